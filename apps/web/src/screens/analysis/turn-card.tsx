import { reasonClause, turnWords } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Bold } from '../../table/panel/bold.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { nameIn } from '../../game/source/named-players.ts';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { ReviewedTurn } from './review.ts';
import styles from './turn-card.module.css';
import { whereWords } from './turn-words.ts';

type TurnCardProps = {
  readonly turn: ReviewedTurn;
  readonly players: readonly SeatedPlayer[];
  /** Starts a new game from this position. */
  readonly onPlayOn: (() => void) | undefined;
};

/** One turn: what was played, what was better, and what it cost. */
export function TurnCard({ turn, players, onPlayOn }: TurnCardProps): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const { review, before } = turn;
  const { seat, label, loss, best, played, gains } = review;
  const name = nameIn(players, seat);
  const isBest = label === 'good';
  const reason = reasonClause(t, players, gains);
  return (
    <Card title={t('analysis.who', { where: whereWords(t, turn), player: name.player })} className={styles['turn']}>
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
            <dd>{turnWords(t, players, before, best)}</dd>
          </>
        )}
      </dl>
      {isBest || reason === undefined ? null : (
        <p className={styles['why']}>
          <Bold text={t('advice.because', { reason })} />
        </p>
      )}
      {onPlayOn === undefined ? null : (
        <Button onClick={onPlayOn}>
          <Symbol name="play" />
          {t('analysis.play-on', name)}
        </Button>
      )}
    </Card>
  );
}
