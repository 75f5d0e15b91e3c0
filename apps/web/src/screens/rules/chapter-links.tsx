import { SECTIONS } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './chapter-links.module.css';

/** Links to the previous and the next chapter. */
export function ChapterLinks({ section }: { readonly section: string }): ReactNode {
  const t = useTranslate();
  const index = SECTIONS.findIndex((each) => each.section === section);
  return (
    <nav className={styles['links']} aria-label={t('rules.neighbours')}>
      {([-1, 1] as const).map((by) => {
        const next = SECTIONS[index + by];
        if (next === undefined) return <span key={by} />;
        return (
          <Link key={by} to="/rules/$at" params={{ at: next.section }} search className={buttonClass({})}>
            {by === -1 ? <Symbol name="left" size={16} /> : null}
            {t(next.short)}
            {by === 1 ? <Symbol name="right" size={16} /> : null}
          </Link>
        );
      })}
    </nav>
  );
}
