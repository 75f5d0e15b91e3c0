import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { SourceMark } from './source-mark.tsx';
import styles from './figure-sources.module.css';

const UNSURE = ['differ', 'silent', 'assumed', 'public'] as const;

/** Explains the marks of what the rulebook does not print, and of the reader's own box. */
export function FigureSources(): ReactNode {
  const t = useTranslate();
  return (
    <Card title={t('rules.sure')} className={styles['card']}>
      <dl className={styles['kinds']}>
        <div>
          <dt>{t('rules.sure.rulebook')}</dt>
          <dd>{t('rules.sure.plain')}</dd>
        </div>
        {UNSURE.map((from) => (
          <div key={from}>
            <dt>{t(`rules.from.${from}`)}</dt>
            <dd>
              <SourceMark from={from} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('rules.sure.own')}</dt>
          <dd>
            <SourceMark from="own" />
          </dd>
        </div>
      </dl>
      <Link to="/edition" className={buttonClass({}, styles['wide'])}>
        {t('rules.box')}
      </Link>
    </Card>
  );
}
