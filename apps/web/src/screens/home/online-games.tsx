import type { TableView } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import styles from './continue-list.module.css';
import { OnlineRow } from './online-row.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useGuest } from '../../server/guest-store.ts';
import { waitsFor } from '../../server/lobby.ts';
import { useLobby } from '../../server/lobby-store.ts';

const A_DAY = 86_400_000;
const DAYS_SHOWN = 7;

type OnlineGamesProps = {
  /** Where the waiting games have a list of their own, only the others. */
  readonly withoutWaiting: boolean;
};

/** The reader's games at the server: first those that wait for a move, then the others, then those that ended recently or are damaged. */
export function OnlineGames({ withoutWaiting }: OnlineGamesProps): ReactNode {
  const own = useLobby((lobby) => lobby.own);
  const damaged = useLobby((lobby) => lobby.damaged);
  const t = useTranslate();
  const user = useGuest((guest) => guest.me?.user);
  const recent = own.filter(
    ({ status, startedAt, endedAt }) =>
      status !== 'over' || (startedAt !== null && (endedAt ?? 0) > Date.now() - DAYS_SHOWN * A_DAY),
  );
  const shown = withoutWaiting ? recent.filter((table) => !waitsFor(table, user)) : recent;
  const rank = (table: TableView): number => (waitsFor(table, user) ? 0 : table.status === 'over' ? 2 : 1);
  const sorted = shown.toSorted(
    (one, other) => rank(one) - rank(other) || (one.deadline ?? Infinity) - (other.deadline ?? Infinity),
  );
  return (
    <>
      {sorted.map((table) => (
        <OnlineRow key={table.game} table={table} user={user} />
      ))}
      {damaged.map((game) => (
        <li key={game} className={styles['row']} data-damaged-game>
          <span className={styles['words']}>{t('trouble.unreadable')}</span>
        </li>
      ))}
    </>
  );
}
