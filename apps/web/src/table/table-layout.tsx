import { type ReactNode } from 'react';
import { loadTexts } from '../ui/messages/messages.ts';
import type { LayoutName } from './fit/layout-of.ts';
import type { TableParts } from './layout/table-parts.ts';
import { part } from '../ui/parts/part.tsx';

// A device needs only one of them.
const DesktopTable = part(async () => (await import('./layout/desktop-table.tsx')).DesktopTable, {
  face: 'page',
  atTable: true,
});
const LandscapeTable = part(async () => (await import('./layout/landscape-table.tsx')).LandscapeTable, {
  face: 'page',
  atTable: true,
});
const TabletTable = part(async () => (await import('./layout/tablet-table.tsx')).TabletTable, {
  face: 'page',
  atTable: true,
});
const PhoneTable = part(async () => (await import('./layout/phone-table.tsx')).PhoneTable, {
  face: 'page',
  atTable: true,
});
const TextTable = part(
  async () => {
    const [{ TextTable: Loaded }] = await Promise.all([import('./text/text-table.tsx'), loadTexts('cards')]);
    return Loaded;
  },
  { face: 'page', atTable: true },
);

/** The table as this window shows it, or as text. */
export function TableLayout({
  layout,
  parts,
}: {
  readonly layout: LayoutName | 'text';
  readonly parts: TableParts;
}): ReactNode {
  switch (layout) {
    case 'desktop':
      return <DesktopTable parts={parts} />;
    case 'landscape':
      return <LandscapeTable parts={parts} />;
    case 'tablet':
      return <TabletTable parts={parts} />;
    case 'phone':
      return <PhoneTable parts={parts} />;
    case 'text':
      return <TextTable parts={parts} />;
  }
}
