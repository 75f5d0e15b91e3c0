import { dailyNumber, dayOf } from '@la-stanza/bots/daily';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BotFace } from '../../drawing/art/bot-face.tsx';
import { faceOf } from '../../game/bots/bot-people.ts';
import { DAILY_TABLE } from '../../game/daily/start-daily.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './daily-card.module.css';
import { signed } from './signed.ts';
import { useDaily } from './use-daily.ts';
import { WeekBoxes } from './week-boxes.tsx';

/** Today's deal in short, with the way to it. */
export function DailyCard(): ReactNode {
  const t = useTranslate();
  const day = dayOf(Date.now());
  const found = useDaily(day);
  const daily = found.kind === 'found' ? found.daily : undefined;
  const own = daily?.own ?? null;
  const lead = own?.lead ?? null;
  return (
    <Card title={t('daily.title')}>
      <p className={styles['about']}>{t('daily.card.about')}</p>
      <div className={styles['row']}>
        {DAILY_TABLE.map((player) => {
          const face = faceOf(player);
          return face === undefined ? null : <BotFace key={player.colour} person={face} size={34} />;
        })}
        {daily === undefined ? null : <WeekBoxes daily={daily} />}
      </div>
      <div className={styles['row']}>
        <Link to="/daily" className={buttonClass({ tone: 'gold' })}>
          {t(lead !== null ? 'daily.look' : own === null ? 'daily.play' : 'daily.go-on')}
        </Link>
        <span className={styles['note']}>
          {lead === null ? t('daily.number', { number: dailyNumber(day) }) : t('daily.points', { lead: signed(lead) })}
        </span>
      </div>
    </Card>
  );
}
