import type { HintedTurn } from '@la-stanza/bots';
import { ACTIONS, preview, type ActionId, type Category, type GameEvent, type State } from '@la-stanza/engine';
import {
  chronicleSentences,
  planWords,
  reasonWords,
  type FigureWords,
  type Teller,
  type Translate,
} from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { Drawing, Offer, PanelPicture } from '../decision/decision-picture.ts';
import { offersOf } from '../decision/offers.ts';

/** Where the estimate lies on the scale, in shares of its length. */
type Whisker = { readonly value: number; readonly low: number; readonly high: number };

export type HintedCandidate = {
  readonly key: string;
  readonly title: string;
  readonly badge: string | undefined;
  readonly drawing: Drawing | undefined;
  readonly end: Drawing | undefined;
  /** "46 ± 3 %". */
  readonly chance: string;
  readonly whisker: Whisker;
  /** What the turn does after its first step. */
  readonly plan: string;
  readonly reason: string;
  /** Expected prestige against the mean of the turns shown. */
  readonly changes: readonly { readonly category: Category; readonly text: string; readonly loss: boolean }[];
  readonly onChoose: (() => void) | undefined;
};

export type HintPicture = {
  readonly candidates: readonly HintedCandidate[];
  /** Whether the first two can be told apart. */
  readonly verdict: string;
  readonly note: string;
  /** By ring space. */
  readonly spaces: ReadonlyMap<number, { readonly text: string; readonly best: boolean }>;
};

export type HintParts = {
  readonly t: Translate;
  readonly figures: FigureWords;
  readonly players: readonly SeatedPlayer[];
  readonly teller: Teller;
  readonly state: State;
  readonly seat: number;
  readonly panel: PanelPicture;
  readonly turns: readonly HintedTurn[];
};

/** Nineteen of twenty estimates lie within so many errors. */
const ERRORS = 2;
/** Nothing is surer than this, whatever the search says. */
const LEAST_ERROR = 0.01;
const SHOWN: readonly Category[] = ['masterpieces', 'sailboat', 'books', 'bonusMajority', 'museumMajority'];

export function hintPicture(parts: HintParts): HintPicture {
  const { t, figures, turns } = parts;
  const scale = scaleOf(turns);
  const offers = offersOf(parts.panel);
  const candidates = turns.map((turn, rank) => candidateOf(parts, turn, rank, scale, offers));
  const [first, second] = turns;
  const isClear = first === undefined || second === undefined || low(first) > high(second);
  const visits = turns.reduce((sum, { candidate }) => sum + candidate.visits, 0);
  return {
    candidates,
    verdict: t(turns.length < 2 ? 'hint.verdict.only' : isClear ? 'hint.verdict.clear' : 'hint.verdict.overlap'),
    note: t('hint.note', { count: visits }),
    spaces: spacesOf(turns, figures),
  };
}

const errorOf = ({ candidate }: HintedTurn): number => ERRORS * Math.max(LEAST_ERROR / ERRORS, candidate.error);
const low = (turn: HintedTurn): number => Math.max(0, turn.candidate.winShare - errorOf(turn));
const high = (turn: HintedTurn): number => Math.min(1, turn.candidate.winShare + errorOf(turn));

type Scale = { readonly from: number; readonly to: number };

/** From ten to ten, so that the shown turns fill it. */
function scaleOf(turns: readonly HintedTurn[]): Scale {
  const from = Math.floor(10 * Math.min(1, ...turns.map((turn) => low(turn)))) / 10;
  const to = Math.ceil(10 * Math.max(0, ...turns.map((turn) => high(turn)))) / 10;
  return { from: Math.max(0, Math.min(from, to - 0.4)), to: Math.min(1, Math.max(to, from + 0.4)) };
}

function candidateOf(
  parts: HintParts,
  turn: HintedTurn,
  rank: number,
  { from, to }: Scale,
  offers: readonly Offer[],
): HintedCandidate {
  const { t, figures, seat } = parts;
  const { winShare, actions, prestige } = turn.candidate;
  const [first, ...rest] = actions;
  const offer = offers.find(({ key }) => key === textOf(first));
  const at = (share: number): number => (share - from) / (to - from);
  const opening = follow(actions.slice(0, 1), parts.state);
  const plan = planWords(parts.teller, follow(rest, opening.state).events);
  // the chance is said beside; what makes the difference comes next
  const reason = turn.reasons.find(({ code }) => code !== 'win-share') ?? turn.reasons[0];
  return {
    key: `${rank} ${actions.join(' ')}`,
    title: offer?.title ?? chronicleSentences(parts.teller, opening.events).join(' '),
    badge: offer?.badge,
    drawing: offer?.drawing,
    end: offer?.end,
    chance: t('hint.chance', { chance: figures.percent(winShare), error: figures.percent(errorOf(turn)) }),
    whisker: { value: at(winShare), low: at(low(turn)), high: at(high(turn)) },
    plan,
    reason: reason === undefined ? '' : reasonWords(parts, reason),
    changes: SHOWN.map((category) => {
      const mean = parts.turns.reduce((sum, each) => sum + (each.candidate.prestige[seat]?.[category] ?? 0), 0);
      const change = (prestige[seat]?.[category] ?? 0) - mean / Math.max(1, parts.turns.length);
      return { category, text: figures.change(change), loss: change <= -0.05 };
    }),
    onChoose: offer?.onChoose,
  };
}

const textOf = (action: ActionId | undefined): string => (action === undefined ? '' : (ACTIONS[action]?.text ?? ''));

/** What actions of one turn bring about, and where they lead. */
function follow(
  actions: readonly ActionId[],
  from: State,
): { readonly events: readonly GameEvent[]; readonly state: State } {
  const { state, events } = preview(from, ...actions);
  const end = events.findIndex(({ type }) => type === 'turn' || type === 'refill-begun');
  return { events: end === -1 ? events : events.slice(0, end), state };
}

function spacesOf(turns: readonly HintedTurn[], figures: FigureWords): HintPicture['spaces'] {
  const spaces = new Map<number, { readonly text: string; readonly best: boolean }>();
  for (const [rank, { candidate }] of turns.entries()) {
    const [first] = candidate.actions;
    const action = first === undefined ? undefined : ACTIONS[first];
    if (action?.kind !== 'land' || spaces.has(action.space)) continue;
    spaces.set(action.space, { text: `${figures.percent(candidate.winShare)}%`, best: rank === 0 });
  }
  return spaces;
}
