import { CLAIM_AFTER, type Command, type OfferView } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useHeldFor } from '../../ui/use-held-for.ts';
import styles from './banner.module.css';
import { ReloadButton } from '../../shell/offline/reload-button.tsx';
import { useConnection } from '../../server/live.ts';
import type { LiveTable } from '../../server/live-table.ts';
import type { Trouble } from '../../server/call.ts';
import { seatOfUser, seatName } from '../../server/seated-players.ts';
import { ArrivalLine, FreeSeat, hasFreeSeat } from './arrival-line.tsx';

type BannerProps = {
  readonly liveTable: LiveTable;
  readonly user: string | undefined;
  /** Why the last own step was refused. */
  readonly trouble: string | undefined;
  /** How many own steps are not confirmed yet. */
  readonly unconfirmed: number;
  readonly onCommand: (command: Command) => void;
  readonly onDismiss: () => void;
  readonly onTrouble: (trouble: Trouble | undefined) => void;
};

/** The line under the bar: the lost connection, an open question, or why a step was refused. Empty most of the time. */
export function Banner(props: BannerProps): ReactNode {
  return (
    <div className={styles['banner']} role="status">
      <ConnectionLine unconfirmed={props.unconfirmed} />
      <WatchingLine {...props} />
      <ArrivalLine table={props.liveTable.table} user={props.user} />
      <ClaimLine {...props} />
      <OfferLine {...props} />
      <TroubleLine {...props} />
    </div>
  );
}

function ConnectionLine({ unconfirmed }: Pick<BannerProps, 'unconfirmed'>): ReactNode {
  const t = useTranslate();
  const state = useConnection((connection) => connection.state);
  if (state !== 'lost' && state !== 'outdated') return null;
  return (
    <p className={styles['line']} data-connection={state}>
      <Symbol name="offline" size={18} />
      <span>
        {t(state === 'lost' ? 'online.connection.lost' : 'trouble.protocol-unsupported')}{' '}
        {unconfirmed === 0 ? '' : t('online.connection.kept', { count: unconfirmed })}
      </span>
      {state === 'outdated' ? <ReloadButton /> : null}
    </p>
  );
}

/** Tells a spectator why the table does not react to them. */
function WatchingLine({ liveTable: { table }, user, onTrouble }: BannerProps): ReactNode {
  const t = useTranslate();
  if (table.status !== 'running' || seatOfUser(table, user) !== undefined) return null;
  if (table.seats.some(({ arriving }) => arriving !== null && arriving.user === user)) return null;
  return (
    <p className={styles['line']} data-watching>
      <Symbol name="eye" size={18} />
      {hasFreeSeat(table) ? <FreeSeat table={table} onTrouble={onTrouble} /> : <span>{t('online.watching')}</span>}
    </p>
  );
}

function TroubleLine({ trouble, onDismiss }: BannerProps): ReactNode {
  const t = useTranslate();
  if (trouble === undefined) return null;
  return (
    <p className={styles['line']} data-tone="no">
      <Symbol name="warning" size={18} />
      <span>{trouble}</span>
      <Button onClick={onDismiss}>{t('site.close')}</Button>
    </p>
  );
}

function OfferLine({ liveTable, user, onCommand }: BannerProps): ReactNode {
  const { offer } = liveTable.table;
  if (offer === null || liveTable.table.status !== 'running') return null;
  const own = seatOfUser(liveTable.table, user);
  const seat = own?.kind === 'human' ? own.seat : undefined;
  if (offer.kind === 'unknown') return <UnknownOfferLine />;
  return offer.kind === 'absence' ? (
    <AbsenceLine liveTable={liveTable} offer={offer} seat={seat} onCommand={onCommand} />
  ) : (
    <QuestionLine liveTable={liveTable} offer={offer} seat={seat} onCommand={onCommand} />
  );
}

/** A question of a newer server, which a newer page could answer. */
function UnknownOfferLine(): ReactNode {
  const t = useTranslate();
  return (
    <p className={styles['line']} data-question="unknown">
      <Symbol name="warning" size={18} />
      <span>{t('online.offer.unknown')}</span>
      <ReloadButton />
    </p>
  );
}

type OfferProps<Kind extends NonNullable<OfferView>['kind']> = {
  readonly liveTable: LiveTable;
  readonly offer: Extract<OfferView, { kind: Kind }>;
  /** The reader's own seat; undefined for spectators. */
  readonly seat: number | undefined;
  readonly onCommand: (command: Command) => void;
};

