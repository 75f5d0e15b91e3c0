import { view as viewOf, type ActionId, type GameEvent, type State } from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { disciplineName, florins, listed, moneySpace, points } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';
import { followTurn } from '../hint/turn-words.ts';

/** One step of an advised turn. */
export type AdvisedStep = {
  readonly title: string;
  /** Who leaves by it. */
  readonly note: string | undefined;
};

/** An advised turn in one sentence: where to walk, and the one thing that matters there. */
export function advisedSentence(t: Translate, before: State, actions: readonly ActionId[]): string {
  const told = tell(t, before, actions);
  const walk = told.events.find((event) => event.type === 'walked');
  const deeds = DEEDS.flatMap((type) => told.events.filter((event) => event.type === type)).slice(0, 1);
  const phrases = [
    ...(walk === undefined ? [] : [walkTo(told, walk)]),
    ...deeds.flatMap((deed) => phraseOf(told, deed)),
  ];
  return phrases.length === 0 ? '' : `${capital(listed(t, phrases))}.`;
}

/** The same turn step by step. */
export function advisedSteps(t: Translate, before: State, actions: readonly ActionId[]): AdvisedStep[] {
  const told = tell(t, before, actions);
  const steps: AdvisedStep[] = [];
  const seen = new Set<string>();
  let now = before;
  for (const action of actions) {
    const { events, state } = followTurn(now, [action]);
    now = state;
    // several books or discs are one step
    const fresh = events.filter(({ type }) => !COUNTED.has(type) || !seen.has(type));
    for (const { type } of fresh) seen.add(type);
    const once = fresh.filter(
      ({ type }, index) => !COUNTED.has(type) || fresh.findIndex((each) => each.type === type) === index,
    );
    const [title, ...more] = once.flatMap((event) => phraseOf(told, event)).map((phrase) => capital(phrase));
    if (title === undefined) continue;
    steps.push({ title, note: leavingWords(t, events) }, ...more.map((each) => ({ title: each, note: undefined })));
  }
  return steps;
}

/** Who leaves by what one action brings about. */
function leavingWords(t: Translate, events: readonly GameEvent[]): string | undefined {
  const left = events.find((event) => event.type === 'left');
  if (left?.type !== 'left') return undefined;
  const name = shortName(t, left.tile);
  return t(left.from === 'recruitment' ? 'advice.step.drops' : 'advice.step.leaves', { name });
}

/** What a turn is about, the most important first. */
const DEEDS = [
  'masterpiece',
  'artwork-taken',
  'bonus-tile-taken',
  'withdrew',
  'book-written',
  'sailed',
  'disc-placed',
  'meeple-taken',
  'financier-flipped',
  'money',
  'hired',
  'passed',
] as const satisfies readonly GameEvent['type'][];

const COUNTED: ReadonlySet<GameEvent['type']> = new Set([
  'book-written',
  'disc-placed',
  'disc-spent',
  'meeple-taken',
  'sailed',
]);

type Told = {
  readonly t: Translate;
  readonly before: State;
  readonly events: readonly GameEvent[];
  readonly after: State;
};

function tell(t: Translate, before: State, actions: readonly ActionId[]): Told {
  const { events, state } = followTurn(before, actions);
  return { t, before, events, after: state };
}

const capital = (text: string): string =>
  // an amount of florins keeps its small sign
  text.startsWith('ƒ') ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Whom a walk leads to; undefined on the Bonus space. */
function metBy({ t, before }: Told, event: Extract<GameEvent, { type: 'walked' }>): string | undefined {
  const tile = viewOf(before).ring[event.to]?.tile;
  return tile === undefined || tile === null ? undefined : shortName(t, tile.tile);
}

function walkTo(told: Told, event: Extract<GameEvent, { type: 'walked' }>): string {
  const name = metBy(told, event);
  return name === undefined ? told.t('advice.turn.bonus') : told.t('advice.turn.walk-to', { name });
}

/** An event as something to do; nothing for what goes by itself. */
function phraseOf(told: Told, event: GameEvent): string[] {
  const { t, before, after, events } = told;
  const count = events.filter(({ type }) => type === event.type).length;
  switch (event.type) {
    case 'walked': {
      const name = metBy(told, event);
      return [name === undefined ? t('advice.turn.bonus') : t('advice.turn.walk', { steps: event.steps, name })];
    }
    case 'activated':
      return [t('advice.turn.activate', { discipline: disciplineName(t, event.discipline), by: event.by })];
    case 'hired':
      return [t('advice.turn.hire', { name: shortName(t, event.tile), amount: florins(t, event.cost) })];
    case 'fired':
      return [t('advice.turn.fire', { name: shortName(t, event.tile) })];
    case 'disc-spent':
      return [t('advice.turn.disc', { count })];
    case 'masterpiece':
      return [
        t('advice.turn.masterpiece', {
          points: points(t, event.prestige),
          room: t(`terms.room.${event.discipline}`),
        }),
      ];
    case 'artwork-taken': {
      const last = viewOf(after).artworksLeft[event.artwork] === 0 ? 'yes' : 'no';
      return [t('advice.turn.artwork', { artwork: event.artwork, last })];
    }
    case 'bonus-tile-taken':
      return [t('advice.turn.tile', { tile: t(`terms.tile.${event.tile}.name`) })];
    case 'book-written':
      return [t('advice.turn.books', { count })];
    case 'sailed': {
      const to = events.findLast((each) => each.type === 'sailed');
      const { figures } = viewOf(before);
      return [t('advice.turn.sail', { place: moneySpace(t, figures, to?.type === 'sailed' ? to.to : event.to) })];
    }
    case 'disc-placed':
      return event.cause === 'tile' ? [] : [t('advice.turn.discs', { count })];
    case 'meeple-taken':
      return [t('advice.turn.meeples', { count })];
    case 'money':
      return event.amount > 0 && event.cause === 'money'
        ? [t('advice.turn.money', { amount: florins(t, event.amount) })]
        : [];
    case 'financier-flipped':
      return [t('advice.turn.flip')];
    case 'withdrew':
      return [t('advice.turn.withdraw', { points: points(t, event.prestige) })];
    case 'passed':
      return [t('advice.turn.pass')];
    case 'forgone':
      return [t('advice.turn.forgo')];
    default:
      return [];
  }
}
