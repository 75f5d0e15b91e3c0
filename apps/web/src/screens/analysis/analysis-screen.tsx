import { score as scoreOf, type GameRecord, type Replayed, type State } from '@la-stanza/engine';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './analysis-screen.module.css';
import { BestMove } from './best-move.tsx';
import { BoardBeforeTurn } from './board-before-turn.tsx';
import { NextTime } from './next-time.tsx';
import { PointsCard } from './points-card.tsx';
import { reviewOf, reviewSoFar, type Review } from './review.ts';
import { SkillAndLuck } from './skill-and-luck.tsx';
import { Stepper } from './stepper.tsx';
import { bestOf } from './story.ts';
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
  const analysing = useAnalysis(record);
  const review = useMemo(
    () =>
      analysing.state === 'done'
        ? reviewOf(replayed, analysing.analysis, scoreOf(replayed.game.state).winners)
        : undefined,
    [replayed, analysing],
  );
  const known = analysing.state === 'done' ? undefined : analysing.soFar;
  const soFar = useMemo(() => (known === undefined ? undefined : reviewSoFar(replayed, known)), [replayed, known]);
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
          <>
            <Waiting analysing={analysing} />
            {soFar === undefined ? null : <SoFar {...soFar} {...about} />}
          </>
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

function Waiting({ analysing }: { readonly analysing: Analysing }): ReactNode {
  const t = useTranslate();
  return (
    <Card className={styles['waiting']}>
      <div role="status">
        {analysing.state === 'running' ? (
          <>
            <p>{t('analysis.running', { done: analysing.done, of: analysing.of })}</p>
            <progress value={analysing.done} max={analysing.of} aria-label={t('analysis.title')} />
          </>
        ) : analysing.state === 'failed' ? (
          <>
            <p>{t('analysis.failed')}</p>
            <Button tone="primary" onClick={analysing.again}>
              {t('site.again')}
            </Button>
          </>
        ) : null}
      </div>
    </Card>
  );
}

type SoFarProps = {
  readonly review: Review;
  readonly end: State;
  readonly players: readonly SeatedPlayer[];
  readonly seat: number;
  readonly onPlayOn: AnalysisScreenProps['onPlayOn'];
};

/** What a review that is not finished knows already. What it has not found yet may still come, so it does not deny it. */
function SoFar({ review, end, seat, ...about }: SoFarProps): ReactNode {
  const t = useTranslate();
  const hasBest = bestOf(review, end, seat) !== undefined;
  return (
    <section data-so-far={review.turns.length} aria-label={t('analysis.so-far')}>
      <h2 className={styles['soFar']}>{t('analysis.so-far')}</h2>
      <div className={styles['moves']}>
        {hasBest ? <BestMove review={review} end={end} seat={seat} {...about} /> : null}
        {review.swings.length === 0 ? null : <TurningPoints review={review} seat={seat} {...about} />}
      </div>
    </section>
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
