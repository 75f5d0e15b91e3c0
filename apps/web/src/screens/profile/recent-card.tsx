import type { PlayedGame, Profile } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { seatColour, seatName } from '../../server/seated-players.ts';
import { Note } from './note.tsx';
import styles from './recent-card.module.css';

const AT_FIRST = 7;

/** The latest finished games; each links to its score and replay. */
export function RecentCard({ recent }: Pick<Profile, 'recent'>): ReactNode {
  const t = useTranslate();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? recent : recent.slice(0, AT_FIRST);
  return (
    <Card title={t('profile.recent')}>
      {recent.length === 0 ? (
        <Note>{t('profile.recent.none')}</Note>
      ) : (
        <ul className={styles['games']}>
          {shown.map((game) => (
            <Game key={game.game} game={game} />
          ))}
        </ul>
      )}
      {shown.length === recent.length ? null : (
        <Button className={styles['more']} onClick={() => setShowsAll(true)}>
          {t('profile.recent.all', { count: recent.length })}
        </Button>
      )}
    </Card>
  );
}

function Game({ game }: { readonly game: PlayedGame }): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const { ago } = useDates();
  const { place, total, others, seat } = game;
  const names = others.map((other) =>
    seatName(t, {
      ...other,
      kind: other.bot === null ? 'human' : 'bot',
      standing: 'playing',
      arriving: null,
      since: null,
      share: null,
    }),
  );
  const seats = [seat, ...others.map((other) => other.seat)].toSorted((one, other) => one - other);
  return (
    <li>
      <Link to="/online/$id" params={{ id: game.game }}>
        <span className={styles['place']} data-first={place === 1}>
          {place === null ? '–' : t('score.place', { rank: place })}
        </span>
        <span className={styles['who']}>
          <b>{listed(names)}</b>
          <span>
            {seats.map((each) => (
              <PlayerBadge key={each} colour={seatColour(each)} size={22} />
            ))}
            <small>{ago(game.endedAt)}</small>
          </span>
        </span>
        <span className={styles['points']}>
          {total === null ? null : <b>{t('profile.points', { points: total })}</b>}
          <Rated game={game} />
        </span>
      </Link>
    </li>
  );
}

function Rated({ game: { change, isAgainstBots, place } }: { readonly game: PlayedGame }): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  if (change !== null)
    return (
      <em className={styles['change']} data-loss={change < 0}>
        <VisuallyHidden>{t('profile.rating')} </VisuallyHidden>
        {figures.change(change)}
      </em>
    );
  if (place === null) return <em className={styles['plain']}>{t('profile.unfinished')}</em>;
  return isAgainstBots ? <em className={styles['plain']}>{t('profile.bots')}</em> : null;
}
