import { CAST_SLUGS, fullName, yearsOf } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { PortraitPicture } from '../../drawing/art/portrait-tile.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { EntryList } from './entry-list.tsx';

type PeopleListProps = { readonly words: readonly string[]; readonly at: string };

/** The forty characters and the twenty starters, with a sentence about each. */
export function PeopleList({ words, at }: PeopleListProps): ReactNode {
  const t = useTranslate();
  const entries = CAST_SLUGS.map((slug, tile) => ({
    at: `people.${slug}`,
    picture: <PortraitPicture person={personOf(tile)} width={62} />,
    name: fullName(t, tile),
    aside: yearsOf(t, tile),
    text: t(`cast.${slug}.life`),
  }));
  return <EntryList entries={entries} at={at} words={words} />;
}
