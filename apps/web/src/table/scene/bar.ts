import type { BotEffort } from '../../game/source/game-source.ts';
import type { Confirm, Drawing, Steps } from '../decision/decision-picture.ts';

/** The content of the bar; every layout draws it in its own place. */
export type Bar = {
  /** The round or phase of the game. */
  readonly where: string;
  /** The same for the header of a phone. */
  readonly short: string;
  readonly turn: string;
  readonly emblem: Drawing | undefined;
  readonly sentence: string;
  readonly steps?: Steps | undefined;
  /** Whether a choice is open here. */
  readonly isDeciding: boolean;
  /** Confirms the choice, or ends the turn; undefined where a tap plays. */
  readonly confirm?: Confirm | undefined;
  readonly asking: boolean;
  /** The question stands at its target, with its own buttons. */
  readonly isAskedAtTarget: boolean;
  /** All steps are done, and the button ends the turn. */
  readonly isEnding: boolean;
  readonly canUndo: boolean;
  /** The words of undo: what it takes back. */
  readonly undoLabel: string;
  readonly undoNote: string;
  readonly onUndo: () => void;
  readonly onConfirm: () => void;
  /** While a bot thinks: skips to the next own decision. */
  readonly onSkip?: (() => void) | undefined;
  /** How a bot that could not decide can be asked again. */
  readonly stuck?: readonly { readonly how: BotEffort; readonly onAsk: () => void }[] | undefined;
  /** Undefined where there are no hints. */
  readonly hint?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
};
