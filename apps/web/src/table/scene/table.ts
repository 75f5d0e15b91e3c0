import type { Preview, Score, Seat, View } from '@la-stanza/engine';
import type { RuleNumber } from '@la-stanza/words';
import type { GameMoment } from '../../game/source/game-source.ts';
import type { DecisionPicture } from '../decision/decision-picture.ts';

/** One moment at the table: the position, what is in hand, and what can be done about it. */
export type Table = {
  readonly moment: GameMoment;
  readonly view: View;
  readonly score: Score;
  /** Whose mat is shown: the deciding seat where it is played here, else the last one that was. */
  readonly seat: Seat | undefined;
  /** The only person at this device, who can be spoken to; nobody where several share it. */
  readonly you: Seat | undefined;
  /** The seat that must decide, wherever it is. */
  readonly acting: Seat | undefined;
  /** The decision, if it is made here. */
  readonly decision: DecisionPicture | undefined;
  /** What the choice, or what is pointed at, would change. */
  readonly foreseen: Preview | undefined;
  /** What the choice alone would change. */
  readonly chosen: Preview | undefined;
  readonly reason: string | undefined;
  readonly rule: RuleNumber | undefined;
  readonly asking: boolean;
  readonly canUndo: boolean;
  readonly undo: () => void;
  /** Says why something is closed. */
  readonly tell: (reason: string) => void;
  readonly confirm: () => void;
};
