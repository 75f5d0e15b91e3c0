import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { namedPlayers } from '../../game/source/named-players.ts';
import { othersAt } from '../../game/shelf/others-at.ts';
import { useSavedGames } from '../../game/shelf/use-saved-games.ts';
import { OpenFile } from '../home/open-file.tsx';
import { overWords } from '../home/over-words.ts';
import list from '../home/continue-list.module.css';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';

/** The finished games on this device, and a game from a file. */
export function ReplaysCard(): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const { games } = useSavedGames();
  const finished = (games ?? []).flatMap((game) => (game.state === 'over' ? [game] : []));
  return (
    <Card title={t('watch.replays')}>
      {games !== undefined && finished.length === 0 ? <p className={list['note']}>{t('watch.replays.none')}</p> : null}
      <ul className={list['list']} data-read={games !== undefined}>
        {finished.map((game) => {
          const names = listed(othersAt(namedPlayers(t, game.players)).map(({ name }) => name));
          return (
            <li key={game.id} className={list['row']}>
              <span className={list['badges']}>
                {game.players.map(({ colour }) => (
                  <PlayerBadge key={colour} colour={colour} size={30} />
                ))}
              </span>
              <span className={list['words']}>
                <b>{names}</b>
                <span>{overWords(t, listed, game)}</span>
              </span>
              <Link
                to="/replay/$id"
                params={{ id: game.id }}
                className={buttonClass({}, list['open'])}
                aria-label={t('replay.open', { names })}
              >
                {t('replay.watch')}
              </Link>
            </li>
          );
        })}
      </ul>
      <OpenFile />
    </Card>
  );
}
