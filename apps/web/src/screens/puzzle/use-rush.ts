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
  /** Counts again; undefined unless counting failed. */
  readonly again: (() => void) | undefined;
};

/** How many questions are counted at the start: the open one and the next. */
const AHEAD = 2;

/** One Rush: the next question is counted while the player thinks about the open one. */
export function useRush(puzzles: readonly Puzzle[]): Rush {
  const t = useTranslate();
  const words = useRef(t);
  const [until] = useState(() => performance.now() + RUSH_TIME);
  const [answers, setAnswers] = useState<RushAnswers>([]);
  const [ready, setReady] = useState<readonly RushNow[]>([]);
  const [isLate, setIsLate] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const fill = useRef<(count: number) => void>(undefined);
  useEffect(() => {
    const worker = openPuzzleWorker();
    const left = [...rushOf(puzzles, Math.random)];
    let count = 0;
    let isStale = false;
    const next = async (): Promise<RushNow | undefined> => {
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
    const add = async (wanted: number): Promise<void> => {
      for (let nth = 0; nth < wanted; nth++) {
        const question = await next();
        if (question !== undefined && !isStale) setReady((before) => [...before, question]);
      }
    };
    fill.current = (wanted) => {
      setHasFailed(false);
      add(wanted).catch(() => {
        if (!isStale) setHasFailed(true);
      });
    };
    fill.current(AHEAD);
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
      fill.current?.(1);
    },
    [now, over],
  );
  const again = hasFailed ? () => fill.current?.(AHEAD) : undefined;
  return { now, answers, over, until, answer, again };
}
