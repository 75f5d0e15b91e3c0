import type { ReactNode } from 'react';
import type { Company } from '../scene/company.ts';
import { TimerChip } from './timer-chip.tsx';

/** The own clock and the menu of the table, in the bar. */
export function CompanyBar({ company }: { readonly company: Company | undefined }): ReactNode {
  if (company === undefined) return null;
  const { timer, menu } = company;
  return (
    <>
      {timer === undefined ? null : <TimerChip timer={timer} own />}
      {menu}
    </>
  );
}
