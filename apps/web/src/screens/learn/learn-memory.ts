import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from '../../ui/device-memory.ts';
import { LESSON_IDS, type LessonId } from './lesson.ts';
import type { LessonMark } from './lesson-run.ts';

/** What this device remembers about learning. */
export type Learned = {
  readonly done: readonly LessonId[];
  /** Where the lesson begun last was left. */
  readonly left?: (LessonMark & { readonly lesson: LessonId }) | undefined;
};

type LearnStore = Learned & {
  readonly keep: (lesson: LessonId, mark: LessonMark) => void;
  readonly finish: (lesson: LessonId) => void;
};

const memory = deviceMemory('learn');

export const useLearned: UseBoundStore<StoreApi<LearnStore>> = create((set, get) => ({
  ...readLearned(memory.recall()),
  keep: (lesson, { at, entries }) => {
    set({ ...latest(get()), left: { lesson, at, entries } });
    remember(get());
  },
  finish: (lesson) => {
    const { done, left } = latest(get());
    set({
      done: LESSON_IDS.filter((id) => id === lesson || done.includes(id)),
      left: left?.lesson === lesson ? undefined : left,
    });
    remember(get());
  },
}));

memory.follow(() => useLearned.setState({ left: undefined, ...readLearned(memory.recall()) }));

/** What is kept now: another tab may have added to it since this page read it. Where nothing is kept, what this page knows. */
function latest(known: Learned): Learned {
  return readLearned(memory.recall() ?? known);
}

/** The lesson to go on with: the one that was left, else the first that is not done; nothing when all are. */
export function nextLesson({ done, left }: Learned): LessonId | undefined {
  return left?.lesson ?? LESSON_IDS.find((id) => !done.includes(id));
}

/** Reads what was kept, piece by piece; whatever is not understood is forgotten. */
export function readLearned(kept: unknown): Learned {
  const { done, left } = fieldsOf(kept);
  return {
    done: LESSON_IDS.filter((id) => Array.isArray(done) && done.includes(id)),
    left: readLeft(left),
  };
}

function readLeft(kept: unknown): Learned['left'] {
  const { lesson, at, entries } = fieldsOf(kept);
  const id = LESSON_IDS.find((each) => each === lesson);
  if (id === undefined || typeof at !== 'number' || !Array.isArray(entries)) return undefined;
  return { lesson: id, at, entries: entries.filter((entry) => typeof entry === 'string') };
}

function remember({ done, left }: Learned): void {
  memory.keep({ done, left });
}
