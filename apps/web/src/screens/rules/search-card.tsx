import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { excerpt, type RulePlace } from './findables.ts';
import { Highlighted } from './highlighted.tsx';
import styles from './search-card.module.css';
import type { Hit } from './search.ts';

type SearchCardProps = {
  readonly asked: string;
  readonly onAsk: (asked: string) => void;
  readonly hits: readonly Hit<RulePlace>[];
  readonly at: string;
};

const SHOWN = 30;

export function SearchCard({ asked, onAsk, hits, at }: SearchCardProps): ReactNode {
  const t = useTranslate();
  return (
    <search className={styles['search']}>
      <div className={styles['field']}>
        <Symbol name="search" />
        <input
          type="search"
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
          value={asked}
          onChange={({ target }) => onAsk(target.value)}
        />
        {asked === '' ? null : (
          <Button size="icon" aria-label={t('rules.search.clear')} onClick={() => onAsk('')}>
            <Symbol name="close" size={16} />
          </Button>
        )}
      </div>
      <p role="status">
        {asked.trim() === ''
          ? ''
          : hits.length === 0
            ? `${t('rules.search.none', { words: asked })} ${t('rules.search.none.hint')}`
            : t('rules.search.places', { count: hits.length })}
      </p>
      {hits.length === 0 ? null : (
        <ul className={styles['hits']}>
          {hits.slice(0, SHOWN).map(({ item, words }) => (
            <li key={item.at}>
              <Link
                to="/rules/$at"
                params={{ at: item.at }}
                search
                aria-current={item.at === at ? 'location' : undefined}
              >
                <b>
                  {item.number} <Highlighted text={item.title} words={words} />
                </b>
                <span>
                  <Highlighted text={excerpt(item.text, words)} words={words} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
