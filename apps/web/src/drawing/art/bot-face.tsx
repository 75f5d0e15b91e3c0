import type { ReactNode } from 'react';
import type { Face } from './cast/cast.ts';
import styles from './bot-face.module.css';
import { portraitImage } from './portrait-image.tsx';
import { Symbol } from './symbol.tsx';

/** A bot's face: square, in a wooden frame, with the mark of the bots. People are round. */
export function BotFace({ person, size }: { readonly person: Face; readonly size: number }): ReactNode {
  return (
    <span className={styles['frame']} style={{ width: size, height: size }}>
      <img src={portraitImage(person, 'face')} width={size} height={size} alt="" />
      <span className={styles['mark']}>
        <Symbol name="bot" size={Math.round(size * 0.32)} />
      </span>
    </span>
  );
}
