import { view, type Game, type GameEvent, type Replayed, type View, whoseTurn } from '@la-stanza/engine';
import type { GameMoment, GameSource } from '../../game/source/game-source.ts';
import { stepsBetween } from '../../game/source/steps-between.ts';
import { cuesOf } from '../../ui/sound/cue.ts';
import type { Sound } from '../../ui/sound/sound.ts';
import type { TuneName } from '../../ui/sound/sound-names.ts';

/** The music of the rounds, in turn; the finale has its own. */
const TUNES: readonly TuneName[] = ['belle-qui-tiens-ma-vie', 'tourdion', 'schiarazula-marazula', 'el-grillo'];

/** Plays cues for every change of a game, and the music of its round. Returns a function to stop. */
export function playCues(source: GameSource, sound: Sound, isHeard: () => boolean = () => true): () => void {
  let before = source.moment();
  const playMusic = ({ game }: GameMoment): void => sound.tune(isHeard() ? tuneOf(view(game.state)) : undefined);
  playMusic(before);
  const stop = source.subscribe(() => {
    const was = before;
    const now = source.moment();
    before = now;
    playMusic(now);
    if (!isHeard()) return;
    if (now.game.line.length < was.game.line.length) {
      sound.cues(['undo']);
      return;
    }
    const events = eventsBetween(was.game, now);
    const isYourTurn = isPersonsTurn(now) && !isPersonsTurn(was);
    sound.cues(cuesOf(events, isYourTurn));
    sound.felt(cuesOf(events.filter(isOf(now)), isYourTurn));
  });
  return () => {
    stop();
    sound.close();
  };
}

/** The events from one position to a later one of the same game; none after an undo. */
export function eventsBetween(before: Game, now: Replayed): GameEvent[] {
  return stepsBetween(before, now).flatMap(({ events }) => events);
}

/** The music of a position; none when the game is over. */
export function tuneOf({ phase, round }: Pick<View, 'phase' | 'round'>): TuneName | undefined {
  switch (phase) {
    case 'over':
      return undefined;
    case 'final':
      return 'greensleeves';
    case 'setup':
    case 'rounds':
    case 'ending':
      return TUNES[Math.max(0, round - 1) % TUNES.length];
  }
}

/** Whether an event is about a person of this device. */
const isOf =
  ({ seatsHere }: GameMoment) =>
  (event: GameEvent): boolean =>
    'seat' in event && seatsHere.includes(event.seat);

function isPersonsTurn({ game, seatsHere }: GameMoment): boolean {
  const acting = whoseTurn(game.state);
  return acting.who === 'seat' && seatsHere.includes(acting.seat);
}
