import type { ChronicleTurn } from '@la-stanza/words';
import { useCallback, useState } from 'react';
import type { LayoutName } from '../fit/layout-of.ts';
import type { Coach } from '../scene/coach.ts';
import type { Table } from '../scene/table.ts';

type RecapParts = {
  readonly recapTurns: readonly ChronicleTurn[];
  /** The turn that has begun. */
  readonly ownTurn: ChronicleTurn | undefined;
  readonly layout: LayoutName | 'text';
  readonly coach: Coach | undefined;
};

/** Whether a card sums up what the others did: at the beginning of the own turn, until it is closed. */
export function useRecap(
  { decision, moment }: Table,
  { recapTurns, ownTurn, layout, coach }: RecapParts,
): { readonly isOpen: boolean; readonly close: () => void } {
  const [closed, setClosed] = useState<number>();
  // a shared device has its curtain for it, a small screen its chronicle, a lesson its coach
  const isOpen =
    recapTurns.length > 0 &&
    decision !== undefined &&
    ownTurn?.steps.length === 0 &&
    ownTurn.turn !== closed &&
    moment.seatsHere.length === 1 &&
    (layout === 'desktop' || layout === 'tablet') &&
    coach?.framed !== true &&
    coach?.sentence === undefined;
  const close = useCallback(() => setClosed(ownTurn?.turn), [ownTurn?.turn]);
  return { isOpen, close };
}
