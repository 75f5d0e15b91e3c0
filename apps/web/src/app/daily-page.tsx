import { dayOf, daysLater, startOfDay } from '@la-stanza/bots/daily';
import { localeOf } from '@la-stanza/words';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { DailyBefore } from '../screens/daily/daily-before.tsx';
import { DailyResult } from '../screens/daily/daily-result.tsx';
import { useDaily, type DailyFound } from '../screens/daily/use-daily.ts';
import { troubleSentence } from '../server/trouble-sentence.ts';
import { SiteHeader } from '../shell/site-header.tsx';
import { buttonClass } from '../ui/controls/button.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { useSettings } from '../ui/settings.ts';
import styles from './daily-page.module.css';

/** The deal of a day: today's, or one of the archive. */
export function DailyPage(): ReactNode {
  const t = useTranslate();
  const language = useSettings((settings) => settings.language);
  const { day: asked } = useParams({ strict: false });
  const today = dayOf(Date.now());
  const day = isDay(asked) ? asked : today;
  const found = useDaily(day);
  const name = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <header className={styles['head']}>
          <h1>{t('daily.title')}</h1>
          <nav aria-label={t('daily.title')}>
            <Link
              to="/daily/$day"
              params={{ day: daysLater(day, -1) }}
              className={buttonClass({ size: 'icon' })}
              aria-label={t('daily.before')}
            >
              <Symbol name="left" size={18} />
            </Link>
            <span>{name.format(startOfDay(day))}</span>
            {day < today ? (
              <Link
                to="/daily/$day"
                params={{ day: daysLater(day, 1) }}
                className={buttonClass({ size: 'icon' })}
                aria-label={t('daily.after')}
              >
                <Symbol name="right" size={18} />
              </Link>
            ) : null}
          </nav>
        </header>
        <Found found={found} />
      </main>
    </>
  );
}

function Found({ found }: { readonly found: DailyFound }): ReactNode {
  const t = useTranslate();
  switch (found.kind) {
    case 'loading':
      return <p className={styles['note']}>{t('site.loading')}</p>;
    case 'none':
      return <p className={styles['note']}>{t('daily.none')}</p>;
    case 'trouble':
      return (
        <p className={styles['note']} role="alert">
          {troubleSentence(t, found.trouble)}
        </p>
      );
    case 'found': {
      const lead = found.daily.own?.lead ?? null;
      return lead === null ? <DailyBefore daily={found.daily} /> : <DailyResult daily={found.daily} lead={lead} />;
    }
  }
}

const isDay = (text: string | undefined): text is string =>
  text !== undefined &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(startOfDay(text)) &&
  dayOf(startOfDay(text)) === text;
