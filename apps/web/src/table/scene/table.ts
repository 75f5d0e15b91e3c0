import type { ActionId, Preview, Score, Seat, View } from '@la-stanza/engine';
import type { RuleNumber } from '@la-stanza/words';
import type { GameMoment } from '../../game/source/game-source.ts';
import type { Choice } from '../decision/deciding.ts';
import type { Ask, DecisionPicture } from '../decision/decision-picture.ts';

/** One moment at the table: the position, the choice, and the commands. */
export type Table = {
  /** The moment shown: with the last step of a turn that is not ended yet. */
  readonly moment: GameMoment;
  /** How many entries the record has, without a step that only ending the turn will play. */
  readonly entries: number;
  /** Changes with every turn and with whoever decides in it. */
  readonly turn: string;
  readonly view: View;
  readonly score: Score;
  /** Whose mat is shown: the deciding seat if it is played here, else the last one that was. */
  readonly seat: Seat | undefined;
  /** The reader's seat, addressed as "you"; undefined for spectators and where several share the device. */
  readonly you: Seat | undefined;
  /** The seat that must decide, here or elsewhere. */
  readonly acting: Seat | undefined;
  /** The decision, if it is made here. */
  readonly decision: DecisionPicture | undefined;
  /** A tap plays a step; otherwise it selects, and the step is confirmed. */
  readonly isDirect: boolean;
  /** All steps are done; the turn waits to be ended. */
  readonly isEnding: boolean;
  /** The option under the pointer or the focus. */
  readonly look: Choice | undefined;
  /** What the option under the pointer, or else the choice, would change. */
  readonly foreseen: Preview | undefined;
  /** What the choice would change. */
  readonly chosen: Preview | undefined;
  readonly reason: string | undefined;
  readonly rule: RuleNumber | undefined;
  readonly asking: boolean;
  /** What is asked at the target before a step; only where a tap plays. */
  readonly ask: Ask | undefined;
  /** Something is chosen and not yet played: a reload would lose it. */
  readonly isChoosing: boolean;
  readonly canUndo: boolean;
  /** The step that undo takes back; undefined if it only withdraws a choice, or cannot. */
  readonly undoes: ActionId | undefined;
  readonly undo: () => void;
  /** Shows why something is closed. */
  readonly showReason: (reason: string) => void;
  readonly pick: (choice: Choice) => void;
  readonly confirm: () => void;
};