/** A player asks to take back a turn or to end the game; all others answer. */
function QuestionLine({ liveTable, offer, seat, onCommand }: OfferProps<'takeback' | 'end'>): ReactNode {
  const t = useTranslate();
  const names = useNames(liveTable);
  const isOwn = offer.by === seat;
  const answers = (agree: boolean): void => onCommand({ kind: 'answer', offer: offer.id, agree });
  const hasAnswered = seat !== undefined && offer.agreed.includes(seat);
  const missing = liveTable.table.seats.filter(
    (each) => each.kind === 'human' && each.seat !== offer.by && !offer.agreed.includes(each.seat),
  );
  return (
    <p className={styles['line']} data-question={offer.kind}>
      <Symbol name={offer.kind === 'takeback' ? 'undo' : 'door'} size={18} />
      <span>
        {isOwn ? t(`online.offer.${offer.kind}.own`) : t(`online.offer.${offer.kind}`, { name: names([offer.by]) })}{' '}
        {isOwn || hasAnswered ? t('online.offer.waiting', { names: names(missing.map((each) => each.seat)) }) : null}
      </span>
      {isOwn ? <Button onClick={() => answers(false)}>{t('online.offer.withdraw')}</Button> : null}
      {seat === undefined || isOwn || hasAnswered ? null : (
        <>
          <Button tone="gold" onClick={() => answers(true)}>
            {t('online.offer.agree')}
          </Button>
          <Button onClick={() => answers(false)}>{t('online.offer.decline')}</Button>
        </>
      )}
    </p>
  );
}

/** The acting player of a live game has lost the connection: after a while the others need not wait for the clock. */
function ClaimLine({ liveTable, user, onCommand }: BannerProps): ReactNode {
  const t = useTranslate();
  const { table } = liveTable;
  const own = seatOfUser(table, user);
  const acting = table.seats[table.acting ?? -1];
  const isWaiting =
    table.status === 'running' &&
    table.pace.kind === 'live' &&
    table.offer === null &&
    own?.kind === 'human' &&
    acting?.kind === 'human' &&
    acting.seat !== own.seat &&
    !liveTable.online.includes(acting.seat);
  const isLong = useHeldFor(isWaiting, CLAIM_AFTER.live);
  if (!isLong || acting === undefined) return null;
  return (
    <p className={styles['line']} data-question="claim">
      <Symbol name="clock" size={18} />
      <span>{t('online.claim', { name: seatName(t, acting), minutes: CLAIM_AFTER.live / 60_000 })}</span>
      <Button tone="gold" onClick={() => onCommand({ kind: 'claim' })}>
        {t('online.claim.do')}
      </Button>
    </p>
  );
}

/** A player is out of time or away. The others choose what happens; until then the player may come back. */
function AbsenceLine({ liveTable, offer, seat, onCommand }: OfferProps<'absence'>): ReactNode {
  const t = useTranslate();
  const names = useNames(liveTable);
  const name = names([offer.by]);
  const choose = (choice: 'wait' | 'bot' | 'end'): void => onCommand({ kind: 'absence', choice });
  const own = offer.votes.find((vote) => vote.seat === seat)?.choice;
  const { pace, banks, seats } = liveTable.table;
  const isLate = pace.kind === 'days' || (pace.kind === 'live' && (banks?.[offer.by] ?? 0) === 0);
  const isBack = seats[offer.by]?.standing === 'playing';
  if (offer.by === seat) {
    const about = isBack ? 'back' : !isLate ? 'claimed' : offer.canReturn ? 'late' : 'late-again';
    return (
      <p className={styles['line']} data-question="absence">
        <Symbol name="clock" size={18} />
        <span>{t(`online.absence.own.${about}`)}</span>
        {isBack || !offer.canReturn ? null : (
          <Button tone="gold" onClick={() => onCommand({ kind: 'return' })}>
            {t('online.absence.return')}
          </Button>
        )}
      </p>
    );
  }
  return (
    <p className={styles['line']} data-question="absence">
      <Symbol name="clock" size={18} />
      <span>
        {t(isBack ? 'online.absence.back' : isLate ? 'online.absence' : 'online.absence.away', { name })}{' '}
        {own === undefined || own === 'unknown' ? null : t(`online.absence.chosen.${own}`)}
      </span>
      {seat === undefined ? null : (
        <>
          <Button onClick={() => choose('wait')}>{t('online.absence.wait')}</Button>
          <Button aria-pressed={own === 'bot'} onClick={() => choose('bot')}>
            {t('online.absence.bot')}
          </Button>
          <Button aria-pressed={own === 'end'} onClick={() => choose('end')}>
            {t('online.absence.end')}
          </Button>
        </>
      )}
    </p>
  );
}

function useNames({ table }: LiveTable): (seats: readonly number[]) => string {
  const t = useTranslate();
  const listed = useListFormat();
  return (seats) =>
    listed(
      seats.flatMap((seat) => {
        const seatView = table.seats[seat];
        return seatView === undefined ? [] : [seatName(t, seatView)];
      }),
    );
}
