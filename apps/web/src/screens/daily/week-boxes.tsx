import { startOfDay } from '@la-stanza/bots/daily';
import type { Daily } from '@la-stanza/protocol';
import { localeOf } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import styles from './week-boxes.module.css';

/** The last seven days, for the player alone: no count of days in a row, nothing that can be lost. */
export function WeekBoxes({ daily: { day, week } }: { readonly daily: Daily }): ReactNode {
  const t = useTranslate();
  const language = useSettings((settings) => settings.language);
  const format = (width: 'narrow' | 'long'): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(localeOf(language), { weekday: width, timeZone: 'UTC' });
  return (
    <ul className={styles['week']}>
      {week.map((each) => {
        const isPlayed = each.lead !== null;
        const name = format('long').format(startOfDay(each.day));
        return (
          <li key={each.day} data-played={isPlayed} data-now={each.day === day}>
            <span
              role="img"
              aria-label={t('daily.week.day', { day: name, played: isPlayed ? 'yes' : 'no' })}
              className={styles['box']}
            >
              {isPlayed ? <Symbol name="check" size={16} /> : null}
            </span>
            <small aria-hidden="true">{format('narrow').format(startOfDay(each.day))}</small>
          </li>
        );
      })}
    </ul>
  );
}
