import type { GameEvent, View } from '@la-stanza/engine';
import { BOOK_COLOURS } from '@la-stanza/words';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import type { Drawing } from '../decision/decision-picture.ts';

/** The pieces a step was about, to be seen at a glance beside its sentence. */
export function chronicleDrawings(
  events: readonly GameEvent[],
  players: readonly SeatedPlayer[],
  ring: View['ring'],
): Drawing[] {
  return events.flatMap((event): Drawing[] => {
    switch (event.type) {
      case 'walked': {
        const room = ring[event.to]?.room;
        return room === null || room === undefined ? [{ kind: 'star' }] : [{ kind: 'emblem', discipline: room }];
      }
      case 'activated':
      case 'disc-placed':
        return [{ kind: 'emblem', discipline: event.discipline }];
      case 'recruited':
      case 'hired':
      case 'fired':
        return [{ kind: 'portrait', person: personOf(event.tile) }];
      case 'meeple-taken':
      case 'meeple-returned':
        return [{ kind: 'meeple', discipline: event.discipline }];
      case 'masterpiece':
        return [
          { kind: 'pillar', player: playerColour(players, event.seat) },
          { kind: 'prestige', figure: String(event.prestige) },
        ];
      case 'sailed':
        return [{ kind: 'ship', player: playerColour(players, event.seat) }];
      case 'book-written': {
        const colour = BOOK_COLOURS.find((each) => each === event.discipline);
        return colour === undefined ? [] : [{ kind: 'book', colour }];
      }
      case 'artwork-taken':
        return [{ kind: 'artwork', artwork: event.artwork }];
      case 'bonus-tile-taken':
        return [{ kind: 'tile', tile: event.tile }];
      case 'money':
        return [{ kind: 'coin' }];
      default:
        return [];
    }
  });
}
