import type { Command, Offer } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useListed } from '../../ui/messages/listed.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './banner.module.css';
import { useConnection } from '../../server/live.ts';
import type { Room } from '../../server/room.ts';
import { seatOfUser, sitterName } from '../../server/seated.ts';

type BannerProps = {
  readonly room: Room;
  readonly user: string | undefined;
  /** Why the last own step was not taken. */
  readonly trouble: string | undefined;
  /** How many own steps are on their way. */
  readonly unconfirmed: number;
  readonly onCommand: (command: Command) => void;
  readonly onDismiss: () => void;
};

/** The one line under the bar: the connection, what everybody is asked, why a step came back. Empty most of the time. */
export function Banner(props: BannerProps): ReactNode {
  return (
    <div className={styles['banner']} role="status">
      <ConnectionLine unconfirmed={props.unconfirmed} />
      <WatchingLine {...props} />
      <OfferLine {...props} />
      <TroubleLine {...props} />
    </div>
  );
}

function ConnectionLine({ unconfirmed }: Pick<BannerProps, 'unconfirmed'>): ReactNode {
  const t = useTranslate();
  const state = useConnection((connection) => connection.state);
  if (state !== 'lost') return null;
  return (
    <p className={styles['line']} data-connection="lost">
      <Symbol name="offline" size={18} />
      <span>
        {t('online.connection.lost')} {unconfirmed === 0 ? '' : t('online.connection.kept', { count: unconfirmed })}
      </span>
    </p>
  );
}

/** Whoever has no seat is told so: nothing on the table answers them. */
function WatchingLine({ room: { table }, user }: BannerProps): ReactNode {
  const t = useTranslate();
  if (table.status !== 'running' || seatOfUser(table, user) !== undefined) return null;
  return (
    <p className={styles['line']} data-watching>
      <Symbol name="eye" size={18} />
      <span>{t('online.watching')}</span>
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

function OfferLine({ room, user, onCommand }: BannerProps): ReactNode {
  const { offer } = room.table;
  if (offer === null || room.table.status !== 'running') return null;
  const own = seatOfUser(room.table, user);
  const seat = own?.kind === 'human' ? own.seat : undefined;
  return offer.kind === 'absence' ? (
    <AbsenceLine room={room} offer={offer} seat={seat} onCommand={onCommand} />
  ) : (
    <QuestionLine room={room} offer={offer} seat={seat} onCommand={onCommand} />
  );
}

type OfferProps<Kind extends Offer['kind']> = {
  readonly room: Room;
  readonly offer: Extract<Offer, { kind: Kind }>;
  /** The reader's own seat; none for onlookers. */
  readonly seat: number | undefined;
  readonly onCommand: (command: Command) => void;
};

/** Somebody wants to take back a turn or to end the game; everybody else answers. */
function QuestionLine({ room, offer, seat, onCommand }: OfferProps<'takeback' | 'end'>): ReactNode {
  const t = useTranslate();
  const names = useNames(room);
  const isOwn = offer.by === seat;
  const answers = (agree: boolean): void => onCommand({ kind: 'answer', offer: offer.id, agree });
  const hasAnswered = seat !== undefined && offer.agreed.includes(seat);
  const missing = room.table.seats.filter(
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

/** Somebody is out of time. Nobody is thrown out: the others choose, and whoever is missed may come back until then. */
function AbsenceLine({ room, offer, seat, onCommand }: OfferProps<'absence'>): ReactNode {
  const t = useTranslate();
  const names = useNames(room);
  const name = names([offer.by]);
  const choose = (choice: 'wait' | 'bot' | 'end'): void => onCommand({ kind: 'absence', choice });
  const own = offer.votes.find((vote) => vote.seat === seat)?.choice;
  if (offer.by === seat) {
    return (
      <p className={styles['line']} data-question="absence">
        <Symbol name="clock" size={18} />
        {t('online.absence.own')}
        <Button tone="gold" onClick={() => onCommand({ kind: 'return' })}>
          {t('online.absence.return')}
        </Button>
      </p>
    );
  }
  return (
    <p className={styles['line']} data-question="absence">
      <Symbol name="clock" size={18} />
      <span>
        {t('online.absence', { name })} {own === undefined ? null : t(`online.absence.chosen.${own}`)}
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

function useNames({ table }: Room): (seats: readonly number[]) => string {
  const t = useTranslate();
  const listed = useListed();
  return (seats) =>
    listed(
      seats.flatMap((seat) => {
        const sitter = table.seats[seat];
        return sitter === undefined ? [] : [sitterName(t, sitter)];
      }),
    );
}
