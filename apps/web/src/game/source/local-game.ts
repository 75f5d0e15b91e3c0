import {
  ACTIONS,
  undo,
  type ActionId,
  type Figures,
  type Game,
  type GameRecord,
  type Options,
  type RuledRefusal,
  type Replayed,
  type OwnRulings,
  type Seat,
  tryPlay,
  fromText,
  newGame,
  openRecord,
  toRecord,
  whoseTurn,
} from '@la-stanza/engine';
import { promiseOf } from '@la-stanza/engine/fair';
import type { BotEffort, GameMoment, GameSource, SeatedPlayer } from './game-source.ts';
import { stepsNow } from './steps-between.ts';

/** A saved game of this device: the record, the seed of its deals, and the players by seat. */
export type SavedGame = {
  readonly id: string;
  readonly record: GameRecord;
  readonly seed: string;
  readonly players: readonly SeatedPlayer[];
  /** The day whose deal is played, as YYYY-MM-DD. */
  readonly daily?: string | undefined;
  /** The tile number of the person whose evening is played. */
  readonly evening?: number | undefined;
  /** Milliseconds since 1970, for the order of the continue list. */
  readonly savedAt: number;
  /** Rises with every write, undos included; only the shelf sets it. */
  readonly version?: number | undefined;
};

export type NewGame = {
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  readonly options?: Partial<Options> | undefined;
  readonly figures?: Figures | undefined;
  readonly rulings?: OwnRulings | undefined;
  /** The position it starts from as a line of text, which also names the terms; the setup of a game if undefined. */
  readonly position?: string | undefined;
  /** Hexadecimal digits; secret until the game is over. */
  readonly seed: string;
  readonly now: number;
};

/**
 * Decides for a bot's seat. An answer that arrives after the game has moved on is ignored; rejected if the bot could not decide.
 */
export type BotPlayer = (game: Game, seat: Seat, player: SeatedPlayer, how: BotEffort) => Promise<ActionId>;

export type Author = 'person' | 'bot';

/** A game on this device that can also follow steps made in another tab. */
export type LocalGame = GameSource & {
  /** Shows a position saved by another tab, without saving it. Returns false if its record cannot be read. */
  readonly catchUp: (saved: SavedGame) => boolean;
};

type LocalGameParts = {
  readonly saved: SavedGame;
  /** Called after every entry, with its author. */
  readonly save: (saved: SavedGame, by: Author) => void;
  readonly think: BotPlayer;
  readonly now: () => number;
};

const EFFORTS: readonly BotEffort[] = ['simply', 'well'];
/** On the deal of a day the bots give everybody the same answers. */
const SAME_FOR_ALL: readonly BotEffort[] = ['well'];

/** Creates a new game for this device. */
export function newSavedGame({ id, players, position, seed, now, ...agreed }: NewGame): SavedGame {
  const { record } =
    position === undefined
      ? newGame({ ...agreed, players: players.length, commitment: promiseOf(seed) })
      : mustStart(position, seed);
  return { id, record, seed, players, savedAt: now };
}

function mustStart(position: string, seed: string): Game {
  const started = fromText(position, { seed });
  if ('fault' in started) throw new Error(`a game cannot start from ${position}: ${JSON.stringify(started.fault)}`);
  return started.game;
}

/** Opens a saved game as a source for the table: makes the deals, lets bots think, saves after every entry. */
export function openLocalGame({ saved, save, think, now }: LocalGameParts): LocalGame {
  const listeners = new Set<() => void>();
  let moment = firstMoment(saved);
  let isClosed = false;
  /** The seat whose bot plays simply, until somebody else decides. */
  let simple: Seat | undefined;

  function change(to: GameMoment): void {
    moment = to;
    for (const listener of listeners) listener();
  }

  function show(next: Replayed): void {
    const { game } = next;
    const thinking = botToAct(game, saved.players);
    if (thinking !== simple) simple = undefined;
    change({ ...moment, game, steps: stepsNow(moment.steps, next), thinking, stuck: undefined });
    letBotThink();
  }

  function enter(next: Replayed, by: Author): void {
    const { game } = next;
    save({ ...saved, record: toRecord(game), savedAt: now() }, by);
    show(next);
  }

  function play(action: ActionId, by: Author): RuledRefusal | undefined {
    const next = tryPlay(moment.game, action);
    if ('refusal' in next) return next.refusal;
    enter(next, by);
    return undefined;
  }

  /** Undoes the game to an entry. */
  function back(to: number): boolean {
    const undone = undo(moment.game, to);
    if ('fault' in undone) return false;
    enter({ game: undone.game, steps: [] }, 'person');
    return true;
  }

  function letBotThink(): void {
    const { game, thinking } = moment;
    const player = thinking === undefined ? undefined : saved.players[thinking];
    if (thinking === undefined || player === undefined) return;
    // an undo, a step in another tab or closing the table voids the answer
    const isVoid = (): boolean => isClosed || moment.game !== game;
    const how = thinking === simple ? 'simply' : 'well';
    void think(game, thinking, player, how).then(
      (action) => {
        if (isVoid()) return;
        const refusal = play(action, 'bot');
        if (refusal !== undefined) throw new Error(`a bot plays against the rules: ${JSON.stringify(refusal)}`);
      },
      () => {
        if (!isVoid()) change({ ...moment, stuck: saved.daily === undefined ? EFFORTS : SAME_FOR_ALL });
      },
    );
  }

  letBotThink();

  return {
    moment: () => moment,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (action) => play(action, 'person'),
    undo: () => {
      const { game, thinking } = moment;
      const last = game.line.at(-1);
      // a bot's steps cannot be undone
      return thinking === undefined && last !== undefined && last.seq >= game.undo.free && back(last.seq);
    },
    takeBack: () => {
      const last = moment.game.line.at(-1);
      const isPersons = last !== undefined && last.seat !== 'chance' && moment.seatsHere.includes(last.seat);
      return isPersons && back(last.seq);
    },
    catchUp: ({ record }) => {
      const result = openRecord(record, { from: moment.game });
      if ('fault' in result) return false;
      if (!isClosed) show(result);
      return true;
    },
    askBot: (how) => {
      if (moment.stuck?.includes(how) !== true) return;
      simple = how === 'simply' ? moment.thinking : undefined;
      change({ ...moment, stuck: undefined });
      letBotThink();
    },
    close: () => {
      isClosed = true;
      listeners.clear();
    },
  };
}

function firstMoment(saved: SavedGame): GameMoment {
  const { game, steps } = mustReplay(saved);
  const seatsHere = humanSeats(game, saved.players);
  return { game, steps, players: saved.players, seatsHere, thinking: botToAct(game, saved.players) };
}

function humanSeats(game: Game, players: readonly SeatedPlayer[]): Seat[] {
  return allSeats(game).filter((seat) => players[seat]?.bot === undefined);
}

function allSeats({ state }: Game): Seat[] {
  return ACTIONS.flatMap((action) =>
    action.kind === 'start' && action.seat < state.table.players ? [action.seat] : [],
  );
}

function botToAct({ state }: Game, players: readonly SeatedPlayer[]): Seat | undefined {
  const acting = whoseTurn(state);
  return acting.who === 'seat' && players[acting.seat]?.bot !== undefined ? acting.seat : undefined;
}

/** Replays a record and makes the deals that are due. A record of this device that does not replay is a bug. */
function mustReplay({ record, seed }: SavedGame): Replayed {
  const result = openRecord(record, { seed });
  if ('fault' in result) throw new Error(`a record of this device does not replay: ${JSON.stringify(result.fault)}`);
  return result;
}
