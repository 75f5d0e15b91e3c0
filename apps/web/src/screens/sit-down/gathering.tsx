import { BOT_SEATS_UNTIL } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { BotFace } from '../../drawing/art/bot-face.tsx';
import { PortraitFace } from '../../drawing/art/portrait-tile.tsx';
import { botOf } from '../../game/bots/bot-people.ts';
import { facesOf } from '../../server/faces.ts';
import type { LiveTable } from '../../server/live-table.ts';
import { seatColour, seatName } from '../../server/seated-players.ts';
import { SiteHeader } from '../../shell/site-header.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './gathering.module.css';

/** The moments in which a table gathers people before it is dealt. */
export function Gathering({ liveTable: { table } }: { readonly liveTable: LiveTable }): ReactNode {
  const t = useTranslate();
  const faces = facesOf(table.seats);
  return (
    <>
      <SiteHeader atTable />
      <main className={styles['main']}>
        <h1 role="status">{t('sit-down.gathering')}</h1>
        <ul className={styles['seats']}>
          {table.seats.map((seat) => {
            const face = faces[seat.seat];
            return (
              <li key={seat.seat} data-open={seat.kind === 'open'}>
                {face === undefined ? (
                  <BotFace person={botOf(seatColour(seat.seat), 'adept').face} size={64} />
                ) : (
                  <PortraitFace person={face} size={64} />
                )}
                <span>{seatName(t, seat)}</span>
              </li>
            );
          })}
        </ul>
        <p>{t('sit-down.gathering.note', { round: BOT_SEATS_UNTIL })}</p>
      </main>
    </>
  );
}
