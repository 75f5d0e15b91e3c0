import { BONUS_TILES, DISCIPLINES, type Discipline } from '@la-stanza/engine';
import { bonusDiscipline, bonusTiming } from '@la-stanza/words';
import { useMemo, type ReactNode } from 'react';
import { BonusTilePicture } from '../../drawing/art/bonus-tile.tsx';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import type { Reading } from '../../game/edition/reading.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { aidValues, fullTable } from '../learn/aid/aid-values.ts';
import styles from './tile-sheet.module.css';

type Coloured = Exclude<Discipline, 'politics'>;

// rule 1.4: there are none of Politics
const COLOURED = DISCIPLINES.filter((discipline): discipline is Coloured => discipline !== 'politics');

/** Every bonus tile large enough to read across a table, a row for each discipline. */
export function TileSheet({ reading }: { readonly reading: Reading }): ReactNode {
  const t = useTranslate();
  const seen = useMemo(() => fullTable(reading), [reading]);
  const values = aidValues(t, seen);
  // rule 9.2: one more for each tile of the colour
  const { artsConditions } = seen.figures;
  const each = artsConditions.map((_, index) => index + 1).join(' / ');
  return (
    <article className={styles['sheet']}>
      <h1>{t('aid.tiles')}</h1>
      <p>{t('aid.tiles.price')}</p>
      {COLOURED.map((discipline) => (
        <section key={discipline} className={styles['discipline']}>
          <h2>
            <Icon size={22}>
              <Emblem discipline={discipline} />
            </Icon>
            {t(`terms.discipline.${discipline}`)}
            <small>
              {t(`aid.tiles.${discipline}`, {
                ...values,
                counts: discipline === 'arts' ? artsConditions.join(' / ') : each,
              })}
            </small>
          </h2>
          <div className={styles['tiles']}>
            {BONUS_TILES.filter((tile) => bonusDiscipline(tile) === discipline).map((tile) => (
              <div key={tile} className={styles['tile']}>
                <BonusTilePicture tile={tile} size={84} />
                <b>{t(`terms.tile.${tile}.name`)}</b>
                <small>{t(`terms.timing.${bonusTiming(tile)}`)}</small>
                <p>{t(`terms.tile.${tile}.rule`, values)}</p>
              </div>
            ))}
          </div>
        </section>
      ))}
      <small>{t('home.unofficial')}</small>
    </article>
  );
}
