import type { Rating } from '@la-stanza/protocol';
import { useState, type ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Note } from './note.tsx';
import styles from './rating-card.module.css';
import { RatingChart } from './rating-chart.tsx';

/** The rating for each number of players, always with its spread. */
export function RatingCard({ ratings }: { readonly ratings: readonly Rating[] }): ReactNode {
  const t = useTranslate();
  const [chosen, setChosen] = useState('');
  const rating = ratings.find(({ players }) => String(players) === chosen) ?? ratings[0];
  return (
    <Card title={t('profile.rating')}>
      {rating === undefined ? (
        <Note>{t('profile.rating.none')}</Note>
      ) : (
        <>
          <p className={styles['figure']}>
            <b>{rating.rating}</b> <span>± {rating.spread}</span>
          </p>
          <Note>
            {t('profile.rating.between', {
              low: rating.rating - rating.spread,
              high: rating.rating + rating.spread,
            })}
          </Note>
          {rating.provisional ? <Note>{t('profile.rating.provisional')}</Note> : null}
          {ratings.length > 1 ? (
            <Segmented
              label={t('profile.rating.players')}
              options={ratings.map(({ players }) => ({
                value: String(players),
                text: t('profile.rating.of', { players }),
              }))}
              value={String(rating.players)}
              onChange={setChosen}
            />
          ) : (
            <Note>{t('profile.rating.of', { players: rating.players })}</Note>
          )}
          <RatingChart rating={rating} />
        </>
      )}
    </Card>
  );
}
