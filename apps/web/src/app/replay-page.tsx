import { view, type Replayed, type Seat } from '@la-stanza/engine';
import { faultSentence } from '@la-stanza/words';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { namedPlayers, unnamedPlayers } from '../game/source/named-players.ts';
import { useNamedPlayers } from '../game/source/use-named-players.ts';
import type { SeatedPlayer } from '../game/source/game-source.ts';
import { useTranslate } from '../ui/messages/messages.ts';
import { openLink } from '@la-stanza/engine';
import { storeGame, recordToPlayOn } from '../screens/replay/store-game.ts';
import { writeRecordFile } from '../screens/replay/record-file.ts';
import { ReplayScreen } from '../screens/replay/replay-screen.tsx';
import { openReplay } from '../screens/replay/replay-source.ts';
import { stepOfEntries } from '../screens/replay/replay-steps.ts';
import { saveFile } from '../screens/replay/save-file.ts';
import { readSeated } from '../screens/replay/seated-in-link.ts';
import { addressFromHere, RuleAddress } from '../ui/rules/rule-link.tsx';
import { findGame, type Found } from './find-game.ts';
import { NoGame } from '../shell/no-game.tsx';
import styles from '../shell/game-page.module.css';

/** Replays a game that is packed into its link; no server is asked. */
export function LinkedReplayPage(): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { game: text = '', who = '', at } = useSearch({ from: '/replay' });
  const opened = useMemo(() => openLink(text), [text]);
  if ('fault' in opened)
    return <NoGame title={t('replay.unopened')} because={faultSentence(t, opened.fault, unnamedPlayers(t))} />;
  const { game } = opened;
  const players = readSeated(who, game.record.players);
  return (
    <Replay
      key={text}
      replayed={opened}
      players={players}
      at={at}
      leaveLabel={t('replay.leave')}
      onLeave={() => void navigate({ to: '/' })}
      onReview={
        game.closing === undefined ? undefined : () => void navigate({ to: '/analysis', search: { game: text, who } })
      }
      onAt={(now) => void navigate({ to: '/replay', search: { game: text, who, at: now }, replace: true })}
    />
  );
}

/** Replays a game stored on this device, over or not. */
export function SavedReplayPage(): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { id } = useParams({ from: '/replay/$id' });
  const { at } = useSearch({ from: '/replay/$id' });
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isStale = false;
    void findGame(id).then((game) => {
      if (!isStale) setFound(game);
    });
    return () => {
      isStale = true;
      setFound(undefined);
    };
  }, [id]);
  if (found === undefined) return <p className={styles['note']}>{t('site.loading')}</p>;
  if (found === 'missing' || found === 'damaged') return <NoGame because={t(`game.${found}`)} />;
  const { saved, replayed } = found;
  return (
    <Replay
      key={id}
      replayed={replayed}
      players={saved.players}
      seed={saved.seed}
      own={unnamedReader(saved.players, replayed)}
      at={at}
      leaveLabel={t('replay.to-table')}
      onLeave={() => void navigate({ to: '/game/$id', params: { id } })}
      onReview={
        replayed.game.closing === undefined ? undefined : () => void navigate({ to: '/analysis/$id', params: { id } })
      }
      onAt={(now) => void navigate({ to: '/replay/$id', params: { id }, search: { at: now }, replace: true })}
    />
  );
}

/** The seat of the only person at a game of this device who typed no name: a replay has nothing else to call them. */
function unnamedReader(players: readonly SeatedPlayer[], { game }: Replayed): Seat | undefined {
  const people = players.filter(({ bot }) => bot === undefined);
  const [reader] = people;
  if (people.length !== 1 || reader === undefined || reader.name !== '') return undefined;
  return view(game.state).seats[players.indexOf(reader)]?.seat;
}

type ReplayProps = {
  readonly replayed: Replayed;
  readonly players: readonly SeatedPlayer[];
  /** The seed of an unfinished game, which its record does not reveal. */
  readonly seed?: string | undefined;
  /** The reader's seat, if they are spoken to. */
  readonly own?: Seat | undefined;
  /** The step to show, as the number of entries in force before it; the opening by default. */
  readonly at: number | undefined;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  /** Opens the review of a finished game. */
  readonly onReview: (() => void) | undefined;
  readonly onAt: (at: number) => void;
};

// long enough that a drag over the timeline writes one address, not fifty
const ADDRESS_AFTER = 400;

function Replay({ replayed, players, seed, own, at, leaveLabel, onLeave, onReview, onAt }: ReplayProps): ReactNode {
  const navigate = useNavigate();
  const t = useTranslate();
  const { record } = replayed.game;
  // one source for as long as the page shows this game, whatever language its players are named in
  const [source] = useState(() => {
    const opened = openReplay(replayed, players, 0, own);
    if (at !== undefined) opened.goTo(stepOfEntries(opened.steps, at));
    return opened;
  });
  const named = useNamedPlayers(source);
  const written = useRef(at);
  const write = useRef(onAt);
  const isLeaving = useRef(false);
  const leaving =
    (go: () => void): (() => void) =>
    () => {
      isLeaving.current = true;
      go();
    };
  useEffect(() => {
    write.current = onAt;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = source.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // the page may take a moment to go
        if (isLeaving.current) return;
        written.current = source.moment().game.line.length;
        write.current(written.current);
      }, ADDRESS_AFTER);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [source]);
  useEffect(() => {
    // the address was changed elsewhere: by a pasted link or the back button
    if (at !== undefined && at !== written.current) source.goTo(stepOfEntries(source.steps, at));
  }, [at, source]);
  const playOn = async (): Promise<void> => {
    const { game: now } = source.moment();
    const id = await storeGame({ record: recordToPlayOn(now.record), players, seed: seed ?? record.seed });
    await navigate({ to: '/game/$id', params: { id } });
  };
  return (
    <RuleAddress value={addressFromHere}>
      <ReplayScreen
        source={named}
        seated={players}
        leaveLabel={leaveLabel}
        onLeave={leaving(onLeave)}
        onReview={onReview === undefined ? undefined : leaving(onReview)}
        onPlayOn={leaving(() => void playOn())}
        onExport={() => saveFile(writeRecordFile(record, namedPlayers(t, players)))}
      />
    </RuleAddress>
  );
}
