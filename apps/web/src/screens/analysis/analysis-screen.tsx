import { score as scoreOf, type GameRecord, type Replayed } from '@la-stanza/engine';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './analysis-screen.module.css';
import { BestMove } from './best-move.tsx';
import { BoardBeforeTurn } from './board-before-turn.tsx';
import { NextTime } from './next-time.tsx';
import { PointsCard } from './points-card.tsx';
import { reviewOf, type Review } from './review.ts';
import { SkillAndLuck } from './skill-and-luck.tsx';
import { Stepper } from './stepper.tsx';
import { TurnCard } from './turn-card.tsx';
import { TurningPoints } from './turning-points.tsx';
import { useAnalysis, type Analysing } from './use-analysis.ts';
import { WinChart } from './win-chart.tsx';

type AnalysisScreenProps = {
  /** The game as it was recorded, and its replay. */
  readonly record: GameRecord;
  readonly replayed: Replayed;
  /** The reader's seat; the first person's by default. */
  readonly own?: number | undefined;
  readonly players: readonly SeatedPlayer[];
  /** Starts a new game from the position before an entry, for the seat that decides there. */
  readonly onPlayOn?: ((seq: number, seat: number) => void) | undefined;
  /** Starts a new game with the same table. */
  readonly onRematch?: (() => void) | undefined;
};

/** The story of a game: the best move, the turning points, skill and luck, then everything turn by turn. */
export function AnalysisScreen({
  record,
  replayed,
  players,
  own,
  onPlayOn,
  onRematch,
}: AnalysisScreenProps): ReactNode {
  const { pinned } = replayed.game.state.table;
  const analysing = useAnalysis(pinned === undefined ? record : undefined);
  const review = useMemo(
    () =>
      analysing.state === 'done'
        ? reviewOf(replayed, analysing.analysis, scoreOf(replayed.game.state).winners)
        : undefined,
    [replayed, analysing],
  );
  const [selected, setSelected] = useState<number>();
  const everything = useRef<HTMLDivElement>(null);
  const show = (turn: number): void => {
    setSelected(turn);
    everything.current?.scrollIntoView({ block: 'start' });
  };
  const seat =
    own ??
    Math.max(
      0,
      players.findIndex(({ bot }) => bot === undefined),
    );
  const about = { players, seat, onPlayOn };
  return (
    <>
      <div className={styles['story']} data-analysed={review !== undefined}>
        {review === undefined ? (
          <Waiting analysing={analysing} pinned={pinned} />
        ) : (
          <div className={styles['moves']}>
            <BestMove review={review} end={replayed.game.state} {...about} onSelect={show} />
            <TurningPoints review={review} {...about} onSelect={show} />
          </div>
        )}
        <div className={styles['sums']}>
          {review === undefined ? null : <SkillAndLuck review={review} players={players} seat={seat} />}
          <PointsCard replayed={replayed} players={players} seat={seat} />
          <NextTime review={review} players={players} seat={seat} onRematch={onRematch} />
        </div>
      </div>
      {review === undefined ? null : (
        <div ref={everything}>
          <TurnByTurn
            {...{ review, players, onPlayOn }}
            selected={selected ?? review.swings[0]?.turn ?? 0}
            onSelect={setSelected}
          />
        </div>
      )}
    </>
  );
}

type WaitingProps = { readonly analysing: Analysing; readonly pinned: string | undefined };

function Waiting({ analysing, pinned }: WaitingProps): ReactNode {
  const t = useTranslate();
  return (
    <Card className={styles['waiting']}>
      <div role="status">
        {analysing.state === 'running' ? (
          <>
            <p>{t('analysis.running', { done: analysing.done, of: analysing.of })}</p>
            <progress value={analysing.done} max={analysing.of} aria-label={t('analysis.title')} />
          </>
        ) : (
          <p>{pinned === undefined ? t('analysis.failed') : t('analysis.other-engine', { engine: pinned })}</p>
        )}
      </div>
    </Card>
  );
}

type TurnByTurnProps = Pick<AnalysisScreenProps, 'players' | 'onPlayOn'> & {
  readonly review: Review;
  readonly selected: number;
  readonly onSelect: (turn: number) => void;
};

function TurnByTurn({ review, players, onPlayOn, selected, onSelect }: TurnByTurnProps): ReactNode {
  const t = useTranslate();
  const turn = review.turns[selected];
  return (
    <>
      <h2 className={styles['everything']}>{t('analysis.story.everything')}</h2>
      <div className={styles['turns']}>
        <div className={styles['main']}>
          <WinChart review={review} players={players} selected={selected} onSelect={onSelect} />
          <Stepper last={review.turns.length} selected={selected} onSelect={onSelect} />
          {turn === undefined ? null : <BoardBeforeTurn turn={turn} players={players} />}
        </div>
        {turn === undefined ? null : (
          <TurnCard
            turn={turn}
            players={players}
            onPlayOn={onPlayOn === undefined ? undefined : () => onPlayOn(turn.review.seq, turn.review.seat)}
          />
        )}
      </div>
    </>
  );
}
