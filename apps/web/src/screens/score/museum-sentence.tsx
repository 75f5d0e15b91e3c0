import type { Seat, View } from '@la-stanza/engine';
import { museumValues, placeOf, placeWords } from '@la-stanza/words';
import type { ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import styles from './museum-sentence.module.css';

type MuseumSentenceProps = {
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
  readonly you?: Seat | undefined;
};

/** What happens to the artworks left on the board (rule 12.2). */
export function MuseumSentence({ view, players, you }: MuseumSentenceProps): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const { dummyValue, seats } = view;
  const values = museumValues(view);
  const tied = seats.filter(({ exhibitedValue }) => exhibitedValue === dummyValue);
  const others = tied.filter(({ seat }) => seat !== you);
  const names = listed(others.map(({ seat }) => players[seat]?.name ?? ''));
  const sentence =
    dummyValue === 0
      ? t('score.museum.none')
      : placeOf(dummyValue, values).isShared
        ? t('score.museum.tied', {
            value: dummyValue,
            names,
            others: others.length,
            you: others.length < tied.length ? 'yes' : 'no',
          })
        : t('score.museum.left', { value: dummyValue, place: placeWords(t, dummyValue, values) });
  return <p className={styles['museum']}>{sentence}</p>;
}
