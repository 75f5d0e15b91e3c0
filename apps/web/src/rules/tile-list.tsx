import { BONUS_TILES } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { bonusTiming } from '../art/bonus-tile-id.ts';
import { BonusTilePicture } from '../art/bonus-tile.tsx';
import { useTranslate } from '../messages/messages.ts';
import { Marked } from './marked.tsx';
import styles from './rules.module.css';
import type { Values } from './section-text.tsx';
import { useWanted } from './use-wanted.ts';

type TileListProps = { readonly values: Values; readonly words: readonly string[]; readonly at: string };

/** Every bonus tile with what it does. */
export function TileList({ values, words, at }: TileListProps): ReactNode {
  const t = useTranslate();
  const list = useWanted(at);
  return (
    <ul ref={list} className={styles['tiles']}>
      {BONUS_TILES.map((tile) => (
        <li key={tile} data-wanted={at === `tiles.${tile}`}>
          <BonusTilePicture tile={tile} size={62} />
          <div>
            <b>
              <Marked text={t(`terms.tile.${tile}.name`)} words={words} />
            </b>
            <small>{t(`terms.timing.${bonusTiming(tile)}`)}</small>
            <p>
              <Marked text={t(`terms.tile.${tile}.rule`, values)} words={words} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
