import type { Action, Game, GameEvent, Score, View } from '@la-stanza/engine';
import type { MessageId, Translate } from '@la-stanza/words';
import type { References } from './sentence.ts';

/** In the order in which they are taught. */
export const LESSON_IDS = ['walk', 'hire', 'strength', 'masterpiece', 'finale'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** Everything to learn: the first game, then the lessons. */
export const COURSE_IDS = ['game', 'walk', 'hire', 'strength', 'masterpiece', 'finale'] as const;
export type CourseId = (typeof COURSE_IDS)[number];

/** The seat of the learner; the rival has the other one. */
export const LEARNER = 0;

/** What has happened since a step began. */
export type SinceStart = {
  readonly events: readonly GameEvent[];
  /** The position when the step began, and the current one. */
  readonly start: View;
  readonly now: View;
};

/** Whether the events meet the goal, make it impossible, or neither yet. */
export type Progress = 'met' | 'open' | 'missed';
export type Goal = (since: SinceStart) => Progress;

/** What a coach's sentence speaks of: read from the position, never typed. */
type ReferencesOf = (view: View, score: Score) => References;

type BaseStep = {
  /** The title of the step in the list of steps. */
  readonly title: MessageId;
  readonly say: MessageId;
  readonly refs?: ReferencesOf | undefined;
  /** The `data-about` names of what the sentence mentions; everything else is dimmed. */
  readonly shows?: readonly string[] | undefined;
};

/** A step to read; the learner continues when ready. */
type LookStep = BaseStep & { readonly kind: 'look' };

/** A step to play: `do` shows what to play, `prove` does not. */
type PlayStep = BaseStep & {
  readonly kind: 'do' | 'prove';
  /** Which actions the coach leaves open; the others are answered with `miss`. */
  readonly allows: (action: Action) => boolean;
  readonly goal: Goal;
  readonly miss: MessageId;
  /** One way to meet the goal, in the notation: what "show me" plays. */
  readonly solution: readonly string[];
};

export type Answer = { readonly key: string; readonly text: string; readonly right: boolean };

/** A question about the position, answered by the engine. */
export type AskStep = BaseStep & {
  readonly kind: 'ask';
  readonly answers: (t: Translate, game: Game) => readonly Answer[];
  readonly miss: MessageId;
};

export type Step = LookStep | PlayStep | AskStep;

/** One lesson: a prepared position, the rival's replies, and the steps. */
export type Lesson = {
  readonly id: LessonId;
  /** The entries that lead to the position, one turn of setup or play per line. */
  readonly position: readonly string[];
  /** The rival's actions: at each decision the first of these that is legal. */
  readonly replies: readonly string[];
  readonly steps: readonly Step[];
};
