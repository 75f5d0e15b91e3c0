import { score as scoreOf, view as viewOf, type Game, type GameRecord } from '@la-stanza/engine';
import { useMemo, useState, type ReactNode } from 'react';
import { Symbol } from '../art/symbol.tsx';
import { Palazzo } from '../board/palazzo.tsx';
import { Button } from '../controls/button.tsx';
import type { SeatedPlayer } from '../game/game-source.ts';
import { withHint } from '../hint/with-hint.ts';
import { useFigureWords } from '../messages/figures.ts';
import { useTranslate } from '../messages/messages.ts';
import { boardPicture } from '../table/picture/board.ts';
import styles from './analysis.module.css';
import { reviewOf, type Review, type ReviewedTurn } from './review.ts';
import { SkillAndLuck } from './skill-and-luck.tsx';
import { TurnCard } from './turn-card.tsx';
import { landingOf } from './turn-words.ts';
import { TurningPoints } from './turning-points.tsx';
import { useAnalysis } from './use-analysis.ts';
import { WinChart } from './win-chart.tsx';

type AnalysisScreenProps = {
  /** The game as it was recorded, and as it replays. */
  readonly record: GameRecord;
  readonly game: Game;
  readonly players: readonly SeatedPlayer[];
  /** Begins a new game from the position before an entry, with the seat that decides there. */
  readonly onPlayOn?: ((seq: number, seat: number) => void) | undefined;
};

/** What a game was decided by: the chances turn by turn, the turning points, skill and luck. */
export function AnalysisScreen({ record, game, players, onPlayOn }: AnalysisScreenProps): ReactNode {
  const t = useTranslate();
  const analysing = useAnalysis(record);
  const review = useMemo(
    () => (analysing.state === 'done' ? reviewOf(game, analysing.analysis, scoreOf(game.state).winners) : undefined),
    [game, analysing],
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

type StepperProps = { readonly last: number; readonly selected: number; readonly onSelect: (turn: number) => void };

function Stepper({ last, selected, onSelect }: StepperProps): ReactNode {
  const t = useTranslate();
  const to = (turn: number): void => onSelect(Math.min(last, Math.max(0, turn)));
  return (
    <nav className={styles['stepper']} aria-label={t('analysis.slider')}>
      <Button size="icon" aria-label={t('analysis.first')} disabled={selected === 0} onClick={() => to(0)}>
        <Symbol name="previous" />
      </Button>
      <Button size="icon" aria-label={t('analysis.before')} disabled={selected === 0} onClick={() => to(selected - 1)}>
        <Symbol name="left" />
      </Button>
      <span>{selected === last ? t('analysis.end') : t('analysis.turn', { turn: selected + 1, turns: last })}</span>
      <Button
        size="icon"
        aria-label={t('analysis.after')}
        disabled={selected === last}
        onClick={() => to(selected + 1)}
      >
        <Symbol name="right" />
      </Button>
      <Button size="icon" aria-label={t('analysis.last')} disabled={selected === last} onClick={() => to(last)}>
        <Symbol name="next" />
      </Button>
    </nav>
  );
}

/** The position before a turn; the better landing is marked. */
function BoardAt({
  turn,
  players,
}: {
  readonly turn: ReviewedTurn;
  readonly players: readonly SeatedPlayer[];
}): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const { review, before } = turn;
  const board = useMemo(() => {
    const picture = boardPicture({ t, view: viewOf(before), players, targets: {} });
    const landing = review.best === undefined ? undefined : landingOf(review.best.actions);
    if (review.best === undefined || landing === undefined) return picture;
    const mark = { text: t('analysis.mark', { chance: figures.percent(review.best.winShare) }), best: true };
    return withHint(picture, new Map([[landing, mark]]));
  }, [t, figures, players, review, before]);
  return (
    <div className={styles['board']}>
      <Palazzo board={board} />
    </div>
  );
}
