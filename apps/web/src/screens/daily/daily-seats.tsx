import { DAILY_BOTS, DAILY_SEAT } from '@la-stanza/bots/daily';
import { view, type Game } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { BotFace } from '../../drawing/art/bot-face.tsx';
import { Coin } from '../../drawing/art/coin.tsx';
import { PersonFace } from '../../drawing/art/person-face.tsx';
import { DAILY_TABLE } from '../../game/daily/start-daily.ts';
import { faceOf as botFaceOf } from '../../game/bots/bot-people.ts';
import { faceOf } from '../../server/faces.ts';
import { useGuest } from '../../server/guest-store.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './daily.module.css';

/** Who sits at the table, in the order of their turns, with what they begin with. */
export function DailySeats({ opening }: { readonly opening: Game | undefined }): ReactNode {
  const t = useTranslate();
  const me = useGuest((guest) => guest.me?.user);
  const seats = opening === undefined ? [] : view(opening.state).seats;
  const first = opening === undefined ? DAILY_SEAT : view(opening.state).startSeat;
  const order = DAILY_TABLE.map((_, place) => (first + place) % DAILY_TABLE.length);
  return (
    <ol className={styles['seats']}>
      {order.map((seat, place) => {
        const player = DAILY_TABLE[seat];
        const bot = botFaceOf(player);
        return (
          <li key={seat}>
            {bot === undefined ? (
              <PersonFace person={faceOf(me ?? '')} size={38} />
            ) : (
              <BotFace person={bot} size={38} />
            )}
            <span className={styles['who']}>
              <b>{seat === DAILY_SEAT ? t('daily.you') : player?.name}</b>
              <small>
                {[
                  ...(seat === DAILY_SEAT ? [] : [t('daily.bot', { level: DAILY_BOTS[seat - 1] ?? 0 })]),
                  ...(place === 0 ? [t('daily.begins')] : []),
                ].join(', ')}
              </small>
            </span>
            {seats[seat] === undefined ? null : (
              <span className={styles['florins']}>
                <svg viewBox="-13 -13 26 26" aria-hidden="true">
                  <Coin />
                </svg>
                {seats[seat].money}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
