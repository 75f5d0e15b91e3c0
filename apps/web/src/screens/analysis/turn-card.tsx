import type { Reason } from '@la-stanza/bots';
import { reasonWords } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useFigureWords } from '../../ui/messages/figures.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { ReviewedTurn } from './review.ts';
import styles from './turn-card.module.css';
import { turnWords, whereWords } from './turn-words.ts';

/** The chance is said above; what remains is where it comes from. */
const isAboutPrestige = ({ code }: Reason): boolean => code === 'own-prestige' || code === 'other-prestige';

type TurnCardProps = {
  readonly turn: ReviewedTurn;
  readonly players: readonly SeatedPlayer[];
  /** Begins a new game from this position. */
  readonly onPlayOn: (() => void) | undefined;
};

/** One turn: what was played, what would have been, and what it cost. */
export function TurnCard({ turn, players, onPlayOn }: TurnCardProps): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const { review, before } = turn;
  const { seat, label, loss, best, played, reasons } = review;
  const player = players[seat]?.name ?? '';
  const isBest = label === 'best' || label === 'good';
  return (
    <Card title={t('analysis.who', { where: whereWords(t, turn), player })} className={styles['turn']}>
      <p className={styles['label']} data-label={label}>
        {t(`analysis.label.${label}`)}
        {isBest ? null : <b>{t('analysis.lost', { loss: figures.percentChange(-loss) })}</b>}
      </p>
      <dl>
        <dt>{t('analysis.played')}</dt>
        <dd>{turnWords(t, players, before, played)}</dd>
        {isBest || best === undefined ? null : (
          <>
            <dt>{t('analysis.better')}</dt>
            <dd>{turnWords(t, players, before, best.actions)}</dd>
          </>
        )}
      </dl>
      {isBest ? null : (
        <ul>
          {reasons.filter(isAboutPrestige).map((reason) => {
            const words = reasonWords({ t, figures, players, mover: seat }, reason);
            return <li key={words}>{words}</li>;
          })}
        </ul>
      )}
      {onPlayOn === undefined ? null : (
        <Button onClick={onPlayOn}>
          <Symbol name="play" />
          {t('analysis.play-on', { player })}
        </Button>
      )}
    </Card>
  );
}
