import { CATEGORIES, type Category } from '@la-stanza/engine';
import type { Profile } from '@la-stanza/protocol';
import { CATEGORY_NAMES, localeOf } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Rich } from '../../ui/messages/rich.tsx';
import { CategoryIcon } from '../../drawing/art/category-icon.tsx';
import { useSettings } from '../../ui/settings.ts';
import { Bar } from './bar.tsx';
import styles from './categories-card.module.css';
import { Note } from './note.tsx';

type PerCategory = NonNullable<Profile['categories']>;

/** Prestige per game by category, beside the average of winners. */
export function CategoriesCard({ categories, winners }: Pick<Profile, 'categories' | 'winners'>): ReactNode {
  const t = useTranslate();
  if (categories === null || winners === null) return null;
  const values = CATEGORIES.flatMap((category) => [categories[category], winners[category]]);
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  return (
    <Card title={t('profile.categories')}>
      <Note>{t('profile.categories.note')}</Note>
      <ul className={styles['rows']}>
        {CATEGORIES.map((category) => (
          <Row
            key={category}
            category={category}
            own={categories[category]}
            theirs={winners[category]}
            at={(value) => (100 * (value - low)) / (high - low)}
          />
        ))}
      </ul>
      <Gap own={categories} winners={winners} />
    </Card>
  );
}

type RowProps = {
  readonly category: Category;
  readonly own: number;
  readonly theirs: number;
  /** The position of a value, in percent of the width. */
  readonly at: (value: number) => number;
};

function Row({ category, own, theirs, at }: RowProps): ReactNode {
  const t = useTranslate();
  const { change } = useFigureWords();
  const language = useSettings((settings) => settings.language);
  const figure = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const difference = own - theirs;
  const [from, to] = [Math.min(at(0), at(own)), Math.max(at(0), at(own))];
  return (
    <li>
      <CategoryIcon category={category} size={26} />
      <span>{t(CATEGORY_NAMES[category])}</span>
      <Bar from={from} to={to} isLoss={own < 0} mark={at(theirs)} className={styles['bar']} />
      <b>{figure.format(own).replace('-', '−')}</b>
      <em data-loss={difference < 0}>
        <VisuallyHidden>{t('profile.categories.difference')} </VisuallyHidden>
        {change(difference)}
      </em>
    </li>
  );
}

/** One sentence about the largest gaps. */
function Gap({ own, winners }: { readonly own: PerCategory; readonly winners: PerCategory }): ReactNode {
  const t = useTranslate();
  const gaps = CATEGORIES.map((category) => ({ category, by: own[category] - winners[category] })).toSorted(
    (one, other) => other.by - one.by,
  );
  const [best] = gaps;
  const worst = gaps.at(-1);
  if (best === undefined || worst === undefined) return null;
  const name = (category: Category): string => t(CATEGORY_NAMES[category]);
  return (
    <p className={styles['sentence']}>
      {best.by > 0 ? t('profile.categories.strong', { category: name(best.category) }) : ''}{' '}
      {worst.by < 0 ? <Rich id="profile.categories.behind" values={{ category: name(worst.category) }} /> : null}
    </p>
  );
}
