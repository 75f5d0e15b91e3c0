import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { AidLink } from '../../ui/rules/aid-link.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { TableParts } from './table-parts.ts';
import { Sheet } from './sheet.tsx';
import { TableChronicle } from './table-chronicle.tsx';
import styles from './table-menu-sheet.module.css';

/** What a small screen has no space for: chronicle, chat, help and settings. */
export function TableMenuSheet({ parts }: { readonly parts: TableParts }): ReactNode {
  const t = useTranslate();
  const { logOpen, onLog, onHelp, onSettings, online } = parts;
  if (!logOpen) return null;
  // one sheet at a time
  const instead = (open: () => void) => (): void => {
    onLog();
    open();
  };
  return (
    <Sheet title={t('table.chronicle')} back={t('table.back')} onClose={onLog}>
      <nav className={styles['menu']} aria-label={t('table.menu')} data-chronicle-open>
        <button type="button" data-opens="help" onClick={instead(onHelp)}>
          <Symbol name="help" size={20} />
          {t('table.bar.help')}
        </button>
        {onSettings === undefined ? null : (
          <button type="button" onClick={instead(onSettings)}>
            <Symbol name="settings" size={20} />
            {t('table.bar.settings')}
          </button>
        )}
        <AidLink />
        {online?.menu}
      </nav>
      <TableChronicle parts={parts} hasTitle={false} />
    </Sheet>
  );
}
