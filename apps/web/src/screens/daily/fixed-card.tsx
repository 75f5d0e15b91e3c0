import { dealer } from '@la-stanza/engine/fair';
import { openDaily } from '@la-stanza/bots/daily';
import { toLink } from '@la-stanza/engine';
import type { Daily } from '@la-stanza/protocol';
import { localeOf } from '@la-stanza/words';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import { isServed } from '../../ui/site-address.ts';
import styles from './daily.module.css';
import { WeekBoxes } from './week-boxes.tsx';

const GROUP = /.{1,4}/g;
const grouped = (hex: string): string => hex.match(GROUP)?.join(' ') ?? hex;

/** The fingerprint that was public before anybody played, after the day the number behind it, and the week. */
export function FixedCard({ daily }: { readonly daily: Daily }): ReactNode {
  const t = useTranslate();
  const language = useSettings((settings) => settings.language);
  const published = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const { fingerprint, seed, publishedAt, edition, bots, week } = daily;
  return (
    <Card title={t('daily.fixed')}>
      {isServed ? (
        <>
          <p className={styles['note']}>
            {seed === null ? t('daily.fixed.since', { moment: published.format(publishedAt) }) : t('daily.fixed.seed')}
          </p>
          <code className={styles['code']}>{grouped(fingerprint)}</code>
          {seed === null ? null : <SeedCheck daily={daily} seed={seed} />}
        </>
      ) : (
        <p className={styles['note']}>{t('daily.fixed.site')}</p>
      )}
      <p className={styles['small']}>{t('daily.version', { edition, bots })}</p>
      <div className={styles['week']}>
        <WeekBoxes daily={daily} />
        <p className={styles['small']}>
          {t('daily.week', { count: week.filter(({ lead }) => lead !== null).length })} {t('daily.week.note')}
        </p>
      </div>
    </Card>
  );
}

/** Recomputes the fingerprint and the setup here, without the server. */
function SeedCheck({ daily, seed }: { readonly daily: Daily; readonly seed: string }): ReactNode {
  const t = useTranslate();
  const [isRight, setIsRight] = useState<boolean>();
  const check = (): void => {
    const isOfSeed = dealer(seed).commitment === daily.fingerprint;
    setIsRight(isOfSeed && toLink(openDaily(seed)) === daily.opening);
  };
  return (
    <>
      <code className={styles['code']}>{grouped(seed)}</code>
      <Button onClick={check}>{t('daily.fixed.check')}</Button>
      <p role="status" className={styles['small']} data-right={isRight}>
        {isRight === undefined ? null : t(isRight ? 'daily.fixed.right' : 'daily.fixed.wrong')}
      </p>
    </>
  );
}
