import type { ReactNode } from 'react';
import type { OnlineSlots } from '../scene/online-slots.ts';
import { TimerChip } from './timer-chip.tsx';

/** The reader's clock and the menu of an online table, in the bar. */
export function OnlineBar({ online }: { readonly online: OnlineSlots | undefined }): ReactNode {
  if (online === undefined) return null;
  const { timer, menu } = online;
  return (
    <>
      {timer === undefined ? null : <TimerChip timer={timer} own />}
      {menu}
    </>
  );
}
