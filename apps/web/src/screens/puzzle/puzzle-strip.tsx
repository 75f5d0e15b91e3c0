import type { Puzzle } from '@la-stanza/bots/puzzles';
import { score } from '@la-stanza/engine';
import { useId, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { PuzzlePosition } from '../../game/puzzles/puzzle-run.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { shortGoal } from './goal-words.ts';
import styles from './puzzle-strip.module.css';
import { MOST_TRIES, type PuzzleTries } from './puzzle-tries.ts';

type PuzzleStripProps = {
  readonly puzzle: Puzzle;
  readonly position: PuzzlePosition;
  readonly players: readonly SeatedPlayer[];
  readonly tries: PuzzleTries;
  readonly onLeave: () => void;
};

/** Above the table: what is asked, the score at the start, and the tries. */
export function PuzzleStrip({ puzzle, position, players, tries, onLeave }: PuzzleStripProps): ReactNode {
  const t = useTranslate();
  const heading = useId();
  const { seats } = score(position.game.state);
  const own = seats[position.seat]?.total ?? 0;
  const best = Math.max(...seats.flatMap(({ total }, seat) => (seat === position.seat ? [] : [total])));
  return (
    <section className={styles['strip']} aria-labelledby={heading}>
      <Button size="icon" aria-label={t('puzzle.leave')} onClick={onLeave}>
        <Symbol name="close" />
      </Button>
      <h1 id={heading} className={styles['goal']}>
        {shortGoal(t, puzzle.goal, position, players)}
      </h1>
      <span className={styles['start']}>{t('puzzle.start', { own, best })}</span>
      <span
        className={styles['tries']}
        role="img"
        aria-label={t('puzzle.tries', { used: tries.used, count: MOST_TRIES })}
        data-tries={tries.used}
      >
        {Array.from({ length: MOST_TRIES }, (_, index) => (
          <i
            key={index}
            data-used={index < tries.used}
            data-solved={tries.result === 'solved' && index === tries.used - 1}
          />
        ))}
      </span>
    </section>
  );
}
