import type { Confirm, Drawing, Steps } from '../decision/decision-picture.ts';

/** What the bar says and offers; every layout draws it in its own place. */
export type Bar = {
  /** Where the game stands: the round, whose turn. */
  readonly where: string;
  /** The same for the head of a phone. */
  readonly short: string;
  readonly turn: string;
  readonly emblem: Drawing | undefined;
  readonly sentence: string;
  readonly steps?: Steps | undefined;
  readonly confirm?: Confirm | undefined;
  readonly asking: boolean;
  readonly canUndo: boolean;
  readonly undoNote: string;
  readonly onUndo: () => void;
  readonly onConfirm: () => void;
  /** While a bot thinks: on to the next own decision. */
  readonly onSkip?: (() => void) | undefined;
  /** Where one can be asked for. */
  readonly hint?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
};
