import type { CSSProperties, ReactNode } from 'react';
import type { Face } from './cast/cast.ts';
import { Disc } from './disc.tsx';
import { Icon } from './icon.tsx';
import { ownerFill, type PlayerColour } from './player.ts';
import { PlayerMark } from './player-mark.tsx';
import { portraitImage } from './portrait-image.tsx';

type SeatPictureProps = {
  readonly colour: PlayerColour;
  /** The face of a bot; people have the disc of their colour. */
  readonly face?: Face | undefined;
  readonly size: number;
};

/** The badge's share of the picture. */
const BADGE = 0.5;
/** Bots are square, in wood; people are round. */
const FRAME: CSSProperties = { borderRadius: '12%', border: '2px solid var(--wood)', background: '#fff' };
const CORNER: CSSProperties = { position: 'absolute', insetInlineEnd: -3, insetBlockEnd: -3 };

/** Who sits at a seat: a bot's portrait with a badge in the player's colour, or the player's disc. Decoration beside the name. */
export function SeatPicture({ colour, face, size }: SeatPictureProps): ReactNode {
  if (face === undefined) {
    return (
      <Icon size={size}>
        <Disc owner={colour} />
      </Icon>
    );
  }
  return (
    <span style={{ position: 'relative', display: 'inline-block', flex: 'none', width: size, height: size }}>
      <img src={portraitImage(face, 'face')} width={size} height={size} alt="" style={FRAME} />
      <svg width={size * BADGE} height={size * BADGE} viewBox="-18 -18 36 36" aria-hidden style={CORNER}>
        <circle r={15} fill={ownerFill(colour)} stroke="var(--paper)" strokeWidth={3} />
        <PlayerMark owner={colour} />
      </svg>
    </span>
  );
}
