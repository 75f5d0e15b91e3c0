import { speakOf } from '../messages/messages.ts';
import type { LayoutName } from '../table/fit/layout-of.ts';
import { layoutNow } from '../table/use-layout.ts';
import type { RunningGame } from './running-game.tsx';

const LAYOUTS: Readonly<Record<LayoutName, () => Promise<unknown>>> = {
  desktop: () => import('../table/desktop-table.tsx'),
  landscape: () => import('../table/landscape-table.tsx'),
  tablet: () => import('../table/tablet-table.tsx'),
  phone: () => import('../table/phone-table.tsx'),
};

/** Fetches the table with its words and the layout of this window, side by side: on a slow line every way there and back counts. */
export async function fetchTable(): Promise<{ readonly RunningGame: typeof RunningGame }> {
  const [table] = await Promise.all([import('./running-game.tsx'), LAYOUTS[layoutNow()](), speakOf('table')]);
  return table;
}
