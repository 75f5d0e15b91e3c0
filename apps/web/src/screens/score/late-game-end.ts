import type { ComponentProps } from 'react';
import { loadTexts } from '../../ui/messages/messages.ts';
import type { GameEnd as Loaded } from './game-end.tsx';
import { part, type Part } from '../../ui/parts/part.tsx';

/** The end of a game, loaded with its texts when a game is over. */
export const GameEnd: Part<ComponentProps<typeof Loaded>> = part(
  async () => {
    const [module] = await Promise.all([import('./game-end.tsx'), loadTexts('extra')]);
    return module.GameEnd;
  },
  { face: 'page', atTable: true },
);
