import type { Puzzle, PuzzleLine, SolvedPuzzle } from '@la-stanza/bots/puzzles';
import { advisedSentence, reasonClause } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { puzzleId } from '../../game/puzzles/load-puzzles.ts';
import { usePuzzles } from '../../game/puzzles/puzzle-memory.ts';
import type { PuzzlePosition } from '../../game/puzzles/puzzle-run.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { Bold } from '../../table/panel/bold.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { goalWords, wrongWords } from './goal-words.ts';
import styles from './puzzle-card.module.css';
import { MOST_TRIES, type PuzzleTries } from './puzzle-tries.ts';

type PuzzleCardProps = {
  readonly puzzle: Puzzle;
  readonly position: PuzzlePosition;
  readonly players: readonly SeatedPlayer[];
  readonly solved: SolvedPuzzle | undefined;
  /** Counts the turns again, if that failed. */
  readonly onCount: (() => void) | undefined;
  readonly tries: PuzzleTries;
  /** The turn on the table is over. */
  readonly hasTried: boolean;
  readonly onAgain: () => void;
  readonly onShow: () => void;
  readonly onNext: () => void;
};

/** Beside the table: the answer to a try, and in the end the reason and the proof. */
export function PuzzleCard(props: PuzzleCardProps): ReactNode {
  const { tries } = props;
  return (
    <section
      className={styles['card']}
      data-puzzle={tries.result}
      data-first={tries.used === 0 && tries.result === 'open'}
      aria-live="polite"
    >
      {tries.result === 'open' ? <Open {...props} /> : <Over {...props} />}
    </section>
  );
}

/** While there are tries left. */
function Open({
  puzzle,
  position,
  players,
  solved,
  onCount,
  tries,
  hasTried,
  onAgain,
  onShow,
}: PuzzleCardProps): ReactNode {
  const t = useTranslate();
  const [theme] = puzzle.themes;
  const look = theme === undefined ? '' : t(`puzzle.look.${theme}`);
  const hasAnswer = hasTried || tries.wrong !== undefined;
  return (
    <>
      <h2>{t('puzzle.try', { number: Math.min(MOST_TRIES, tries.used + (hasTried ? 0 : 1)), count: MOST_TRIES })}</h2>
      <div className={styles['read']} tabIndex={hasAnswer ? 0 : undefined}>
        {onCount !== undefined ? (
          <p className={styles['note']}>{t('puzzle.count-failed')}</p>
        ) : hasTried && solved === undefined ? (
          <p className={styles['note']}>{t('puzzle.counting')}</p>
        ) : null}
        {tries.wrong === undefined ? (
          <p>
            {goalWords(t, puzzle.goal, position, players)} {t('puzzle.how')}
          </p>
        ) : (
          <p data-wrong>
            <Bold text={wrongWords(t, puzzle.goal, tries.wrong)} /> {look}
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        {onCount === undefined ? null : <Button onClick={onCount}>{t('site.again')}</Button>}
        {hasTried && tries.wrong !== undefined ? (
          <Button tone="primary" onClick={onAgain}>
            {t('puzzle.again')}
          </Button>
        ) : null}
        {tries.used > 0 ? (
          <Button disabled={solved === undefined} onClick={onShow}>
            {t('puzzle.show')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Solved or given up. */
function Over({ puzzle, position, players, solved, tries, onAgain, onNext }: PuzzleCardProps): ReactNode {
  const t = useTranslate();
  const rating = usePuzzles((known) => known.middle);
  const deviation = usePuzzles((known) => known.deviation);
  const [solution, ...others] = solved?.lines ?? [];
  const isSolved = tries.result === 'solved';
  return (
    <>
      <header data-solved={isSolved}>
        <Symbol name={isSolved ? 'check' : 'eye'} size={20} />
        <h2>{isSolved ? t('puzzle.solved', { number: tries.used }) : t('puzzle.missed')}</h2>
      </header>
      <div className={styles['read']} tabIndex={0}>
        {solution === undefined || solved === undefined ? null : (
          <>
            <Reason position={position} players={players} solution={solution} next={others[0]} />
            <ol className={styles['lines']}>
              {[solution, ...others].map((line, index) => (
                <li key={index} data-best={index === 0}>
                  <span>{advisedSentence(t, position.game.state, line.actions)}</span>
                  <b>{resultWords(line, position.seat)}</b>
                </li>
              ))}
            </ol>
            <p className={styles['proof']}>
              <Symbol name="check" size={16} />
              {t('puzzle.proven', { turns: solved.turns })}
            </p>
          </>
        )}
        <p className={styles['note']}>
          {t('puzzle.rating', { rating: Math.round(rating), band: Math.round(deviation), puzzle: puzzle.rating })}
        </p>
        <ul className={styles['themes']} aria-label={t('puzzle.themes')}>
          {puzzle.themes.map((theme) => (
            <li key={theme}>{t(`puzzle.theme.${theme}`)}</li>
          ))}
        </ul>
      </div>
      <div className={styles['actions']}>
        <Button tone="primary" data-next={puzzleId(puzzle)} onClick={onNext}>
          {t('puzzle.next')}
        </Button>
        <Button onClick={onAgain}>{t('puzzle.back')}</Button>
      </div>
    </>
  );

  function resultWords({ totals, lead }: PuzzleLine, seat: number): string {
    const own = totals[seat] ?? 0;
    return t('puzzle.result', { own, best: own - lead });
  }
}

type ReasonProps = {
  readonly position: PuzzlePosition;
  readonly players: readonly SeatedPlayer[];
  readonly solution: PuzzleLine;
  readonly next: PuzzleLine | undefined;
};

/** What the solution does, and why it is better than the best of the others. */
function Reason({ position, players, solution, next }: ReasonProps): ReactNode {
  const t = useTranslate();
  const clause = reasonClause(t, players, solution.gains);
  const rest = (line: PuzzleLine): number => (line.totals[position.seat] ?? 0) - line.lead;
  const held = next === undefined ? 0 : rest(next) - rest(solution);
  return (
    <p>
      <Bold text={`**${advisedSentence(t, position.game.state, solution.actions)}**`} />
      {clause === undefined ? null : <Bold text={` ${t('advice.because', { reason: clause })}`} />}
      {held > 0 ? ` ${t('puzzle.held', { points: held })}` : null}
    </p>
  );
}
