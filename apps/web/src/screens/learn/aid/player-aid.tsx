import { BONUS_TILES, DISCIPLINES, type BonusTile as TileId, type Discipline } from '@la-stanza/engine';
import { bonusDiscipline, partnerOf, type MessageId } from '@la-stanza/words';
import { useMemo, type ReactNode } from 'react';
import { BonusTile } from '../../../drawing/art/bonus-tile.tsx';
import { Emblem } from '../../../drawing/art/emblem.tsx';
import { Icon } from '../../../drawing/art/icon.tsx';
import { Prestige } from '../../../drawing/art/prestige.tsx';
import type { Reading } from '../../../game/edition/reading.ts';
import { useTranslate } from '../../../ui/messages/messages.ts';
import { Bold } from '../../../table/panel/bold.tsx';
import { aidValues, fullTable } from './aid-values.ts';
import styles from './player-aid.module.css';

/** Everything a player looks up, with pictures, on one sheet of paper. */
export function PlayerAid({ reading }: { readonly reading: Reading }): ReactNode {
  const t = useTranslate();
  const seen = useMemo(() => fullTable(reading), [reading]);
  const values = aidValues(t, seen);
  // rule 9.2: one more for each tile of the colour
  const counts = seen.figures.artsConditions.map((_, index) => index + 1).join(' / ');
  const line = (id: MessageId): ReactNode => (
    <p>
      <Bold text={t(id, values)} />
    </p>
  );
  return (
    <article className={styles['aid']}>
      <h1>{t('aid.title')}</h1>
      <div className={styles['columns']}>
        <div>
          <Part title={t('aid.turn')}>
            {line('aid.turn.walk')}
            {line('aid.turn.act')}
          </Part>
          <Part title={t('aid.activate')}>
            {line('aid.activate.door')}
            {line('aid.activate.hire')}
            {line('aid.activate.strength')}
          </Part>
          <Part title={t('aid.money')}>
            {line('aid.money.receive')}
            {line('aid.money.push')}
          </Part>
          <Part title={t('aid.rounds')}>
            {line('aid.rounds.refill')}
            {line('aid.rounds.finale')}
          </Part>
        </div>
        <div>
          <Part title={t('aid.rooms')}>
            {DISCIPLINES.map((discipline) => (
              <Row key={discipline} discipline={discipline}>
                {t(`explain.room-${discipline}.rule`, values)}
              </Row>
            ))}
          </Part>
          <Part title={t('aid.masterpieces')}>
            {seen.niches.arts.map(({ place, strength, prestige }, index, { length }) => (
              <p key={place} className={styles['row']}>
                <Icon size={22}>
                  <Prestige>{prestige}</Prestige>
                </Icon>
                <span>
                  {index === length - 1
                    ? t('aid.masterpieces.partner', { strength, partner: partnerOf('arts').strength })
                    : t('aid.masterpieces.needs', { strength })}
                </span>
              </p>
            ))}
            {line('aid.masterpieces.one')}
          </Part>
          <Part title={t('aid.score')}>
            {line('aid.score.sum')}
            {line('aid.score.majorities')}
          </Part>
        </div>
      </div>
      <Part title={t('aid.tiles')}>
        {line('aid.tiles.price')}
        <div className={styles['conditions']}>
          <Row discipline="discoveries">{t('aid.tiles.discoveries', values)}</Row>
          <Row discipline="literature">{t('aid.tiles.literature', { ...values, counts })}</Row>
          <Row discipline="religion">{t('aid.tiles.religion', { ...values, counts })}</Row>
          <Row discipline="arts">{t('aid.tiles.arts', { counts: seen.figures.artsConditions.join(' / ') })}</Row>
        </div>
        <div className={styles['tiles']}>
          {TILES.map((tile) => (
            <div key={tile} className={styles['tile']}>
              <svg width={36} height={37} viewBox="0 0 48 49" aria-hidden>
                <BonusTile tile={tile} />
              </svg>
              <p>
                <b>{t(`terms.tile.${tile}.name`)}</b> {t(`terms.tile.${tile}.rule`, values)}
              </p>
            </div>
          ))}
        </div>
      </Part>
      <small>
        {t('aid.assumed')} {t('home.unofficial')}
      </small>
    </article>
  );
}

/** The tiles in the order of the disciplines. */
const TILES: readonly TileId[] = BONUS_TILES.toSorted(
  (one, other) => DISCIPLINES.indexOf(bonusDiscipline(one)) - DISCIPLINES.indexOf(bonusDiscipline(other)),
);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

type RowProps = { readonly discipline: Discipline; readonly children: ReactNode };

function Row({ discipline, children }: RowProps): ReactNode {
  return (
    <p className={styles['row']}>
      <Icon size={22}>
        <Emblem discipline={discipline} />
      </Icon>
      <span>{children}</span>
    </p>
  );
}
