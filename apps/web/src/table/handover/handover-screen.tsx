import { useState, type ReactNode } from 'react';
import { useMotionLength } from '../../ui/theme/motion.ts';
import type { ChronicleTurn } from '@la-stanza/words';
import type { Table } from '../scene/table.ts';
import { Curtain } from './curtain.tsx';
import { HandoverCard } from './handover-card.tsx';
import { PartedCurtainBar } from './parted-curtain-bar.tsx';
import type { PendingHandover } from './use-handover.ts';

/** How long the curtain takes, in milliseconds. */
const CLOSES_IN = 420;
/** The last step is shown to its end before the curtain closes. */
const HELD_FOR = 480;

type HandoverScreenProps = {
  readonly handover: PendingHandover | undefined;
  readonly table: Table;
  readonly turns: readonly ChronicleTurn[];
};

/** A curtain between the turns of people who share a device: it closes after one and opens for the next. */
export function HandoverScreen({ handover, table, turns }: HandoverScreenProps): ReactNode {
  const length = useMotionLength();
  // after opening the page the curtain is closed without an animation
  const [found] = useState(handover?.after);
  const isFound = handover !== undefined && handover.after === found;
  const closes = isFound && !handover.hasLooked ? 0 : length * CLOSES_IN;
  const held = isFound || handover?.hasLooked === true ? 0 : length * HELD_FOR;
  return (
    <>
      <Curtain
        state={handover === undefined ? 'open' : handover.isLooking ? 'parted' : 'closed'}
        moves={length * CLOSES_IN}
        held={held}
      />
      {handover === undefined ? null : handover.isLooking ? (
        <PartedCurtainBar handover={handover} players={table.moment.players} />
      ) : (
        <HandoverCard key={handover.after} handover={handover} table={table} turns={turns} appearsIn={held + closes} />
      )}
    </>
  );
}
