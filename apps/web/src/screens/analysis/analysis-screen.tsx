import { score as scoreOf, type GameRecord, type Replayed } from '@la-stanza/engine';
import { useMemo, useState, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './analysis-screen.module.css';
import { BestMove } from './best-move.tsx';
import { BoardBeforeTurn } from './board-before-turn.tsx';
import { reviewOf, type Review } from './review.ts';
import { SkillAndLuck } from './skill-and-luck.tsx';
import { Stepper } from './stepper.tsx';
import { StoryTop } from './story-top.tsx';
import { TurnCard } from './turn-card.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useAnalysis } from './use-analysis.ts';
import { WinChart } from './win-chart.tsx';

type AnalysisScreenProps = {
  /** The game as it was recorded, and its replay. */
  readonly record: GameRecord;
  readonly replayed: Replayed;
  readonly players: readonly SeatedPlayer[];
  /** Starts a new game from the position before an entry, for the seat that decides there. */
  readonly onPlayOn?: ((seq: number, seat: number) => void) | undefined;
};

/** What decided a game: the chances turn by turn, the turning points, skill and luck. */
export function AnalysisScreen({ record, replayed, players, onPlayOn }: AnalysisScreenProps): ReactNode {
  const t = useTranslate();
  const { pinned } = replayed.game.state.table;
  const analysing = useAnalysis(pinned === undefined ? record : undefined);
  const review = useMemo(
    () =>
      analysing.state === 'done'
        ? reviewOf(replayed, analysing.analysis, scoreOf(replayed.game.state).winners)
        : undefined,
    [replayed, analysing],
  );
  const person = players.findIndex(({ bot }) => bot === undefined);
  const seat = Math.max(0, person);
  if (review !== undefined) {
    return <Reviewed replayed={replayed} review={review} players={players} seat={seat} onPlayOn={onPlayOn} />;
  }
  const story = <StoryTop replayed={replayed} players={players} seat={seat} />;
  return (
    <div className={styles['begun']}>
      {story}
      <div className={styles['waiting']} role="status">
        {analysing.state === 'running' ? (
          <>
            <p>{t('analysis.running', { done: analysing.done, of: analysing.of })}</p>
            <progress value={analysing.done} max={analysing.of} aria-label={t('analysis.title')} />
          </>
        ) : (
          <p>{pinned === undefined ? t('analysis.failed') : t('analysis.other-engine', { engine: pinned })}</p>
        )}
      </div>
    </div>
  );
}

type ReviewedProps = Pick<AnalysisScreenProps, 'replayed' | 'players' | 'onPlayOn'> & {
  readonly review: Review;
  readonly seat: number;
};

function Reviewed({ replayed, review, players, seat, onPlayOn }: ReviewedProps): ReactNode {
  const t = useTranslate();
  const [selected, setSelected] = useState(() => review.swings[0]?.turn ?? 0);
  const turn = review.turns[selected];
  return (
    <div className={styles['reviewed']} data-analysed>
      <div className={styles['main']}>
        <div className={styles['top']}>
          <StoryTop replayed={replayed} players={players} seat={seat} />
        </div>
        <h2 className={styles['everything']}>{t('analysis.story.everything')}</h2>
        <WinChart review={review} players={players} selected={selected} onSelect={setSelected} />
        <Stepper last={review.turns.length} selected={selected} onSelect={setSelected} />
        {turn === undefined ? null : <BoardBeforeTurn turn={turn} players={players} />}
      </div>
      <div className={styles['side']}>
        <div className={styles['tale']}>
          <BestMove review={review} players={players} seat={seat} onPlayOn={onPlayOn} onSelect={setSelected} />
          <TurningPoints review={review} players={players} selected={selected} onSelect={setSelected} />
        </div>
        {turn === undefined ? null : (
          <TurnCard
            turn={turn}
            players={players}
            onPlayOn={onPlayOn === undefined ? undefined : () => onPlayOn(turn.review.seq, turn.review.seat)}
          />
        )}
        <SkillAndLuck review={review} players={players} />
      </div>
    </div>
  );
}
