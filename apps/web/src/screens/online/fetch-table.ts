import { speakOf } from '../../ui/messages/messages.ts';
import type { LayoutName } from '../../table/fit/layout-of.ts';
import { layoutNow } from '../../table/layout/use-layout.ts';
import type { RunningGame } from './running-game.tsx';

const LAYOUTS: Readonly<Record<LayoutName, () => Promise<unknown>>> = {
  desktop: () => import('../../table/layout/desktop-table.tsx'),
  landscape: () => import('../../table/layout/landscape-table.tsx'),
  tablet: () => import('../../table/layout/tablet-table.tsx'),
  phone: () => import('../../table/layout/phone-table.tsx'),
};

/** Fetches the table with its words and the layout of this window, side by side: on a slow line every way there and back counts. */
export async function fetchTable(): Promise<{ readonly RunningGame: typeof RunningGame }> {
  const [table] = await Promise.all([import('./running-game.tsx'), LAYOUTS[layoutNow()](), speakOf('table')]);
  return table;
}
