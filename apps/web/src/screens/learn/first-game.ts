import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { startGame } from '../../game/shelf/start-game.ts';
import { botOf } from '../../game/bots/bot-people.ts';
import { useCoachMemory } from '../../ui/coach-memory.ts';

/** Starts the game after the lessons: against one weak bot, with the coach. Returns its id. */
export function startFirstGame(playerName: string): Promise<string> {
  const players: readonly SeatedPlayer[] = [
    { name: playerName, colour: 'plum' },
    { name: botOf('copper', 'novice').name, colour: 'copper', bot: 'novice' },
  ];
  useCoachMemory.getState().turn(true);
  return startGame({ players, options: { start: 'first' } });
}
