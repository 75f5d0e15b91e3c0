import {
  DISCIPLINES,
  legalActions,
  preview,
  score,
  view,
  type Figures,
  type GameEvent,
  type State,
  type Step,
} from '@la-stanza/engine';
import {
  createChronicler,
  disciplineName,
  eventsSentence,
  FINAL_LETTERS,
  listed,
  playerName,
  refillSentence,
  type Translate,
} from '@la-stanza/words';
import type { BoardPicture, RoomName } from '../../drawing/board/board-picture.ts';
import type { Target } from '../../drawing/targets/target.tsx';
import { boardPicture } from '../../picture/board.ts';
import { ghostsOf } from '../../picture/ghosts.ts';
import { MOMENTS } from './example-moments.ts';
import { examplePlayers } from './example-players.ts';
import { playMoment, type PlayedMoment } from './moment.ts';

/** A walk over the spaces it counted, in the rooms it led through. */
export type WalkExample = {
  readonly kind: 'walk';
  readonly told: string;
  readonly rooms: readonly RoomName[];
  readonly board: BoardPicture;
};

/** The whole board or the Bonus room alone, before and after. */
export type MomentExample = {
  readonly kind: 'moment';
  readonly told: string;
  readonly where: 'palazzo' | 'bonus';
  readonly boards: readonly BoardPicture[];
};

/** The moments that can be played with these figures. */
export function momentExamples(t: Translate, figures: Figures): MomentExamples {
  const walk = playMoment(MOMENTS.walk, figures);
  const refill = playMoment(MOMENTS.refill, figures);
  const ending = playMoment(MOMENTS.ending, figures);
  const withdrawal = playMoment(MOMENTS.withdrawal, figures);
  return {
    walk: walk && walkExample(t, walk),
    refill: refill && refillExample(t, refill),
    ending: ending && endingExample(t, ending),
    withdrawal: withdrawal && withdrawalExample(t, withdrawal),
  };
}

type MomentExamples = Readonly<{
  walk: WalkExample | undefined;
  refill: MomentExample | undefined;
  ending: MomentExample | undefined;
  withdrawal: MomentExample | undefined;
}>;

/** Rule 3.2: the spaces that a walk counted, and those it did not. */
function walkExample(t: Translate, { start, steps }: PlayedMoment): WalkExample | undefined {
  const seen = view(start);
  const walked = steps.flatMap(({ events }) => [...events]).find((event) => event.type === 'walked');
  if (walked?.type !== 'walked') return undefined;
  const { seat, from, to } = walked;
  const length = (to - from + seen.ring.length) % seen.ring.length;
  const way = [...seen.ring, ...seen.ring].slice(from + 1, from + 1 + length);
  const players = examplePlayers(t, seen.players);
  const names = way
    .flatMap(({ room, figurines }) => (room === null ? [] : figurines))
    .map((each) => playerName(players, each));
  const numbers = stepsFrom(start);
  const spaces = new Map(
    way.map(({ space }): [number, Target] => {
      const number = numbers.get(space);
      const label = t('terms.character-space.name');
      if (number === undefined) return [space, { state: 'not-now', label }];
      return [space, { state: space === to ? 'chosen' : 'within-reach', label, badge: String(number) }];
    }),
  );
  const ghosts = ghostsOf([walked], seat);
  return {
    kind: 'walk',
    told: t('rules.example.walk', { told: told(t, steps), count: names.length, names: listed(t, names) }),
    rooms: [...new Set([from, ...way.map(({ space }) => space)].map((space) => seen.ring[space]?.room ?? 'bonus'))],
    board: boardPicture({ t, view: seen, players, targets: { spaces }, ghosts }),
  };
}

/** How many steps away the engine counts each space where a walk may end. */
function stepsFrom(start: State): ReadonlyMap<number, number> {
  const walks = legalActions(start).flatMap((action) => [...preview(start, action).events]);
  return new Map(walks.flatMap((event) => (event.type === 'walked' ? [[event.to, event.steps]] : [])));
}

/** Rule 10.1: the rooms that were empty, and the board full again. */
function refillExample(t: Translate, { start, steps }: PlayedMoment): MomentExample {
  const { before, dealt, after } = aroundDeals(steps);
  const empty = dealt?.before ?? start;
  const { ring } = view(empty);
  const rooms = DISCIPLINES.filter((room) => ring.every((space) => space.room !== room || space.tile === null));
  return {
    kind: 'moment',
    told: t('rules.example.refill', {
      told: told(t, before),
      rooms: listed(
        t,
        rooms.map((room) => disciplineName(t, room)),
      ),
    }),
    where: 'palazzo',
    boards: [drawn(t, empty), drawn(t, after?.before ?? empty)],
  };
}

/** Rule 11.2: who still has a turn after the last refill, before the final ones. */
function endingExample(t: Translate, { start, steps, end }: PlayedMoment): MomentExample {
  const players = examplePlayers(t, start.table.players);
  const later = createChronicler()(steps).flatMap(({ seat, finalTurn }) =>
    seat === undefined ? [] : [{ name: playerName(players, seat), finalTurn }],
  );
  const still = later.filter(({ finalTurn }) => finalTurn === 0);
  const final = later.find(({ finalTurn }) => finalTurn > 0);
  return {
    kind: 'moment',
    told: t('rules.example.ending', {
      told: told(t, aroundDeals(steps).before),
      count: still.length,
      names: listed(
        t,
        still.map(({ name }) => name),
      ),
      letter: FINAL_LETTERS.charAt((final?.finalTurn ?? 1) - 1),
      player: final?.name ?? '',
    }),
    where: 'bonus',
    boards: [drawn(t, start), drawn(t, end)],
  };
}

/** Rule 11.3: what leaving first is worth. */
function withdrawalExample(t: Translate, { start, steps, end }: PlayedMoment): MomentExample {
  const gone = view(end).seats.find(({ withdrawn }) => withdrawn > 0);
  const points = score(end).seats.find((_, seat) => seat === gone?.seat)?.passing ?? 0;
  return {
    kind: 'moment',
    told: t('rules.example.withdrawal', { told: told(t, steps), points }),
    where: 'bonus',
    boards: [drawn(t, start), drawn(t, end)],
  };
}

type AroundDeals = {
  readonly before: readonly Step[];
  readonly dealt: Step | undefined;
  readonly after: Step | undefined;
};

/** A turn up to the end of its refill, the first deal of this, and the first step after it. */
function aroundDeals(steps: readonly Step[]): AroundDeals {
  const dealt = steps.findIndex((step) => has(step, 'dealt'));
  const after = steps.findIndex((step, index) => index > dealt && !has(step, 'dealt'));
  return { before: steps.slice(0, after), dealt: steps[dealt], after: steps[after] };
}

const has = ({ events }: Step, wanted: GameEvent['type']): boolean => events.some(({ type }) => type === wanted);

/** Steps of one turn in the words of the chronicle. */
function told(t: Translate, steps: readonly Step[]): string {
  const [first] = steps;
  if (first === undefined) return '';
  const { figures, ring, players } = view(first.before);
  const events = steps.flatMap((step) => [...step.events]);
  const sentence = eventsSentence({ t, figures, ring, players: examplePlayers(t, players) }, { events });
  return [sentence, refillSentence(t, { steps: [{ seq: first.entry.seq, events }] })].join(' ').trim();
}

function drawn(t: Translate, state: State): BoardPicture {
  const seen = view(state);
  return boardPicture({ t, view: seen, players: examplePlayers(t, seen.players), targets: {} });
}
