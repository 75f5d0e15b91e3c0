import { useNavigate } from '@tanstack/react-router';
import { botOf } from '../../game/bots/bot-people.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useCoachMemory } from '../../ui/coach-memory.ts';
import { useSettings } from '../../ui/settings.ts';

/** Starts a game against two bots on this device. */
export function usePlayNow(): () => Promise<void> {
  const navigate = useNavigate();
  const playerName = useSettings((settings) => settings.playerName);
  return async () => {
    useCoachMemory.getState().welcome();
    // the rules of the game are loaded with the first game
    const [{ startGame }, { ownTerms, useEdition }] = await Promise.all([
      import('../../game/shelf/start-game.ts'),
      import('../../game/edition/edition.ts'),
    ]);
    const players = playNowTable(playerName);
    const id = await startGame({ players, ...ownTerms(useEdition.getState().own, players.length) });
    await navigate({ to: '/game/$id', params: { id } });
  };
}

/** A first game against two bots of the lowest levels: one to learn from and to win. */
function playNowTable(playerName: string): SeatedPlayer[] {
  const bot = (colour: 'onyx' | 'copper', level: 'novice' | 'apprentice'): SeatedPlayer => ({
    name: botOf(colour, level).name,
    colour,
    bot: level,
  });
  return [{ name: playerName, colour: 'plum' }, bot('onyx', 'apprentice'), bot('copper', 'novice')];
}
