import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../drawing/art/symbol.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import { useServed } from '../ui/use-served.ts';
import { SECTIONS } from './sections.ts';
import styles from './section-links.module.css';

/** Pages inside a section that have their own address. */
const WITHIN: readonly (readonly [RegExp, (typeof SECTIONS)[number]['name']])[] = [
  [/^[/](rules|aid|edition|fair)/, 'learn'],
  [/^[/]new/, 'play'],
  [/^[/](daily|palazzo)/, 'practise'],
  [/^[/]players/, 'people'],
];

/** The sections of the site: a row in the header, tabs at the bottom of a phone. */
export function SectionLinks(): ReactNode {
  const t = useTranslate();
  const isServed = useServed();
  const current = useLocation({ select: ({ pathname }) => sectionOf(pathname) });
  return (
    <nav className={styles['sections']} aria-label={t('site.sections')}>
      {SECTIONS.filter(({ needsServer }) => isServed || needsServer !== true).map(
        ({ name, to, symbol, isFirstToGo }) => (
          <Link
            key={name}
            to={to}
            aria-current={name === current ? 'page' : undefined}
            data-wide={isServed && isFirstToGo === true}
          >
            <Symbol name={symbol} size={22} />
            <span>{t(`site.section.${name}`)}</span>
          </Link>
        ),
      )}
    </nav>
  );
}

function sectionOf(pathname: string): string | undefined {
  const within = WITHIN.find(([pages]) => pages.test(pathname))?.[1];
  return within ?? SECTIONS.find(({ to }) => to === pathname)?.name;
}
