import type { ReactNode } from 'react';
import { OnlineRow } from '../home/online-row.tsx';
import list from '../home/continue-list.module.css';
import { useGuest } from '../../server/guest-store.ts';
import { waitsFor } from '../../server/lobby.ts';
import { useLobby } from '../../server/lobby-store.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';

/** The games that wait for the reader, the soonest deadline first. */
export function YourTurn(): ReactNode {
  const t = useTranslate();
  const user = useGuest((guest) => guest.me?.user);
  const own = useLobby((lobby) => lobby.own);
  const waiting = own
    .filter((table) => waitsFor(table, user))
    .toSorted((one, other) => (one.deadline ?? Infinity) - (other.deadline ?? Infinity));
  if (waiting.length === 0) return null;
  return (
    <Card title={t('today.your-turn')}>
      <ul className={list['list']} data-your-turn>
        {waiting.map((table) => (
          <OnlineRow key={table.game} table={table} user={user} />
        ))}
      </ul>
    </Card>
  );
}
