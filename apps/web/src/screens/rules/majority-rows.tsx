import { ARTWORKS } from '@la-stanza/engine';
import { points } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Artwork } from '../../drawing/art/artwork.tsx';
import { BonusTilePicture } from '../../drawing/art/bonus-tile.tsx';
import { Disc } from '../../drawing/art/disc.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { MajorityRow } from './majority-examples.ts';
import styles from './majority-rows.module.css';

/** What everyone has in a majority, their place, and their points. */
export function MajorityRows({ rows }: { readonly rows: readonly MajorityRow[] }): ReactNode {
  const t = useTranslate();
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => (
        <li key={row.name} data-left={row.player === undefined}>
          {row.player === undefined ? null : <PlayerBadge colour={row.player.colour} size={30} />}
          <span>
            <b>{row.name}</b>
            <small>{row.note}</small>
          </span>
          <Pieces row={row} />
          <strong>{row.points === undefined ? null : points(t, row.points)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The pieces that count, as pictures; the words beside them say how many. */
function Pieces({ row: { player, artworks, discs, hasDiscTile } }: { readonly row: MajorityRow }): ReactNode {
  return (
    <span className={styles['pieces']} aria-hidden>
      {ARTWORKS.flatMap((kind) =>
        Array.from({ length: artworks[kind] }, (_, index) => (
          <Icon key={`${kind} ${index}`} size={34} width={22}>
            <Artwork kind={kind} />
          </Icon>
        )),
      )}
      {player === undefined
        ? null
        : Array.from({ length: discs }, (_, index) => (
            <Icon key={index} size={24}>
              <Disc owner={player.colour} />
            </Icon>
          ))}
      {hasDiscTile ? <BonusTilePicture tile="Rc" size={34} /> : null}
    </span>
  );
}
