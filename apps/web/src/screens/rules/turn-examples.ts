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
import type { BoardPicture, RoomName } from '../../drawing/board/board-picture.ts';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import { boardPicture } from '../../picture/board.ts';
import { matPicture } from '../../picture/mat.ts';
import { EXAMPLE_GAME } from './example-game.ts';
import { examplePlayers } from './example-players.ts';

const PLAYERS = 2;

export type Shown = { readonly board: BoardPicture; readonly mat: MatPicture };

/** A turn of the example game, told by the chronicle, and drawn before and after by the table's own pictures. */
export type TurnExample = {
  readonly kind: 'turn';
  readonly told: string;
  /** Where something changes: in a room, on the worker track or on the bookshelf. */
  readonly where: RoomName | 'workers' | 'shelf';
  readonly before: Shown;
  readonly after: Shown;
};

type TurnName =
  | 'hire'
  | 'masterpiece'
  | 'discoveries'
  | 'literature'
  | 'religion'
  | 'arts'
  | 'politics'
  | 'money'
  | 'tile';

type Turn = ChronicleTurn & { readonly before: State; readonly after: State; readonly seat: Seat };

/** The turn that shows it: the first one with this event. */
const SHOWN_BY: Readonly<Record<TurnName, (event: GameEvent) => boolean>> = {
  hire: ({ type }) => type === 'hired',
  masterpiece: ({ type }) => type === 'masterpiece',
  discoveries: ({ type }) => type === 'sailed',
  literature: ({ type }) => type === 'book-written',
  religion: (event) => isActivatedThere(event, 'religion'),
  arts: (event) => event.type === 'artwork-taken' && event.artwork === 'painting',
  politics: (event) => isActivatedThere(event, 'politics'),
  money: ({ type }) => type === 'financier-moved',
  tile: ({ type }) => type === 'bonus-tile-taken',
};

const isActivatedThere = (event: GameEvent, room: Discipline): boolean =>
  event.type === 'activated' && event.by === 'room' && event.discipline === room;

const WHERE: Readonly<Partial<Record<string, TurnExample['where']>>> = {
  hire: 'workers',
  money: 'workers',
  literature: 'shelf',
  tile: 'bonus',
};

/** One turn of each kind, as far as the game can be played with these figures. */
export function turnExamples(t: Translate, figures: Figures): Partial<Record<TurnName, TurnExample>> {
  const players = examplePlayers(t, PLAYERS);
  const turns = turnsOf(figures);
  const examples = Object.entries(SHOWN_BY).flatMap(([name, isShown]): [string, TurnExample][] => {
    const turn = turns.find(({ steps }) => steps.some(({ events }) => events.some(isShown)));
    if (turn === undefined) return [];
    const { seat, before, after } = turn;
    const shown = (state: State): Shown => ({
      board: boardPicture({ t, view: view(state), players, targets: {} }),
      mat: matPicture({ t, view: view(state), seat, players, score: score(state) }),
    });
    const told = [turnSentence({ t, players, figures, ring: view(before).ring }, turn), refillSentence(t, turn)];
    const where = WHERE[name] ?? roomOf(turn);
    return [[name, { kind: 'turn', told: told.join(' ').trim(), where, before: shown(before), after: shown(after) }]];
  });
  return Object.fromEntries(examples);
}

function turnsOf(figures: Figures): readonly Turn[] {
  const entries = EXAMPLE_GAME.flatMap((line) => line.split(', '));
  const record = newGame({ players: PLAYERS, figures }).record;
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
