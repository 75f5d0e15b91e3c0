import { dayOf, daysLater } from '@la-stanza/bots/daily';
import { view } from '@la-stanza/engine';
import type { Daily } from '@la-stanza/protocol';
import { useMemo, type ReactNode } from 'react';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { DAILY_TABLE } from '../../game/daily/start-daily.ts';
import { boardPicture } from '../../picture/board.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { isServed } from '../../ui/site-address.ts';
import { CountsCard } from './counts-card.tsx';
import { DailyHead } from './daily-head.tsx';
import { PeopleList } from './daily-people.tsx';
import { DailySeats } from './daily-seats.tsx';
import styles from './daily.module.css';
import { FixedCard } from './fixed-card.tsx';
import { PlayDailyButton } from './play-daily-button.tsx';
import { useDaily, useLinkedGame } from './use-daily.ts';

/** A deal before it is played: its setup, who sits there and what counts. */
export function DailyBefore({ daily }: { readonly daily: Daily }): ReactNode {
  const t = useTranslate();
  const opening = useLinkedGame(daily.opening ?? undefined)?.game;
  const board = useMemo(
    () =>
      opening === undefined
        ? undefined
        : boardPicture({ t, view: view(opening.state), players: DAILY_TABLE, targets: {} }),
    [t, opening],
  );
  const isToday = daily.day === dayOf(daily.now);
  // a server draws the deals of some days at once, so on the first of them there is none before
  const hasDayBefore = isServed && dayOf(daily.publishedAt) < daily.day;
  return (
    <div className={styles['columns']} data-daily="before">
      <div className={styles['wide']}>
        <div className={styles['board']}>{board === undefined ? null : <Palazzo board={board} />}</div>
        <div className={styles['pair']}>
          <CountsCard />
          {hasDayBefore ? <DayBefore day={daysLater(daily.day, -1)} /> : null}
        </div>
      </div>
      <div>
        <Card className={styles['start']}>
          <DailyHead daily={daily} />
          <p className={styles['about']}>{t('daily.about')}</p>
          <DailySeats opening={opening} />
          <PlayDailyButton daily={daily} look={{ tone: 'primary', size: 'big', isInSight: true }} />
          <p className={styles['small']}>
            {isToday ? t(daily.own === null ? 'daily.pause' : 'daily.unfinished') : late()}
          </p>
        </Card>
        <FixedCard daily={daily} />
      </div>
    </div>
  );

  function late(): string | null {
    return daily.own === null ? null : t('daily.late');
  }
}

/** Who was best the day before, if anybody wants to be listed. */
function DayBefore({ day }: { readonly day: string }): ReactNode {
  const t = useTranslate();
  const found = useDaily(day);
  if (found.kind !== 'found' || found.daily.board === null || found.daily.board.top.length === 0) return null;
  return (
    <Card title={t('daily.yesterday')}>
      <PeopleList people={found.daily.board.top} />
    </Card>
  );
}
