import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEdition } from '../../game/edition/edition.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { SwitchRow } from '../../ui/controls/switch-row.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './new-game.module.css';

type FiguresCardProps = { readonly usesOwn: boolean; readonly onChange: (usesOwn: boolean) => void };

/** Whether the game uses the figures of the reader's own box. */
export function FiguresCard({ usesOwn, onChange }: FiguresCardProps): ReactNode {
  const t = useTranslate();
  const own = useEdition((edition) => edition.own);
  return (
    <Card title={t('newgame.own-figures')}>
      <div className={styles['options']}>
        {own === undefined ? (
          <p className={styles['figures']}>{t('newgame.own-figures.set')}</p>
        ) : (
          <SwitchRow
            name={t('newgame.own-figures')}
            note={t('newgame.own-figures.rule')}
            on={usesOwn}
            onChange={onChange}
          />
        )}
        <Link to="/edition" className={buttonClass({})}>
          {t('newgame.own-figures.see')}
        </Link>
      </div>
    </Card>
  );
}
