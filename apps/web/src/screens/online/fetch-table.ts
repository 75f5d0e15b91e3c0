import { loadTexts } from '../../ui/messages/messages.ts';
import type { LayoutName } from '../../table/fit/layout-of.ts';
import { layoutNow } from '../../table/layout/use-layout.ts';
import type { RunningGame } from './running-game.tsx';

const LAYOUTS: Readonly<Record<LayoutName, () => Promise<unknown>>> = {
  desktop: () => import('../../table/layout/desktop-table.tsx'),
  landscape: () => import('../../table/layout/landscape-table.tsx'),
  tablet: () => import('../../table/layout/tablet-table.tsx'),
  phone: () => import('../../table/layout/phone-table.tsx'),
};

/** Loads the table, its texts and the layout of this window in parallel: on a slow line every round trip counts. */
export async function fetchTable(): Promise<{ readonly RunningGame: typeof RunningGame }> {
  const [table] = await Promise.all([import('./running-game.tsx'), LAYOUTS[layoutNow()](), loadTexts('table')]);
  return table;
}
