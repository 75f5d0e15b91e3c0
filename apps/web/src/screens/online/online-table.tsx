import { type Game, type LineEntry, whoseTurn } from '@la-stanza/engine';
import { undoSteps } from '@la-stanza/engine/fair';
import { ENDPOINTS, type Command, type TableView } from '@la-stanza/protocol';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import type { GameSource } from '../../game/source/game-source.ts';
import { actingIn } from '../../game/source/who-plays.ts';
import type { Translate } from '@la-stanza/words';
import { useTranslate } from '../../ui/messages/messages.ts';
import { linkOf } from '../replay/game-link.ts';
import { addressFromHere, RuleAddress } from '../../ui/rules/rule-link.tsx';
import { openSound } from '../../ui/sound/sound.ts';
import { playCues } from '../../table/motion/play-cues.ts';
import type { OnlineSlots } from '../../table/scene/online-slots.ts';
import { TableScreen } from '../../table/table-screen.tsx';
import { useTurnAlert } from '../../server/use-turn-alert.ts';
import { Banner } from './banner.tsx';
import { call, type Trouble } from '../../server/call.ts';
import { seatStatusesOf } from '../../server/seat-statuses-of.ts';
import { EndNote } from './end-note.tsx';
import { live, useConnection } from '../../server/live.ts';
import { useNextGame } from '../../server/lobby.ts';
import styles from './online-table.module.css';
import type { LiveTable } from '../../server/live-table.ts';
import { seatOfUser, seatName } from '../../server/seated-players.ts';
import { ShareGame } from './share-game.tsx';
import { arrival } from '../../server/send-share.ts';
import { checkTable } from '../../server/check-deal.ts';
import { knownDeal } from '../../server/deal-memory.ts';
import { useDealCheck } from '../../server/use-deal-check.ts';
import { DealAlarm, DealNote } from './deal-note.tsx';
import { KeepNote } from './keep-note.tsx';
import { RatedNote } from './rated-note.tsx';
import { TableMenu } from './table-menu.tsx';
import { Chat } from './chat.tsx';
import { stepTrouble } from '../../server/step-trouble.ts';
import { GameEnd } from '../score/late-game-end.ts';
import { ToScore } from '../score/to-score.tsx';
import type { WayOn } from '../score/way-on.ts';
import { part } from '../../ui/parts/part.tsx';

// rarely used
const TableExtras = part(async () => (await import('./table-extras.tsx')).TableExtras, {
  face: 'inside',
  atTable: true,
});
const SettingsSheet = part(async () => (await import('../../shell/settings/settings-sheet.tsx')).SettingsSheet, {
  atTable: true,
  close: ({ onClose }) => onClose(),
});

type OnlineTableProps = {
  readonly source: GameSource;
  readonly liveTable: LiveTable;
  readonly user: string | undefined;
  readonly trouble: Trouble | undefined;
  readonly onTrouble: (trouble: Trouble | undefined) => void;
};

/** A game with people elsewhere: the table while it runs, the score when it is over. */
export function OnlineTable({ source, liveTable, user, trouble, onTrouble }: OnlineTableProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const moment = useSyncExternalStore(source.subscribe, source.moment);
  const [looksAtTable, setLooksAtTable] = useState(false);
  const [showsSettings, setShowsSettings] = useState(false);
  const { table } = liveTable;
  const { game } = moment;
  useEffect(() => playCues(source, openSound()), [source]);
  const acting = actingIn(moment);
  useTurnAlert(acting !== undefined && moment.seatsHere.includes(acting));
  const online = useOnlineSlots({ source, liveTable, user, trouble, onTrouble });
  const { daily } = table;
  const leave = (): void =>
    void (daily === null ? navigate({ to: '/' }) : navigate({ to: '/daily/$day', params: { day: daily } }));
  const rematch = async (): Promise<void> => {
    if (daily !== null) return leave();
    const opened = await call(ENDPOINTS.rematch, { params: { game: table.game } });
    if (!opened.ok) return onTrouble(opened.trouble);
    const { game: id } = opened.value;
    // if another player took the seat first, the waiting room says so
    if (seatOfUser(opened.value, user) === undefined)
      await call(ENDPOINTS.join, { params: { game: id }, body: arrival(opened.value) });
    await navigate({ to: '/online/$id', params: { id } });
  };
  const again: WayOn = {
    label: t(daily !== null ? 'online.daily.look' : table.rematch === null ? 'online.rematch' : 'online.rematch.join'),
    symbol: daily === null ? 'shuffle' : 'today',
    onGo: () => void rematch(),
  };
  const elsewhere: WayOn = {
    label: t('online.find'),
    symbol: 'people',
    onGo: () => void navigate({ to: '/play' }),
  };
  const lookBack = (at = game.line.length): void =>
    void navigate({ to: '/replay', search: linkOf(game, moment.players, at) });
  const isPlayed = whoseTurn(game.state).who === 'nobody';
  const [isNew, setIsNew] = useState(!isPlayed);
  const isSeated = seatOfUser(table, user) !== undefined;
  const deal = useDealCheck(source, table, isPlayed && table.status === 'over');
  const { check } = deal;
  const alarm = check.kind === 'broken' ? <DealAlarm fault={check.fault} players={moment.players} /> : null;
  if (isPlayed && !looksAtTable) {
    return (
      <>
        {alarm}
        <GameEnd
          isNew={isNew}
          source={deal.source}
          fairness={
            <>
              <DealNote check={deal.check} isDaily={daily !== null} />
              {isSeated && user !== undefined ? <RatedNote table={table} game={game} user={user} /> : null}
              {isSeated ? <KeepNote /> : null}
              {daily === null ? (
                <Card title={t('talk.title')} className={styles['talk']}>
                  <Chat liveTable={liveTable} user={user} isTight onSeen={() => undefined} />
                </Card>
              ) : null}
            </>
          }
          onReplay={() => lookBack(0)}
          onAnalyse={() => void navigate({ to: '/analysis', search: { online: table.game } })}
          next={isSeated ? again : elsewhere}
          others={isSeated && daily === null ? [elsewhere] : []}
          onLook={() => {
            setIsNew(false);
            setLooksAtTable(true);
          }}
          share={<ShareGame table={table} />}
          onLeave={leave}
        />
        {isSeated && table.rematch !== null ? (
          <Button tone="primary" className={styles['rematch']} onClick={() => void rematch()}>
            <Symbol name="shuffle" />
            {t('online.rematch.join')}
          </Button>
        ) : null}
      </>
    );
  }
  return (
    <RuleAddress value={addressFromHere}>
      {alarm}
      <TableScreen source={source} onLeave={leave} onSettings={() => setShowsSettings(true)} online={online} />
      <Suspense>{showsSettings ? <SettingsSheet onClose={() => setShowsSettings(false)} /> : null}</Suspense>
      {isPlayed ? <ToScore onGo={() => setLooksAtTable(false)} /> : null}
      {moment.earlyEnd !== undefined && !isPlayed ? (
        <EndNote
          table={table}
          moment={moment}
          earlyEnd={moment.earlyEnd}
          user={isSeated ? user : undefined}
          again={isSeated ? again : undefined}
          elsewhere={elsewhere}
          onReplay={() => lookBack()}
          onLeave={leave}
        />
      ) : null}
    </RuleAddress>
  );
}

