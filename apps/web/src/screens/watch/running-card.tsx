import type { ReactNode } from 'react';
import { RunningRow } from '../online/running-row.tsx';
import rows from '../online/lobby-card.module.css';
import { useGuest } from '../../server/guest-store.ts';
import { useLobby } from '../../server/lobby-store.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';

/** The public games that are being played. */
export function RunningCard(): ReactNode {
  const t = useTranslate();
  const running = useLobby((lobby) => lobby.running);
  const server = useLobby((lobby) => lobby.server);
  const user = useGuest((guest) => guest.me?.user);
  return (
    <Card title={t('watch.running')}>
      {running.length === 0 && server === 'there' ? (
        <p className={rows['none']}>{t('watch.none')}</p>
      ) : (
        <ul className={rows['list']}>
          {running.map((table) => (
            <RunningRow key={table.game} table={table} user={user} />
          ))}
        </ul>
      )}
    </Card>
  );
}
