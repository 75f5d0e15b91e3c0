import { BONUS_TILES, DISCIPLINES, type BonusTile, type View } from '@la-stanza/engine';
import { bonusDiscipline, figureValues } from '@la-stanza/words';
import { useState, type ReactNode } from 'react';
import { BonusTilePicture } from '../../drawing/art/bonus-tile.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './tile-choice.module.css';

type TileChoiceProps = {
  readonly chosen: readonly BonusTile[];
  /** Who has a tile that the reader would take over. */
  readonly ownerOf?: (tile: BonusTile) => SeatedPlayer | undefined;
  readonly isClosed: (tile: BonusTile) => boolean;
  /** The figures that the tiles' rules name. */
  readonly view: View;
  readonly onToggle: (tile: BonusTile) => void;
};

/** All bonus tiles by discipline, each on or off; what the last one touched does is told below. */
export function TileChoice({ chosen, ownerOf, isClosed, view, onToggle }: TileChoiceProps): ReactNode {
  const t = useTranslate();
  const [touched, setTouched] = useState<BonusTile>();
  return (
    <div className={styles['choice']}>
      {DISCIPLINES.map((discipline) => {
        const tiles = BONUS_TILES.filter((tile) => bonusDiscipline(tile) === discipline);
        if (tiles.length === 0) return null;
        return (
          <div key={discipline} className={styles['row']} role="group" aria-label={t(`terms.discipline.${discipline}`)}>
            {tiles.map((tile) => {
              const owner = ownerOf?.(tile);
              const name = t(`terms.tile.${tile}.name`);
              const isOn = chosen.includes(tile);
              const isOff = !isOn && owner === undefined && isClosed(tile);
              return (
                <button
                  key={tile}
                  type="button"
                  className={styles['tile']}
                  data-tile={tile}
                  aria-label={owner === undefined ? name : t('box.score.taken', { what: name, name: owner.name })}
                  aria-pressed={isOn}
                  aria-disabled={isOff}
                  onClick={() => {
                    setTouched(tile);
                    if (!isOff) onToggle(tile);
                  }}
                >
                  <BonusTilePicture tile={tile} size={46} />
                  <small>{name}</small>
                  {isOn ? (
                    <span className={styles['mark']}>
                      <Symbol name="check" size={14} />
                    </span>
                  ) : owner === undefined ? null : (
                    <span className={styles['owner']}>
                      <PlayerBadge colour={owner.colour} size={22} />
                    </span>
                  )}
                </button>
              );
            })}
          </div>
        );
      })}
      <p role="status" className={styles['rule']}>
        {touched === undefined
          ? null
          : t('score.line.rule', {
              what: t(`terms.tile.${touched}.name`),
              rule: t(`terms.tile.${touched}.rule`, figureValues(t, view)),
            })}
      </p>
    </div>
  );
}
