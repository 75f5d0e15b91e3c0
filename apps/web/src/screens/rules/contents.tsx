import { SECTIONS } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './contents.module.css';

type ContentsProps = { readonly at: string; readonly from: string | undefined };

/** The chapters of the rules; the current one is marked. */
export function Contents({ at, from }: ContentsProps): ReactNode {
  const t = useTranslate();
  const [current] = at.split('.');
  const entries = [
    ...SECTIONS.map(({ section, short }) => ({ key: section, number: section, name: t(short) })),
    { key: 'tiles', number: '', name: t('rules.tiles') },
    { key: 'people', number: '', name: t('rules.people') },
    { key: 'words', number: '', name: t('rules.words') },
  ];
  return (
    <nav className={styles['contents']} aria-label={t('rules.contents')}>
      <ul>
        {entries.map(({ key, number, name }) => (
          <li key={key}>
            <Link
              to="/rules/$at"
              params={{ at: key }}
              search={from === undefined ? {} : { from }}
              aria-current={key === current ? 'page' : undefined}
            >
              <span>{number}</span>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/edition">
            <span />
            {t('rules.edition')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
