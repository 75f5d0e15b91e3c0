import type { ReactNode } from 'react';
import type { SymbolName } from '../../drawing/art/symbol.tsx';

/** A way on from the end of a game. */
export type WayOn = {
  readonly label: string;
  /** Where there is little space. */
  readonly short?: string | undefined;
  readonly symbol: SymbolName;
  readonly onGo: () => void;
};

/** What a game was about beyond winning it. */
export type Stake = {
  /** Replaces the usual headline. */
  readonly title: string | undefined;
  readonly outcome: ReactNode;
};
