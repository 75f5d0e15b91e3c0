import type { ReactNode } from 'react';
import { AboutSite } from '../screens/about/about-site.tsx';
import { SiteHeader } from '../shell/site-header.tsx';

/** What this site is, and who answers for it. */
export function AboutPage(): ReactNode {
  return (
    <>
      <SiteHeader />
      <AboutSite />
    </>
  );
}
