import { toAct, type Game, type GameEvent, type Replayed } from '@la-stanza/engine';
import type { GameMoment, GameSource } from '../../game/source/game-source.ts';
import { stepsBetween } from '../../game/source/steps-between.ts';
import { notesOf, YOUR_TURN, type Cue } from '../../ui/sound/cue.ts';

/** Lets a game be heard from now on; gives the way to stop. */
export function listenTo(source: GameSource, play: (cue: Cue) => void): () => void {
  let before = source.moment();
  return source.subscribe(() => {
    const now = source.moment();
    const notes = notesOf(eventsBetween(before.game, now));
    play(isPersonsTurn(now) && !isPersonsTurn(before) ? [...notes, ...YOUR_TURN] : notes);
    before = now;
  });
}

/** What happened from one position to a later one of the same game; nothing after an undo. */
export function eventsBetween(before: Game, now: Replayed): GameEvent[] {
  return stepsBetween(before, now).flatMap(({ events }) => events);
}

function isPersonsTurn({ game, seatsHere }: GameMoment): boolean {
  const acting = toAct(game.state);
  return acting.who === 'seat' && seatsHere.includes(acting.seat);
}
