import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from '../../ui/device-memory.ts';
import { COURSE_IDS, type CourseId } from './lesson.ts';
import type { LessonMark } from './lesson-run.ts';

/** What this device remembers about the lessons. */
export type Learned = {
  readonly done: readonly CourseId[];
  /** Where the learner left the last lesson. */
  readonly left?: (LessonMark & { readonly lesson: CourseId }) | undefined;
};

type LearnStore = Learned & {
  readonly keep: (lesson: CourseId, mark: LessonMark) => void;
  readonly finish: (lesson: CourseId) => void;
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
      done: COURSE_IDS.filter((id) => id === lesson || done.includes(id)),
      left: left?.lesson === lesson ? undefined : left,
    });
    remember(get());
  },
}));

memory.follow(() => useLearned.setState({ left: undefined, ...readLearned(memory.recall()) }));

/** The stored state, which another tab may have changed since this page read it; without storage, this page's own. */
function latest(known: Learned): Learned {
  return readLearned(memory.recall() ?? known);
}

/** What to continue with: what was left unfinished, else the first that is not done; undefined when all are. */
export function nextLesson({ done, left }: Learned): CourseId | undefined {
  return left?.lesson ?? COURSE_IDS.find((id) => !done.includes(id));
}

/** Validates the stored state field by field; unknown values are dropped. */
export function readLearned(kept: unknown): Learned {
  const { done, left } = fieldsOf(kept);
  return {
    done: COURSE_IDS.filter((id) => Array.isArray(done) && done.includes(id)),
    left: readLeft(left),
  };
}

function readLeft(kept: unknown): Learned['left'] {
  const { lesson, at, entries } = fieldsOf(kept);
  const id = COURSE_IDS.find((each) => each === lesson);
  if (id === undefined || typeof at !== 'number' || !Array.isArray(entries)) return undefined;
  return { lesson: id, at, entries: entries.filter((entry) => typeof entry === 'string') };
}

function remember({ done, left }: Learned): void {
  memory.keep({ done, left });
}
