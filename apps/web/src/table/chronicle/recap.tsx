import type { View } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { useTranslate } from '../../messages/messages.ts';
import { DrawingPicture } from '../panel/drawing.tsx';
import { playerColour } from '../words/seats.ts';
import type { ChronicleTurn } from './chronicler.ts';
import { chronicleDrawings } from './drawings.ts';
import { headlineOf } from './news.ts';
import styles from './recap.module.css';
import { chronicleSentences, type Teller } from './sentence.ts';

type RecapProps = {
  readonly news: readonly ChronicleTurn[];
  readonly teller: Pick<Teller, 'players' | 'you'>;
  readonly view: View;
};

const DRAWN = 5;

/** What happened while one looked away: one line for each turn of the others. */
export function Recap({ news, teller, view }: RecapProps): ReactNode {
  const t = useTranslate();
  if (news.length === 0) return null;
  return (
    <div className={styles['recap']}>
      <h3>{t('chronicle.recap')}</h3>
      {news.map((turn) => (
        <p key={turn.turn}>
          <TurnMark turn={turn} teller={teller} />
          <span>{headline({ t, figures: view.figures, ring: view.ring, ...teller }, turn)}</span>
        </p>
      ))}
    </div>
  );
}

/** The same in pictures, for one line at the bar; it opens the chronicle. */
export function RecapLine({ news, teller, view, onOpen }: RecapProps & { readonly onOpen: () => void }): ReactNode {
  const t = useTranslate();
  if (news.length === 0) return null;
  const words = news.map((turn) => headline({ t, figures: view.figures, ring: view.ring, ...teller }, turn)).join(' ');
  return (
    <button type="button" className={styles['line']} aria-label={`${t('chronicle.recap')}: ${words}`} onClick={onOpen}>
      <b>{t('chronicle.recap')}</b>
      {news.map((turn) => (
        <span key={turn.turn}>
          <TurnMark turn={turn} teller={teller} />
          {chronicleDrawings(
            turn.steps.flatMap(({ events }) => [...events]),
            teller.players,
            view.ring,
          )
            .slice(0, DRAWN)
            .map((drawing, index) => (
              <DrawingPicture key={index} drawing={drawing} size={drawing.kind === 'portrait' ? 19 : 20} />
            ))}
        </span>
      ))}
    </button>
  );
}

function TurnMark({ turn, teller }: Pick<RecapProps, 'teller'> & { readonly turn: ChronicleTurn }): ReactNode {
  if (turn.seat === undefined) return null;
  return <DrawingPicture drawing={{ kind: 'player', player: playerColour(teller.players, turn.seat) }} size={20} />;
}

export function headline(teller: Teller, turn: ChronicleTurn): string {
  const event = headlineOf(turn);
  return event === undefined ? '' : chronicleSentences(teller, [event]).join(' ');
}
