import {
  ACTIONS,
  score,
  view,
  type ActionId,
  type Game,
  parseAction,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import { translateWith } from '@la-stanza/words';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { describe, expect, test } from 'vitest';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { referenceFault } from './kit/reference-fault.ts';
import { LEARNER, LESSON_IDS, type LessonId } from './lesson.ts';
import { openLesson, type LessonMark, type LessonRun } from './lesson-run.ts';
import { LESSONS } from './lessons/lessons.ts';
import { lessonRule, stepWords } from './step-words.ts';

const PLAYERS: readonly SeatedPlayer[] = [
  { name: 'Elena', colour: 'plum' },
  { name: 'Bastiano', colour: 'onyx', bot: 'novice' },
];
const english = translateWith('en', en);

type Opened = { readonly run: LessonRun; readonly marks: LessonMark[] };

function open(id: LessonId, from?: LessonMark): Opened {
  const marks: LessonMark[] = [];
  const pause = (): Promise<void> => Promise.resolve();
  return {
    run: openLesson({ lesson: LESSONS[id], players: PLAYERS, from, keep: (mark) => marks.push(mark), pause }),
    marks,
  };
}

const gameOf = ({ source }: LessonRun): Game => source.moment().game;
const openTexts = (run: LessonRun): string[] => legalActions(gameOf(run).state).map(({ text }) => text);

/** Waits for the rival, who answers within a few microtasks. */
async function learnersTurn(run: LessonRun): Promise<void> {
  for (let waits = 0; waits < 100; waits++) {
    const acting = whoseTurn(gameOf(run).state);
    if (acting.who === 'nobody' || (acting.who === 'seat' && acting.seat === LEARNER)) return;
    await Promise.resolve();
  }
  throw new Error('the rival does not answer');
}

async function play(run: LessonRun, text: string): Promise<void> {
  await learnersTurn(run);
  const action = parseAction(text)?.id;
  const refusal = action === undefined ? 'no such action' : run.source.play(action);
  if (refusal !== undefined) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
}

/** Does what the current step asks for. */
async function solve(run: LessonRun): Promise<void> {
  const { step } = run.moment();
  await learnersTurn(run);
  if (step?.kind === 'look') run.goOn();
  else if (step?.kind === 'ask') {
    const [right, another] = step.answers(english, gameOf(run)).filter((answer) => answer.right);
    if (right === undefined || another !== undefined) throw new Error('a question has one right answer');
    run.answer(right.key, true);
  } else for (const text of step?.solution ?? []) await play(run, text);
}

async function markOf(id: LessonId, at: number): Promise<LessonMark | undefined> {
  const { run, marks } = open(id);
  while (run.moment().at < at) await solve(run);
  await learnersTurn(run);
  return marks.at(-1);
}

/** The shortest sequence of legal actions after which the goal cannot be met. */
async function wayToMiss(id: LessonId, mark: LessonMark | undefined): Promise<readonly string[] | undefined> {
  const lines: (readonly string[])[] = [[]];
  for (const line of lines) {
    const { run } = open(id, mark);
    for (const text of line) await play(run, text);
    await learnersTurn(run);
    if (run.moment().missed) return line;
    if (run.moment().at === mark?.at && line.length < 5) lines.push(...openTexts(run).map((text) => [...line, text]));
  }
  return undefined;
}

describe.each(LESSON_IDS)('lesson %s', (id) => {
  const { steps } = LESSONS[id];

  test('ends when the learner does what each step asks for', async () => {
    const { run } = open(id);
    for (const [at] of steps.entries()) {
      expect(run.moment().at).toBe(at);
      await solve(run);
    }
    expect(run.moment().step).toBeUndefined();
  });

  test('"show me" plays it to its end', async () => {
    const { run } = open(id);
    for (const [at, step] of steps.entries()) {
      if (step.kind === 'do' || step.kind === 'prove') run.show();
      else await solve(run);
      for (let waits = 0; waits < 200 && run.moment().at === at; waits++) await Promise.resolve();
      expect(run.moment().at).toBe(at + 1);
    }
  });

  test.each(
    steps.flatMap((step, at) => (step.kind === 'do' || step.kind === 'prove' ? [{ title: step.title, at }] : [])),
  )('$title can be missed and recovered from', async ({ at }) => {
    const mark = await markOf(id, at);
    const line = await wayToMiss(id, mark);
    expect(line).toBeDefined();
    const { run } = open(id, mark);
    for (const text of line ?? []) await play(run, text);
    await learnersTurn(run);
    expect(run.moment()).toMatchObject({ at, missed: true });
    run.again();
    expect(run.moment()).toMatchObject({ at, missed: false });
    await solve(run);
    expect(run.moment().at).toBe(at + 1);
  });

  test('a wrong answer gets a reply, and the right one still leads on', async () => {
    for (const [at, step] of steps.entries()) {
      if (step.kind !== 'ask') continue;
      const { run } = open(id, await markOf(id, at));
      await learnersTurn(run);
      const wrong = step.answers(english, gameOf(run)).find((answer) => !answer.right)?.key ?? '';
      run.answer(wrong, false);
      expect(run.moment()).toMatchObject({ at, wrong });
      await solve(run);
      expect(run.moment().at).toBe(at + 1);
    }
  });

  test('the coach leaves the solution of a step open', async () => {
    const { run } = open(id);
    for (const step of steps) {
      await learnersTurn(run);
      const solution = step.kind === 'do' || step.kind === 'prove' ? step.solution : [];
      for (const text of solution) {
        const action = ACTIONS.find((each) => each.text === text);
        expect(action !== undefined && step.kind !== 'look' && step.kind !== 'ask' && step.allows(action)).toBe(true);
      }
      await solve(run);
    }
  });

  test('undoing a step leads back to it', async () => {
    const { run } = open(id);
    const back: [number, number][] = [];
    for (const [at, step] of steps.entries()) {
      await solve(run);
      if ((step.kind !== 'do' && step.kind !== 'prove') || !run.source.undo()) continue;
      back.push([at, run.moment().at]);
      await play(run, step.solution.at(-1) ?? '');
    }
    expect(back.length).toBeGreaterThan(0);
    expect(back.map(([at]) => at)).toEqual(back.map(([, led]) => led));
    expect(run.moment().step).toBeUndefined();
  });

  test('continues where the learner left it', async () => {
    for (const [at] of steps.entries()) {
      const mark = await markOf(id, at);
      const { run } = open(id, mark);
      expect(run.moment().at).toBe(at);
      await solve(run);
      expect(run.moment().at).toBe(at + 1);
    }
  });

  test('every reference of its sentences is true where it is said', async () => {
    const { run } = open(id);
    const faults: string[] = [];
    for (const step of steps) {
      await learnersTurn(run);
      const game = gameOf(run);
      const isAllowed = (action: ActionId): boolean => {
        const of = ACTIONS[action];
        return of !== undefined && (step.kind === 'do' || step.kind === 'prove') && step.allows(of);
      };
      for (const [name, ref] of Object.entries(step.refs?.(view(game.state), score(game.state)) ?? {})) {
        const fault = referenceFault(game, ref, isAllowed);
        if (fault !== undefined) faults.push(`${step.say} {${name}}: ${fault}`);
      }
      await solve(run);
    }
    expect(faults).toEqual([]);
  });

  test.each([
    ['en', en],
    ['de', de],
    ['fr', fr],
    ['nl', nl],
  ])('every sentence in %s has all its words', async (language, messages) => {
    const t = translateWith(language, messages);
    const { run } = open(id);
    for (const step of steps) {
      await learnersTurn(run);
      const words = stepWords(t, gameOf(run), step);
      const said = [step.title, step.say, ...(step.kind === 'look' ? [] : [step.miss])].map((message) =>
        t(message, words),
      );
      for (const sentence of [...said, lessonRule(t, gameOf(run), LESSONS[id])]) {
        expect(sentence).not.toMatch(/\{|undefined|\*\*\*\*|^$/);
      }
      await solve(run);
    }
  });
});

test('the engine scores the finale: level in the museum, ahead by tile and arch', async () => {
  const { run } = open('finale');
  while (run.moment().step !== undefined) await solve(run);
  await learnersTurn(run);
  const [own, rival] = score(gameOf(run).state).seats;
  expect(own?.museumMajority).toBe(rival?.museumMajority);
  expect(own?.total).toBeGreaterThan(rival?.total ?? 0);
});
