import type { Puzzle } from '@la-stanza/bots/puzzles';
import { advisedSentence } from '@la-stanza/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openPuzzleWorker } from '../../game/puzzles/open-puzzle-worker.ts';
import { openPuzzle, type PuzzlePosition } from '../../game/puzzles/puzzle-run.ts';
import {
  lampsLeft,
  RUSH_TIME,
  rushOf,
  rushQuestion,
  type RushAnswers,
  type RushQuestion,
} from '../../game/puzzles/rush.ts';
import { useTranslate } from '../../ui/messages/messages.ts';

export type RushNow = RushQuestion & { readonly position: PuzzlePosition };

export type Rush = {
  /** The open question; undefined while it is being counted. */
  readonly now: RushNow | undefined;
  readonly answers: RushAnswers;
  readonly over: 'time' | 'lamps' | undefined;
  /** When the time is up, by the clock of the page. */
  readonly until: number;
  readonly answer: (place: number) => void;
};

/** One Rush: the next question is counted while the player thinks about the open one. */
export function useRush(puzzles: readonly Puzzle[]): Rush {
  const t = useTranslate();
  const words = useRef(t);
  const [until] = useState(() => performance.now() + RUSH_TIME);
  const [answers, setAnswers] = useState<RushAnswers>([]);
  const [ready, setReady] = useState<readonly RushNow[]>([]);
  const [isLate, setIsLate] = useState(false);
  const asked = useRef<(() => Promise<RushNow | undefined>) | undefined>(undefined);
  useEffect(() => {
    const worker = openPuzzleWorker();
    const left = [...rushOf(puzzles, Math.random)];
    let count = 0;
    let isStale = false;
    asked.current = async () => {
      for (let puzzle = left.shift(); puzzle !== undefined; puzzle = left.shift()) {
        const position = openPuzzle(puzzle);
        const solved = position === undefined ? undefined : await worker.ask('solve', position.game.state);
        const question =
          solved === undefined || position === undefined
            ? undefined
            : rushQuestion(
                solved,
                ({ actions }) => advisedSentence(words.current, position.game.state, actions),
                count,
                Math.random,
              );
        if (position === undefined || question === undefined) continue;
        count++;
        return { ...question, position };
      }
      return undefined;
    };
    const fill = async (): Promise<void> => {
      for (let nth = 0; nth < 2; nth++) {
        const next = await asked.current?.();
        if (next !== undefined && !isStale) setReady((before) => [...before, next]);
      }
    };
    void fill();
    const timer = setTimeout(() => setIsLate(true), RUSH_TIME);
    return () => {
      isStale = true;
      clearTimeout(timer);
      worker.stop();
    };
  }, [puzzles]);
  const now = ready[0];
  const over = isLate ? 'time' : lampsLeft(answers) === 0 ? 'lamps' : undefined;
  const answer = useCallback(
    (place: number): void => {
      if (now === undefined || over !== undefined) return;
      setAnswers((before) => [...before, place === now.right]);
      setReady((before) => before.slice(1));
      void asked.current?.().then((next) => {
        if (next !== undefined) setReady((before) => [...before, next]);
      });
    },
    [now, over],
  );
  return { now, answers, over, until, answer };
}