function useOnlineSlots({ source, liveTable, user, trouble, onTrouble }: OnlineTableProps): OnlineSlots {
  const t = useTranslate();
  const { game, players, unconfirmed = 0 } = useSyncExternalStore(source.subscribe, source.moment);
  const ahead = useConnection((connection) => connection.ahead);
  const [seen, setSeen] = useState(liveTable.chat.length);
  const onSeen = useCallback((lines: number) => setSeen(lines), []);
  const { table } = liveTable;
  const next = useNextGame(table.game);
  const own = seatOfUser(table, user);
  const command = (given: Command): void => {
    onTrouble(undefined);
    void live()
      .command(table.game, liveTable.entries.length, given)
      .then((answer) => {
        if (!answer.accepted) onTrouble(answer.reason);
      });
  };
  const setBotSeats = async (open: boolean): Promise<void> => {
    const changed = await call(ENDPOINTS.botSeats, { params: { game: table.game }, body: { open } });
    onTrouble(changed.ok ? undefined : changed.trouble);
  };
  const seatStatuses = useMemo(() => seatStatusesOf(t, liveTable, ahead), [t, liveTable, ahead]);
  const decides = own?.kind === 'human' && table.status === 'running';
  return {
    seatStatuses,
    // a spectator sees the clock that runs
    timer: decides ? seatStatuses[own.seat]?.timer : seatStatuses[table.acting ?? -1]?.timer,
    banner: (
      <Banner
        liveTable={liveTable}
        user={user}
        trouble={trouble === undefined ? undefined : stepTrouble(t, trouble, players)}
        unconfirmed={unconfirmed}
        onCommand={command}
        onDismiss={() => onTrouble(undefined)}
        onTrouble={onTrouble}
      />
    ),
    menu: (
      <TableMenu
        onCommand={decides ? command : undefined}
        takeback={decides ? takebackOf(game, table, own.seat) : undefined}
        canOffer={table.offer === null}
        awaited={decides ? awaitedOf(t, table, own.seat) : undefined}
        isCasual={table.casual}
        spectators={liveTable.spectators}
        next={next}
        botSeats={decides ? table.botSeats : null}
        onBotSeats={(open) => void setBotSeats(open)}
        more={
          <Suspense>
            <DealNote check={checkTable(table, knownDeal(table.game))} isDaily={table.daily !== null} />
            <TableExtras table={table} user={user} />
          </Suspense>
        }
      />
    ),
    chat: {
      panel: <Chat liveTable={liveTable} user={user} isTight onSeen={onSeen} />,
      unread: Math.max(0, liveTable.chat.length - seen),
    },
  };
}

/** The first entry of the reader's last turn, if it is over and the others may be asked to take it back. */
function takebackOf(game: Game, { seats }: TableView, own: number): number | undefined {
  const { line } = game;
  const acting = whoseTurn(game.state);
  // steps of the running turn are taken back without a question
  if (acting.who === 'seat' && Number(acting.seat) === own && line.at(-1)?.seat === own) return undefined;
  const end = line.findLastIndex(({ seat }) => seat === own) + 1;
  const to = ownTurn(line, end);
  const isBotSeat = (seat: LineEntry['seat']): boolean => seat !== 'chance' && seats[seat]?.kind === 'bot';
  return to === undefined || undoSteps(game, to, isBotSeat) === undefined ? undefined : to;
}

/** Where the turn begins whose last step is before `end`. */
function ownTurn(line: readonly LineEntry[], end: number): number | undefined {
  const last = line[end - 1];
  if (last === undefined) return undefined;
  let first = end - 1;
  while (line[first - 1]?.seat === last.seat && line[first - 1]?.turn === last.turn) first--;
  return line[first]?.seq;
}

/** The other player whose turn it is in a game without a clock. */
function awaitedOf(t: Translate, { pace, acting, seats }: TableView, own: number): string | undefined {
  const awaited = seats[acting ?? own];
  if (pace.kind !== 'none' || awaited === undefined || awaited.seat === own || awaited.kind !== 'human')
    return undefined;
  return seatName(t, awaited);
}
