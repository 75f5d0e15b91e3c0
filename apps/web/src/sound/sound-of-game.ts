import { apply, copy, toAct, type Game, type GameEvent } from '@la-stanza/engine';
import type { GameMoment, GameSource } from '../game/game-source.ts';
import { notesOf, YOUR_TURN, type Cue } from './cue.ts';

/** Lets a game be heard from now on; gives the way to stop. */
export function listenTo(source: GameSource, play: (cue: Cue) => void): () => void {
  let before = source.moment();
  return source.subscribe(() => {
    const now = source.moment();
    const notes = notesOf(eventsBetween(before.game, now.game));
    play(isPersonsTurn(now) && !isPersonsTurn(before) ? [...notes, ...YOUR_TURN] : notes);
    before = now;
  });
}

/** What happened from one position to a later one of the same game; nothing after an undo. */
export function eventsBetween(before: Game, now: Game): GameEvent[] {
  const last = before.line.at(-1);
  const isLater = last === undefined || now.line[before.line.length - 1]?.seq === last.seq;
  if (!isLater) return [];
  const state = copy(before.state);
  const events: GameEvent[] = [];
  for (const { action } of now.line.slice(before.line.length)) apply(state, action, events);
  return events;
}

function isPersonsTurn({ game, seatsHere }: GameMoment): boolean {
  const acting = toAct(game.state);
  return acting.who === 'seat' && seatsHere.includes(acting.seat);
}
