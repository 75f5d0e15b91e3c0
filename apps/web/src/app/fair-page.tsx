import type { ReactNode } from 'react';
import { FairDeal } from '../screens/fair/fair-deal.tsx';
import { SiteHeader } from '../shell/site-header.tsx';

/** Why the deal of a game at a server can be trusted, and where it cannot. */
export function FairPage(): ReactNode {
  return (
    <>
      <SiteHeader />
      <FairDeal />
    </>
  );
}
