import type { Translate } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, type ReactNode } from 'react';
import { BrandMark } from '../../drawing/art/brand-mark.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { namedPlayers } from '../../game/source/named-players.ts';
import { rememberPlayed } from '../../ui/has-played.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useLobby } from '../../server/lobby-store.ts';
import { isPrerendered } from '../../ui/site-address.ts';
import type { GameSummary } from '../../game/shelf/game-summary.ts';
import { othersAt, readerOf } from '../../game/shelf/others-at.ts';
import { useSavedGames } from '../../game/shelf/use-saved-games.ts';
import styles from './continue-list.module.css';
import { OpenFile } from './open-file.tsx';
import { overWords } from './over-words.ts';
import { part } from '../../ui/parts/part.tsx';

const OnlineGames = part(async () => (await import('./online-games.tsx')).OnlineGames, { face: 'inside' });

type ContinueListProps = {
  /** Where the games that wait for a move have a list of their own. */
  readonly withoutWaiting?: boolean;
};

/** The reader's games, at the server and on this device: continue, see the result, delete with an undo. */
export function ContinueList({ withoutWaiting = false }: ContinueListProps): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const { games, lasting, remove, removed, undoRemove } = useSavedGames();
  const hasOnline = useLobby((lobby) => lobby.own.length + lobby.damaged.length > 0);
  const hasFinished = games?.some(({ state }) => state === 'over') === true;
  useEffect(() => {
    if (hasFinished) rememberPlayed();
  }, [hasFinished]);
  return (
    <Card title={t('home.continue')}>
      <div role="status">
        {removed === undefined ? null : (
          <p className={styles['toast']}>
            {t('home.deleted', { names: listed(namesOf(t, removed)) })}
            <Button onClick={undoRemove}>{t('home.undo')}</Button>
          </p>
        )}
      </div>
      {(games?.length === 0 || (games === undefined && isPrerendered)) && !hasOnline ? (
        <p className={styles['empty']}>
          <BrandMark size={56} />
          {t('home.continue.empty')}
        </p>
      ) : (
        <ul className={styles['list']} data-read={games !== undefined}>
          {hasOnline ? (
            <Suspense>
              <OnlineGames withoutWaiting={withoutWaiting} />
            </Suspense>
          ) : null}
          {games?.map((game) => (
            <GameRow key={game.id} game={game} onDelete={() => remove(game)} />
          ))}
        </ul>
      )}
      <p className={styles['note']}>{t(lasting ? 'home.continue.device' : 'home.continue.blocked')}</p>
      <OpenFile />
    </Card>
  );
}

function namesOf(t: Translate, { players }: GameSummary): string[] {
  return othersAt(namedPlayers(t, players)).map(({ name }) => name);
}

type GameRowProps = { readonly game: GameSummary; readonly onDelete: () => void };

function GameRow({ game, onDelete }: GameRowProps): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const names = listed(namesOf(t, game));
  return (
    <li className={styles['row']}>
      <span className={styles['badges']}>
        {game.players.map(({ colour }) => (
          <PlayerBadge key={colour} colour={colour} size={30} />
        ))}
      </span>
      <span className={styles['words']}>
        <b>{names}</b>
        <span>{factsOf(t, listed, game)}</span>
      </span>
      <Button
        size="icon"
        className={styles['delete']}
        aria-label={t('home.continue.delete', { names })}
        onClick={onDelete}
      >
        <Symbol name="close" size={16} />
      </Button>
      {game.state === 'unreadable' ? null : (
        <>
          <Link
            to="/replay/$id"
            params={{ id: game.id }}
            className={buttonClass({ size: 'icon' }, styles['replay'])}
            aria-label={t('replay.open', { names })}
            title={t('replay.watch')}
          >
            <Symbol name="previous" size={16} />
          </Link>
          <OpenLink game={game} names={names} />
        </>
      )}
    </li>
  );
}

type OpenLinkProps = { readonly game: Exclude<GameSummary, { state: 'unreadable' }>; readonly names: string };

function OpenLink({ game, names }: OpenLinkProps): ReactNode {
  const t = useTranslate();
  const isTurn = game.state === 'running' && game.isPersonsTurn;
  const isSolo = readerOf(game.players) !== undefined;
  const action = t(
    game.state === 'over' ? 'home.continue.score' : isTurn && isSolo ? 'home.continue.your-turn' : 'home.continue.go',
  );
  return (
    <Link
      to="/game/$id"
      params={{ id: game.id }}
      className={buttonClass({ tone: isTurn ? 'gold' : 'plain' }, styles['open'])}
      aria-label={t('home.continue.open', { action, names })}
    >
      {action}
    </Link>
  );
}

function factsOf(t: Translate, listed: (names: readonly string[]) => string, game: GameSummary): string {
  switch (game.state) {
    case 'unreadable':
      return t('game.damaged');
    case 'over':
      return overWords(t, listed, game);
    case 'running':
      return game.isArranging
        ? t('home.continue.setup')
        : t('home.continue.facts', { where: whereOf(t, game), standing: standingOf(t, game) });
  }
}

type Running = Extract<GameSummary, { state: 'running' }>;

function whereOf(t: Translate, { at }: Running): string {
  switch (at.phase) {
    case 'final':
      return t('home.continue.finale', { turn: at.finalTurn, turns: at.finalTurns });
    case 'ending':
      return t('home.continue.ending');
    default:
      return t('home.continue.round', { round: at.round, rounds: at.rounds });
  }
}

function standingOf(t: Translate, { leaders, players: seated }: Running): string {
  const players = namedPlayers(t, seated);
  const [leader, another] = leaders.map((seat) => players[seat]);
  if (leader === undefined || another !== undefined) return t('home.continue.level');
  return leader.bot === undefined && readerOf(players) !== undefined
    ? t('home.continue.you-lead')
    : t('home.continue.leads', { name: leader.name });
}
