import { view, openRecord } from '@la-stanza/engine';
import type { SeatView, TableView } from '@la-stanza/protocol';
import { useMemo, useState, type ReactNode } from 'react';
import { BotFace } from '../../drawing/art/bot-face.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { BOT_STRENGTHS } from '../../game/bots/bot-strength.ts';
import { boardPicture } from '../../picture/board.ts';
import type { Outcome } from '../../server/call.ts';
import { facesOf } from '../../server/faces.ts';
import type { LiveTable } from '../../server/live-table.ts';
import { recordOf } from '../../server/record-of.ts';
import { botLevel, seatedPlayers, seatName } from '../../server/seated-players.ts';
import { paceWords } from '../../server/table-facts.ts';
import { useLiveTable } from '../../server/use-live-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ModalSheet } from '../../shell/modal-sheet.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import styles from './arrive-sheet.module.css';
import { takeOver } from './sit-down.ts';

type ArriveSheetProps = {
  readonly tables: readonly TableView[];
  readonly onClose: () => void;
  readonly onTake: (take: () => Promise<Outcome<string>>) => void;
  /** Undefined where a table of one's own makes no sense. */
  readonly onOwn?: () => void;
};

/** A table of others with a bot's seat that is free: the board, the seats to choose from, and what taking one means. */
export function ArriveSheet({ tables, onClose, onTake, onOwn }: ArriveSheetProps): ReactNode {
  const t = useTranslate();
  const [shown, setShown] = useState(0);
  const listed = tables[shown % tables.length];
  if (listed === undefined) return null;
  return (
    <ModalSheet title={t('arrive.title')} onClose={onClose}>
      {() => (
        <>
          <Arrival key={listed.game} listed={listed} onTake={onTake} />
          {tables.length > 1 ? (
            <Button className={styles['wide']} onClick={() => setShown(shown + 1)}>
              {t('arrive.other')}
            </Button>
          ) : null}
          {onOwn === undefined ? null : (
            <Button className={styles['wide']} onClick={onOwn}>
              {t('arrive.own')}
            </Button>
          )}
        </>
      )}
    </ModalSheet>
  );
}

type ArrivalProps = { readonly listed: TableView; readonly onTake: ArriveSheetProps['onTake'] };

function Arrival({ listed, onTake }: ArrivalProps): ReactNode {
  const t = useTranslate();
  const names = useListFormat();
  const source = useLiveTable(listed.game, undefined);
  const live = source?.snapshot();
  const table = live?.table ?? listed;
  const bots = table.seats.filter(({ kind, arriving }) => kind === 'bot' && arriving === null);
  const [wanted, setWanted] = useState<number>();
  const chosen = bots.find(({ seat }) => seat === wanted) ?? bots[0];
  const people = table.seats.filter(({ kind }) => kind === 'human');
  return (
    <>
      <p className={styles['facts']}>{paceWords(t, table.pace)}</p>
      {live === undefined ? <div className={styles['board']} /> : <SmallBoard live={live} />}
      <p className={styles['question']}>
        {t('arrive.who', {
          names: names(people.map((seat) => seatName(t, seat))),
          count: people.length,
          bots: bots.length,
        })}
      </p>
      <div role="radiogroup" aria-label={t('arrive.title')} className={styles['seats']}>
        {bots.map((seat) => (
          <SeatChoice
            key={seat.seat}
            seat={seat}
            live={live}
            faces={facesOf(table.seats)}
            isChosen={seat === chosen}
            onChoose={() => setWanted(seat.seat)}
          />
        ))}
      </div>
      {chosen === undefined ? (
        <p role="status">{t('trouble.seat-taken')}</p>
      ) : (
        <>
          <Facts table={table} seat={chosen} />
          <Button
            tone="primary"
            size="big"
            className={[styles['wide'], styles['take']].join(' ')}
            onClick={() => onTake(() => takeOver(table, chosen.seat))}
          >
            <Symbol name="check" />
            {t('arrive.take', { name: seatName(t, chosen) })}
          </Button>
        </>
      )}
    </>
  );
}

function SmallBoard({ live }: { readonly live: LiveTable }): ReactNode {
  const t = useTranslate();
  const board = useMemo(() => {
    const replayed = openRecord(recordOf(live, []));
    if ('fault' in replayed) return undefined;
    const players = seatedPlayers(t, live.table);
    return boardPicture({ t, view: view(replayed.game.state), players, targets: {} });
  }, [t, live]);
  return (
    <div className={styles['board']} aria-hidden>
      {board === undefined ? null : <Palazzo board={board} />}
    </div>
  );
}

type SeatChoiceProps = {
  readonly seat: SeatView;
  readonly live: LiveTable | undefined;
  readonly faces: ReturnType<typeof facesOf>;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function SeatChoice({ seat, live, faces, isChosen, onChoose }: SeatChoiceProps): ReactNode {
  const t = useTranslate();
  const { level } = BOT_STRENGTHS[botLevel(seat.bot)];
  const own = useMemo(() => {
    const replayed = live === undefined ? undefined : openRecord(recordOf(live, []));
    return replayed === undefined || 'fault' in replayed ? undefined : view(replayed.game.state).seats[seat.seat];
  }, [live, seat.seat]);
  const face = faces[seat.seat];
  return (
    <button type="button" role="radio" aria-checked={isChosen} className={styles['seat']} onClick={onChoose}>
      {face === undefined ? null : <BotFace person={face} size={44} />}
      <span>
        <b>{t('arrive.seat', { name: seatName(t, seat) })}</b>
        <small>
          {own === undefined
            ? t('arrive.seat.note', { level })
            : t('arrive.seat.florins', {
                level,
                florins: own.money,
                recruits: own.recruits.filter((recruit) => recruit !== null).length,
              })}
        </small>
      </span>
      {isChosen ? <Symbol name="check" /> : null}
    </button>
  );
}

function Facts({ table, seat }: { readonly table: TableView; readonly seat: SeatView }): ReactNode {
  const t = useTranslate();
  const name = seatName(t, seat);
  const { pace } = table;
  const facts = [
    [
      t('arrive.fact.when'),
      table.acting === seat.seat ? t('arrive.fact.when.after', { name }) : t('arrive.fact.when.now'),
    ],
    [t('arrive.fact.moves'), t('arrive.fact.moves.stay')],
    ...(pace.kind === 'live'
      ? [[t('arrive.fact.clock'), t('arrive.fact.clock.fresh', { minutes: Math.round(pace.bank / 60) })]]
      : []),
    [t('arrive.fact.rating'), t('arrive.fact.rating.none')],
    [t('arrive.fact.leave'), t('arrive.fact.leave.back', { name })],
  ];
  return (
    <dl className={styles['list']}>
      {facts.map(([what, how]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{how}</dd>
        </div>
      ))}
    </dl>
  );
}
