import type { ReactNode } from 'react';
import { Artwork } from '../art/artwork.tsx';
import { BonusTilePicture } from '../art/bonus-tile.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Icon } from '../art/icon.tsx';
import type { PlaceName } from '../targets/place.ts';
import { artworkGroups } from './artwork-groups.ts';
import styles from './holdings.module.css';
import type { MatPicture } from './mat-picture.ts';
import { MeepleButton } from './meeple-button.tsx';
import { MatSection } from './mat-section.tsx';
import { Stat } from './stat.tsx';

/** Strength, meeples, museum and tiles. */
export function Holdings({ mat }: { readonly mat: MatPicture }): ReactNode {
  const { captions, museum, tiles } = mat;
  return (
    <div className={styles['holdings']} data-zone="holdings">
      <MatSection about="strength" title={captions.strength} note={captions.strengthNote}>
        <StrengthRow mat={mat} />
      </MatSection>
      <MatSection about="meeples" title={captions.meeples} note={captions.meeplesNote}>
        <MeepleRow mat={mat} />
      </MatSection>
      <div className={styles['treasures']} data-zone="treasures">
        <MatSection about="museum" title={captions.museum} note={captions.museumNote}>
          <Museum player={mat.player} museum={museum} />
        </MatSection>
        <MatSection about="tile-grid" title={captions.tiles}>
          <div className={styles['tiles']} data-many={tiles.length > 2}>
            {tiles.map(({ tile, name }) => (
              <BonusTilePicture
                key={tile}
                tile={tile}
                label={name}
                place={`tile ${mat.player} ${tile}`}
                size={tiles.length > 2 ? 32 : tiles.length > 1 ? 46 : 62}
              />
            ))}
          </div>
        </MatSection>
      </div>
    </div>
  );
}

export function StrengthRow({ mat }: { readonly mat: MatPicture }): ReactNode {
  return (
    <div className={styles['row']}>
      {mat.strength.map(({ discipline, name, count }) => (
        <Stat key={discipline} value={count} size={24} label={name}>
          <Emblem discipline={discipline} />
        </Stat>
      ))}
    </div>
  );
}

export function MeepleRow({ mat }: { readonly mat: MatPicture }): ReactNode {
  return (
    <div className={styles['row']}>
      {mat.meeples.map((meeple) => (
        <MeepleButton key={meeple.discipline} meeple={meeple} player={mat.player} />
      ))}
    </div>
  );
}

export function Museum({ player, museum }: Pick<MatPicture, 'player' | 'museum'>): ReactNode {
  const groups = artworkGroups(museum);
  const isMany = groups.length > 2;
  return (
    <div className={styles['museum']} data-many={isMany}>
      {groups.map(({ kind, name, value, count }) => (
        <span
          key={kind}
          className={styles['artwork']}
          data-place={`museum ${player} ${kind}` satisfies PlaceName}
          data-about={`artwork ${kind}`}
        >
          <Icon size={isMany ? 32 : 50} width={isMany ? 24 : 26} label={name}>
            <Artwork kind={kind} />
          </Icon>
          {count > 1 ? <i>×{count}</i> : null}
          <b>{value}</b>
        </span>
      ))}
    </div>
  );
}
