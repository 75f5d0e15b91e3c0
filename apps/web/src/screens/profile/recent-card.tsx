import { ENDPOINTS, type PlayedGame, type Profile } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { FindLine } from '../../ui/controls/find-line.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call } from '../../server/call.ts';
import { seatColour, seatName } from '../../server/seated-players.ts';
import { ALL_GAMES, queryOf } from './sought-games.ts';
import { Note } from './note.tsx';
import styles from './recent-card.module.css';

/** How many games a page has. */
const PAGE = 20;
/** From this many games on it is worth looking for one. */
const FIND_FROM = 7;

/** The finished games by page, found by opponent and date; each links to its score, replay and review. */
export function RecentCard({ user, recent }: Pick<Profile, 'user' | 'recent'>): ReactNode {
  const t = useTranslate();
  const [sought, setSought] = useState(ALL_GAMES);
  const [games, setGames] = useState<readonly PlayedGame[]>(recent);
  // the profile holds the first page
  const [next, setNext] = useState<string | null>(recent.length < PAGE ? null : '');
  const load = async (before: string): Promise<void> => {
    const query = { ...queryOf(sought), ...(before === '' ? {} : { before }) };
    const page = await call(ENDPOINTS.playedGames, { params: { user }, query });
    if (!page.ok) return;
    setGames(before === '' ? page.value.games : [...games, ...page.value.games]);
    setNext(page.value.next);
  };
  const more = async (): Promise<void> => {
    if (next !== '') return load(next ?? '');
    const first = await call(ENDPOINTS.playedGames, { params: { user } });
    if (first.ok && first.value.next !== null) await load(first.value.next);
    return undefined;
  };
  return (
    <Card title={t('profile.recent')}>
      {recent.length < FIND_FROM ? null : (
        <FindLine
          label={t('profile.recent.find')}
          name={sought.opponent}
          onChange={(opponent) => setSought({ ...sought, opponent })}
          onFind={() => void load('')}
        >
          {(['since', 'until'] as const).map((bound) => (
            <label key={bound}>
              {t(`profile.recent.${bound}`)}
              <input
                type="date"
                value={sought[bound]}
                onChange={({ target }) => setSought({ ...sought, [bound]: target.value })}
              />
            </label>
          ))}
        </FindLine>
      )}
      {games.length === 0 ? (
        <Note>{t('profile.recent.none')}</Note>
      ) : (
        <ul className={styles['games']} data-played>
          {games.map((game) => (
            <Game key={game.game} game={game} />
          ))}
        </ul>
      )}
      {next === null ? null : (
        <Button className={styles['more']} onClick={() => void more()}>
          {t('profile.recent.more')}
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
      {total === null ? null : (
        <Link
          to="/analysis"
          search={{ online: game.game }}
          className={styles['review']}
          aria-label={t('profile.review', { names: listed(names) })}
          title={t('analysis.title')}
        >
          <Symbol name="eye" size={18} />
        </Link>
      )}
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
