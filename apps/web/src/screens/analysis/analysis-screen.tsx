import { score as scoreOf, type GameRecord, type Replayed } from '@la-stanza/engine';
import { useMemo, useState, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './analysis-screen.module.css';
import { BoardAt } from './board-at.tsx';
import { reviewOf, type Review } from './review.ts';
import { SkillAndLuck } from './skill-and-luck.tsx';
import { Stepper } from './stepper.tsx';
import { TurnCard } from './turn-card.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useAnalysis } from './use-analysis.ts';
import { WinChart } from './win-chart.tsx';

type AnalysisScreenProps = {
  /** The game as it was recorded, and as it replays. */
  readonly record: GameRecord;
  readonly replayed: Replayed;
  readonly players: readonly SeatedPlayer[];
  /** Begins a new game from the position before an entry, with the seat that decides there. */
  readonly onPlayOn?: ((seq: number, seat: number) => void) | undefined;
};

/** What a game was decided by: the chances turn by turn, the turning points, skill and luck. */
export function AnalysisScreen({ record, replayed, players, onPlayOn }: AnalysisScreenProps): ReactNode {
  const t = useTranslate();
  const analysing = useAnalysis(record);
  const review = useMemo(
    () =>
      analysing.state === 'done'
        ? reviewOf(replayed, analysing.analysis, scoreOf(replayed.game.state).winners)
        : undefined,
    [replayed, analysing],
  );
  if (review !== undefined) return <Reviewed review={review} players={players} onPlayOn={onPlayOn} />;
  return (
    <div className={styles['waiting']} role="status">
      {analysing.state === 'running' ? (
        <>
          <p>{t('analysis.running', { done: analysing.done, of: analysing.of })}</p>
          <progress value={analysing.done} max={analysing.of} aria-label={t('analysis.title')} />
        </>
      ) : (
        <p>{t('analysis.failed')}</p>
      )}
    </div>
  );
}

type ReviewedProps = Pick<AnalysisScreenProps, 'players' | 'onPlayOn'> & { readonly review: Review };

function Reviewed({ review, players, onPlayOn }: ReviewedProps): ReactNode {
  const [selected, setSelected] = useState(() => review.swings[0]?.turn ?? 0);
  const turn = review.turns[selected];
  return (
    <div className={styles['reviewed']} data-analysed>
      <div className={styles['main']}>
        <WinChart review={review} players={players} selected={selected} onSelect={setSelected} />
        <Stepper last={review.turns.length} selected={selected} onSelect={setSelected} />
        {turn === undefined ? null : <BoardAt turn={turn} players={players} />}
      </div>
      <div className={styles['side']}>
        {turn === undefined ? null : (
          <TurnCard
            turn={turn}
            players={players}
            onPlayOn={onPlayOn === undefined ? undefined : () => onPlayOn(turn.review.seq, turn.review.seat)}
          />
        )}
        <TurningPoints review={review} players={players} selected={selected} onSelect={setSelected} />
        <SkillAndLuck review={review} players={players} />
      </div>
    </div>
  );
}
