import type { ReactNode } from 'react';
import { PortraitPicture } from '../art/portrait-tile.tsx';
import { useTranslate } from '../messages/messages.ts';
import { CAST_SLUGS } from '../table/words/cast-slugs.ts';
import { fullName, personOf, yearsOf } from '../table/words/people.ts';
import { Marked } from './marked.tsx';
import styles from './rules.module.css';
import { useWanted } from './use-wanted.ts';

type PeopleListProps = { readonly words: readonly string[]; readonly at: string };

/** The forty and the twenty starters, and who they were. */
export function PeopleList({ words, at }: PeopleListProps): ReactNode {
  const t = useTranslate();
  const list = useWanted(at);
  return (
    <ul ref={list} className={styles['tiles']}>
      {CAST_SLUGS.map((slug, tile) => (
        <li key={slug} data-wanted={at === `people.${slug}`}>
          <PortraitPicture person={personOf(tile)} width={62} />
          <div>
            <b>
              <Marked text={fullName(t, tile)} words={words} />
            </b>
            <small>{yearsOf(t, tile)}</small>
            <p>
              <Marked text={t(`cast.${slug}.life`)} words={words} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
