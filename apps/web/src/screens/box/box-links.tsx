import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './box-links.module.css';

const LINKS = [
  { to: '/box/setup', symbol: 'plus', name: 'box.setup' },
  { to: '/box/score', symbol: 'check', name: 'box.score' },
  { to: '/box/print', symbol: 'copy', name: 'box.print' },
] as const;

/** What goes with a box on the table. */
export function BoxLinks({ className }: { readonly className?: string | undefined }): ReactNode {
  const t = useTranslate();
  return (
    <Card title={t('box.title')} className={className}>
      <div className={styles['links']}>
        {LINKS.map(({ to, symbol, name }) => (
          <Link key={to} to={to} className={buttonClass({})}>
            <Symbol name={symbol} />
            {t(name)}
          </Link>
        ))}
      </div>
    </Card>
  );
}
