import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonFace } from '../../drawing/art/person-face.tsx';
import { faceOf } from '../../server/faces.ts';
import styles from './people.module.css';

type PersonRowProps = {
  readonly user: string;
  readonly name: string;
  readonly note: ReactNode;
  /** What can be done, at the end of the row. */
  readonly children?: ReactNode;
};

/** A person with a face, and the way to the profile. */
export function PersonRow({ user, name, note, children }: PersonRowProps): ReactNode {
  return (
    <li className={styles['row']}>
      <PersonFace person={faceOf(user)} size={36} />
      <span className={styles['who']}>
        <Link to="/players/$id" params={{ id: user }}>
          {name}
        </Link>
        <small>{note}</small>
      </span>
      {children}
    </li>
  );
}
