import { BONUS_TILES } from '@la-stanza/engine';
import { bonusTiming } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { BonusTilePicture } from '../../drawing/art/bonus-tile.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { EntryList } from './entry-list.tsx';
import type { Values } from './values.ts';

type TileListProps = { readonly values: Values; readonly words: readonly string[]; readonly at: string };

/** Every bonus tile with what it does. */
export function TileList({ values, words, at }: TileListProps): ReactNode {
  const t = useTranslate();
  const entries = BONUS_TILES.map((tile) => ({
    at: `tiles.${tile}`,
    picture: <BonusTilePicture tile={tile} size={62} />,
    name: t(`terms.tile.${tile}.name`),
    aside: t(`terms.timing.${bonusTiming(tile)}`),
    text: t(`terms.tile.${tile}.rule`, values),
  }));
  return <EntryList entries={entries} at={at} words={words} />;
}
