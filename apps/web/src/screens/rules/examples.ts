import {
  score,
  view,
  type Discipline,
  type Figures,
  type GameEvent,
  type Seat,
  type State,
  newGame,
  openRecord,
} from '@la-stanza/engine';
import { createChronicler, refillSentence, turnSentence, type ChronicleTurn, type Translate } from '@la-stanza/words';
import { PLAYER_COLOURS } from '../../drawing/art/player.ts';
import type { BoardPicture, RoomName } from '../../drawing/board/board-picture.ts';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { boardPicture } from '../../picture/board.ts';
import { matPicture } from '../../picture/mat.ts';
import { EXAMPLE_GAME } from './example-game.ts';

/** What a turn is an example of. */
export const EXAMPLE_NAMES = [
  'hire',
  'masterpiece',
  'discoveries',
  'literature',
  'religion',
  'arts',
  'politics',
  'money',
  'tile',
  'refill',
] as const;
export type ExampleName = (typeof EXAMPLE_NAMES)[number];

type Shown = { readonly board: BoardPicture; readonly mat: MatPicture };

/** A turn that was really played: told by the chronicle, and drawn before and after by the table's own pictures. */
export type Example = {
  readonly told: string;
  /** The room in which something changes. */
  readonly room: RoomName;
  readonly before: Shown;
  readonly after: Shown;
};

type Turn = ChronicleTurn & { readonly before: State; readonly after: State; readonly seat: Seat };

/** The turn that shows it: the first one with this event. */
const SHOWN_BY: Readonly<Record<ExampleName, (event: GameEvent) => boolean>> = {
  hire: ({ type }) => type === 'hired',
  masterpiece: ({ type }) => type === 'masterpiece',
  discoveries: ({ type }) => type === 'sailed',
  literature: ({ type }) => type === 'book-written',
  religion: (event) => isActivatedThere(event, 'religion'),
  arts: (event) => event.type === 'artwork-taken' && event.artwork === 'painting',
  politics: (event) => isActivatedThere(event, 'politics'),
  money: ({ type }) => type === 'financier-moved',
  tile: ({ type }) => type === 'bonus-tile-taken',
  refill: ({ type }) => type === 'refill-begun',
};

const isActivatedThere = (event: GameEvent, room: Discipline): boolean =>
  event.type === 'activated' && event.by === 'room' && event.discipline === room;

const ROOMS: Readonly<Partial<Record<ExampleName, RoomName>>> = {
  tile: 'bonus',
  hire: 'discoveries',
  refill: 'religion',
};

/** One example of each kind, as far as the game can be played with these figures. */
export function examplesOf(t: Translate, figures: Figures): ReadonlyMap<ExampleName, Example> {
  const players: SeatedPlayer[] = PLAYER_COLOURS.slice(0, 2).map((colour, index) => ({
    name: t('newgame.player', { seat: index + 1 }),
    colour,
  }));
  const turns = turnsOf(figures);
  return new Map(
    EXAMPLE_NAMES.flatMap((name) => {
      const turn = turns.find(({ steps }) => steps.some(({ events }) => events.some(SHOWN_BY[name])));
      if (turn === undefined) return [];
      const { seat, before, after } = turn;
      const shown = (state: State): Shown => ({
        board: boardPicture({ t, view: view(state), players, targets: {} }),
        mat: matPicture({ t, view: view(state), seat, players, score: score(state) }),
      });
      const example: Example = {
        told: [turnSentence({ t, players, figures, ring: view(before).ring }, turn), refillSentence(t, turn)]
          .join(' ')
          .trim(),
        room: ROOMS[name] ?? roomOf(turn),
        before: shown(before),
        after: shown(after),
      };
      return [[name, example] as const];
    }),
  );
}

function turnsOf(figures: Figures): readonly Turn[] {
  const entries = EXAMPLE_GAME.flatMap((line) => line.split(', '));
  const record = newGame({ players: 2, figures }).record;
  const whole = openRecord({ ...record, entries });
  // other figures may refuse a step: the turns before it are still true
  const refused = 'fault' in whole && whole.fault.code === 'entry-refused' ? whole.fault.entry : undefined;
  const replayed = refused === undefined ? whole : openRecord({ ...record, entries: entries.slice(0, refused) });
  if ('fault' in replayed) return [];
  const told = createChronicler()(replayed.steps);
  const turns = refused === undefined ? told : told.slice(0, -1);
  return turns.flatMap((turn, index) => {
    const after = turns[index + 1]?.before ?? replayed.game.state;
    const { before, seat } = turn;
    return before === undefined || seat === undefined ? [] : [{ ...turn, before, seat, after }];
  });
}

/** The room that a turn activates. */
function roomOf({ steps }: Turn): RoomName {
  for (const { events } of steps) {
    for (const event of events) if (event.type === 'activated') return event.discipline;
  }
  return 'bonus';
}
