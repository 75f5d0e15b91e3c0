import { ENDPOINTS, type Leaderboard } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { PersonFace } from '../../drawing/art/person-face.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { SwitchRow } from '../../ui/controls/switch-row.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call, type Outcome } from '../../server/call.ts';
import { faceOf } from '../../server/faces.ts';
import { setMe, useGuest } from '../../server/guest-store.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import styles from './people.module.css';

const PLAYERS = ['2', '3', '4'] as const;
const PACES = ['any', 'live', 'days'] as const;
const LEAST = 1_200;
const MOST = 2_000;

/** The best ratings, always with their uncertainty, of those who want to be listed. */
export function LeaderboardCard(): ReactNode {
  const t = useTranslate();
  const [players, setPlayers] = useState<(typeof PLAYERS)[number]>('2');
  const [pace, setPace] = useState<(typeof PACES)[number]>('any');
  const [answer, setAnswer] = useState<Outcome<Leaderboard>>();
  const me = useGuest((guest) => guest.me);
  const isRanked = me?.isRanked;
  useEffect(() => {
    let isStale = false;
    const query = { players: Number(players), ...(pace === 'any' ? {} : { pace }) };
    void call(ENDPOINTS.leaderboard, { query }).then((outcome) => {
      if (!isStale) setAnswer(outcome);
    });
    return () => {
      isStale = true;
    };
  }, [players, pace, isRanked]);
  const setRanked = async (wanted: boolean): Promise<void> => {
    const changed = await call(ENDPOINTS.rename, { body: { isRanked: wanted } });
    if (changed.ok) setMe(changed.value);
  };
  return (
    <Card title={t('people.leaderboard')}>
      <div className={styles['filters']}>
        <Segmented
          label={t('profile.rating.players')}
          options={PLAYERS.map((value) => ({
            value,
            text: t('profile.rating.of', { players: Number(value) }),
            short: value,
          }))}
          value={players}
          onChange={setPlayers}
        />
        <Select
          label={t('newgame.pace')}
          options={PACES.map((value) => ({ value, text: t(`home.tables.pace.${value}`) }))}
          value={pace}
          onChange={setPace}
        />
      </div>
      {answer?.ok === false ? <p className={styles['trouble']}>{troubleSentence(t, answer.trouble)}</p> : null}
      {answer?.ok === true ? <Ranks board={answer.value} user={me?.user} /> : null}
      {me === undefined ? null : (
        <SwitchRow
          name={t('people.ranked')}
          note={t('people.ranked.note', { count: answer?.ok === true ? answer.value.leastGames : 5 })}
          on={me.isRanked}
          onChange={(wanted) => void setRanked(wanted)}
        />
      )}
    </Card>
  );
}

function Ranks({ board, user }: { readonly board: Leaderboard; readonly user: string | undefined }): ReactNode {
  const t = useTranslate();
  if (board.rows.length === 0) return <p className={styles['note']}>{t('people.leaderboard.none')}</p>;
  return (
    <>
      <div className={styles['board']}>
        <table className={styles['ranks']} role="table">
          <thead>
            <tr>
              {board.hasRanks ? <th scope="col">{t('people.rank')}</th> : null}
              <th scope="col">{t('people.player')}</th>
              <th scope="col">{t('people.rating')}</th>
              <th scope="col" className={styles['number']}>
                {t('profile.games')}
              </th>
              <th scope="col" className={styles['number']}>
                {t('profile.won')}
              </th>
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row, index) => (
              <tr key={row.user} role="row" data-own={row.user === user}>
                {board.hasRanks ? (
                  <td role="cell">
                    <span className={styles['place']}>{index + 1}</span>
                  </td>
                ) : null}
                <th scope="row" role="rowheader">
                  <span className={styles['named']}>
                    <PersonFace person={faceOf(row.user)} size={32} />
                    <Link to="/players/$id" params={{ id: row.user }}>
                      {row.name}
                    </Link>
                  </span>
                </th>
                <td role="cell">
                  <span className={styles['rating']}>
                    <b>{row.rating}</b> <small>± {row.spread}</small>
                    <Band rating={row.rating} spread={row.spread} />
                  </span>
                </td>
                <td className={styles['number']} role="cell">
                  <span className={styles['plain']}>{row.games}</span>
                  <span className={styles['words']}>{t('people.games', { count: row.games })}</span>
                </td>
                <td className={styles['number']} role="cell">
                  {t('profile.share', { share: Math.round((100 * row.won) / Math.max(1, row.games)) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles['note']}>{t(board.hasRanks ? 'people.leaderboard.note' : 'people.leaderboard.few')}</p>
    </>
  );
}

/** Where the rating very likely lies. */
function Band({ rating, spread }: { readonly rating: number; readonly spread: number }): ReactNode {
  const at = (value: number): number => (100 * (Math.min(MOST, Math.max(LEAST, value)) - LEAST)) / (MOST - LEAST);
  const [from, to] = [at(rating - spread), at(rating + spread)];
  return (
    <svg className={styles['band']} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <path d="M0 5H100" stroke="var(--line)" />
      <rect x={from} y={1.5} width={Math.max(2, to - from)} height={7} rx={2} fill="var(--gold)" />
      <rect x={at(rating) - 1} y={1.5} width={2} height={7} fill="var(--ink)" />
    </svg>
  );
}
