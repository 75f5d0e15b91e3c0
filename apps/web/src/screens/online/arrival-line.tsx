import type { TableView } from '@la-stanza/protocol';
import { Suspense, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { Trouble } from '../../server/call.ts';
import { seatName } from '../../server/seated-players.ts';
import { Button } from '../../ui/controls/button.tsx';
import { loadTexts, useTranslate } from '../../ui/messages/messages.ts';
import styles from './banner.module.css';
import { part } from '../../ui/parts/part.tsx';

const ArriveSheet = part(
  async () => {
    await loadTexts('extra');
    return (await import('../sit-down/arrive-sheet.tsx')).ArriveSheet;
  },
  { close: ({ onClose }) => onClose() },
);

/** Who takes a bot's seat after this turn. */
export function ArrivalLine({
  table,
  user,
}: {
  readonly table: TableView;
  readonly user: string | undefined;
}): ReactNode {
  const t = useTranslate();
  const seat = table.seats.find(({ arriving }) => arriving !== null);
  if (seat?.arriving === undefined || seat.arriving === null || table.status !== 'running') return null;
  const bot = seatName(t, { ...seat, name: null });
  return (
    <p className={styles['line']} data-arriving>
      <Symbol name="user" size={18} />
      <span>
        {seat.arriving.user === user
          ? t('sit-down.coming.own', { bot })
          : t('sit-down.coming', { name: seat.arriving.name, bot })}
      </span>
    </p>
  );
}

/** Whether a spectator could take a bot's seat. */
export const hasFreeSeat = ({ botSeats, status, seats }: TableView): boolean =>
  botSeats === 'open' &&
  status === 'running' &&
  seats.some(({ kind }) => kind === 'bot') &&
  seats.every(({ arriving }) => arriving === null);

type FreeSeatProps = { readonly table: TableView; readonly onTrouble: (trouble: Trouble | undefined) => void };

/** Lets a spectator take a bot's seat. */
export function FreeSeat({ table, onTrouble }: FreeSeatProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <span>{t('sit-down.watching')}</span>
      <Button tone="gold" onClick={() => setIsOpen(true)}>
        {t('sit-down.name')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ArriveSheet
            tables={[table]}
            onClose={() => setIsOpen(false)}
            onTake={(take) => {
              setIsOpen(false);
              void take().then((taken) => onTrouble(taken.ok ? undefined : taken.trouble));
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
