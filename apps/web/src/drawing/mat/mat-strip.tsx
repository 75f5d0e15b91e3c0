import type { ReactNode } from 'react';
import { Coin } from '../art/coin.tsx';
import { Disc } from '../art/disc.tsx';
import { Icon } from '../art/icon.tsx';
import { ownerLine } from '../art/player.ts';
import { Symbol } from '../art/symbol.tsx';
import type { PlaceName } from '../targets/place.ts';
import type { MatPicture } from './mat-picture.ts';
import styles from './mat-strip.module.css';
import { MiniTrack } from './mini-track.tsx';
import { Stat } from './stat.tsx';

type MatStripProps = {
  readonly mat: MatPicture;
  readonly open: boolean;
  readonly title: string;
  readonly note: string;
  readonly onToggle: () => void;
};

/** The closed mat on a phone: a strip above the buttons that opens the sheet. */
export function MatStrip({ mat, open, title, note, onToggle }: MatStripProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['strip']}
      style={{ borderTopColor: ownerLine(mat.player) }}
      aria-expanded={open}
      data-opens="mat"
      onClick={onToggle}
    >
      <span data-place={`mat ${mat.player}` satisfies PlaceName}>
        <Icon size={34}>
          <Disc owner={mat.player} />
        </Icon>
      </span>
      <Stat value={mat.florins.now} size={23} label={mat.captions.florins} place={`purse ${mat.player}`}>
        <Coin />
      </Stat>
      <MiniTrack
        player={mat.player}
        track="recruit"
        spaces={mat.recruits}
        caption={mat.captions.recruits}
        tileWidth={32}
      />
      <span className={styles['words']}>
        <b>{title}</b>
        {note}
      </span>
      <Symbol name={open ? 'down' : 'up'} size={22} />
    </button>
  );
}
