import { useRef, type ReactNode } from 'react';
import { ownerLine } from '../art/player.ts';
import { useRovingFocus } from '../targets/roving-focus.ts';
import { Bookshelf } from './bookshelf.tsx';
import { Crest } from './crest.tsx';
import { Holdings } from './holdings.tsx';
import type { MatPicture } from './mat-picture.ts';
import { MatSection } from './mat-section.tsx';
import styles from './mat.module.css';
import { Tracks } from './tracks.tsx';

type MatProps = {
  readonly mat: MatPicture;
  /** A sentence about the current choice, beside the recruits. */
  readonly aside?: ReactNode;
};

/** The own mat in four zones: crest, tracks, bookshelf, holdings. */
export function Mat({ mat, aside }: MatProps): ReactNode {
  const tracks = useRef<HTMLDivElement>(null);
  useRovingFocus(tracks);
  const { captions, player } = mat;
  return (
    <section
      className={styles['mat']}
      style={{ borderTopColor: ownerLine(player) }}
      aria-label={mat.name}
      data-mat-open
    >
      <Crest mat={mat} />
      <div ref={tracks} className={styles['tracks']}>
        <Tracks mat={mat} />
        {aside === undefined ? null : <div className={styles['aside']}>{aside}</div>}
      </div>
      <MatSection about="bookshelf" title={captions.shelf} note={captions.shelfNote}>
        <Bookshelf player={player} rows={mat.shelf} />
      </MatSection>
      <Holdings mat={mat} />
    </section>
  );
}
