import { lazy, type LazyExoticComponent } from 'react';
import { loadTexts } from '../../ui/messages/messages.ts';
import type { GameEnd as Loaded } from './game-end.tsx';

/** The end of a game, loaded with its texts when a game is over. */
export const GameEnd: LazyExoticComponent<typeof Loaded> = lazy(async () => {
  const [module] = await Promise.all([import('./game-end.tsx'), loadTexts('extra')]);
  return { default: module.GameEnd };
});
