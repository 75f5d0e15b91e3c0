import type { ReactNode } from 'react';
import type { Face } from './cast/cast.ts';
import styles from './person-face.module.css';
import { portraitImage } from './portrait-image.tsx';

/** A person's face: round, with a golden ring. Bots are square. */
export function PersonFace({ person, size }: { readonly person: Face; readonly size: number }): ReactNode {
  return <img className={styles['face']} src={portraitImage(person, 'face')} width={size} height={size} alt="" />;
}
