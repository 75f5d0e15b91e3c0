import { lazy, type ReactNode } from 'react';
import { loadTexts } from '../ui/messages/messages.ts';
import type { LayoutName } from './fit/layout-of.ts';
import type { TableParts } from './layout/table-parts.ts';

// A device needs only one of them.
const DesktopTable = lazy(async () => ({ default: (await import('./layout/desktop-table.tsx')).DesktopTable }));
const LandscapeTable = lazy(async () => ({ default: (await import('./layout/landscape-table.tsx')).LandscapeTable }));
const TabletTable = lazy(async () => ({ default: (await import('./layout/tablet-table.tsx')).TabletTable }));
const PhoneTable = lazy(async () => ({ default: (await import('./layout/phone-table.tsx')).PhoneTable }));
const TextTable = lazy(async () => {
  const [{ TextTable: Loaded }] = await Promise.all([import('./text/text-table.tsx'), loadTexts('cards')]);
  return { default: Loaded };
});

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
