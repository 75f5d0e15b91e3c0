import { BONUS_TILES } from '@la-stanza/engine';
import { sectionOf } from '@la-stanza/words';
import { useMemo, type ReactNode } from 'react';
import type { Reading } from '../../game/edition/reading.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './chapter.module.css';
import { ChapterLinks } from './chapter-links.tsx';
import { PeopleList } from './people-list.tsx';
import { examplesOf } from './examples.ts';
import { sampleOf } from './sample.ts';
import { SectionPicture } from './section-picture.tsx';
import type { Values } from './values.ts';
import { SectionText } from './section-text.tsx';
import { TileList } from './tile-list.tsx';
import { WordTable } from './word-table.tsx';

type ChapterProps = {
  readonly at: string;
  readonly values: Values;
  readonly reading: Reading;
  readonly words: readonly string[];
};

/** One chapter of the rules, or the list of tiles, people or words. */
export function Chapter({ at, values, reading, words }: ChapterProps): ReactNode {
  return (
    <article className={styles['chapter']}>
      <Content at={at} values={values} reading={reading} words={words} />
    </article>
  );
}

function Content({ at, values, reading, words }: ChapterProps): ReactNode {
  const t = useTranslate();
  const sample = useMemo(() => sampleOf(t, reading.figures), [t, reading]);
  const examples = useMemo(() => examplesOf(t, reading.figures), [t, reading]);
  const section = sectionOf(at);
  if (at.startsWith('tiles')) {
    return (
      <>
        <h1>{t('rules.tiles')}</h1>
        <p className={styles['lead']}>
          {t('rules.tiles.intro', { count: BONUS_TILES.length, grid: values['gridTiles'] ?? 0 })}
        </p>
        <TileList values={values} words={words} at={at} />
      </>
    );
  }
  if (at.startsWith('people')) {
    return (
      <>
        <h1>{t('rules.people')}</h1>
        <p className={styles['lead']}>{t('rules.people.intro')}</p>
        <PeopleList words={words} at={at} />
      </>
    );
  }
  if (at.startsWith('words')) {
    return (
      <>
        <h1>{t('rules.words')}</h1>
        <p className={styles['lead']}>{t('rules.words.intro')}</p>
        <WordTable words={words} at={at} />
      </>
    );
  }
  if (section === undefined) return <h1>{t('rules.lost', { rule: at })}</h1>;
  return (
    <>
      <h1>{t(section.title)}</h1>
      <SectionPicture section={section.section} sample={sample} />
      <SectionText section={section} values={values} reading={reading} examples={examples} at={at} words={words} />
      <ChapterLinks section={section.section} />
    </>
  );
}
