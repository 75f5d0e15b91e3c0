import type { Seat, View } from '@la-stanza/engine';
import { chronicleSentences, type Teller } from '@la-stanza/words';
import type { ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { playerColour } from '../../game/source/player-colour.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { DrawingPicture } from '../panel/drawing.tsx';
import type { ChronicleTurn } from './chronicler.ts';
import { headlineOf } from './news.ts';
import styles from './recap.module.css';

type RecapProps = {
  readonly news: readonly ChronicleTurn[];
  readonly teller: { readonly players: readonly SeatedPlayer[]; readonly you?: Seat | undefined };
  readonly view: View;
};

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

function TurnMark({ turn, teller }: Pick<RecapProps, 'teller'> & { readonly turn: ChronicleTurn }): ReactNode {
  if (turn.seat === undefined) return null;
  return <DrawingPicture drawing={{ kind: 'player', player: playerColour(teller.players, turn.seat) }} size={20} />;
}

export function headline(teller: Teller, turn: ChronicleTurn): string {
  const event = headlineOf(turn);
  return event === undefined ? '' : chronicleSentences(teller, [event]).join(' ');
}
