import type { Action, Game, GameEvent, Score, View } from '@la-stanza/engine';
import type { MessageId, Translate } from '@la-stanza/words';

/** In the order in which they are taught. */
export const LESSON_IDS = ['walk', 'hire', 'strength', 'masterpiece', 'finale'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** The seat of whoever learns; the rival sits on the other one. */
export const LEARNER = 0;

/** What has happened since a step began, as the engine tells it. */
export type Seen = {
  readonly events: readonly GameEvent[];
  /** The position at the step's beginning and now. */
  readonly start: View;
  readonly now: View;
};

/** Whether what happened answers the step, can no longer answer it, or neither yet. */
export type Progress = 'met' | 'open' | 'missed';
export type Goal = (seen: Seen) => Progress;

export type Words = Readonly<Record<string, string | number>>;
/** What a sentence of the coach names: read from the position, never typed. */
type WordsOf = (t: Translate, view: View, score: Score) => Words;

type Spoken = {
  /** Heads the step in the list of steps. */
  readonly title: MessageId;
  readonly say: MessageId;
  readonly words?: WordsOf | undefined;
  /** What the sentence names, as things on the table say what they are; all else is dimmed. */
  readonly shows?: readonly string[] | undefined;
};

/** Something to read; the learner goes on when ready. */
type LookStep = Spoken & { readonly kind: 'look' };

/** Something to play: with one thing left open, or as a proof with nothing shown. */
type PlayStep = Spoken & {
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
export type AskStep = Spoken & {
  readonly kind: 'ask';
  readonly answers: (t: Translate, game: Game) => readonly Answer[];
  readonly miss: MessageId;
};

export type Step = LookStep | PlayStep | AskStep;

/** One lesson: a prepared position, what the rival answers, and a script of goals. */
export type Lesson = {
  readonly id: LessonId;
  /** The entries that lead to the position, a turn of setup or play on each line. */
  readonly position: readonly string[];
  /** What the rival plays: at each decision the first of these that is legal. */
  readonly replies: readonly string[];
  readonly steps: readonly Step[];
};
