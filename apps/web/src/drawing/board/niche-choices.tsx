import type { ReactNode } from 'react';
import type { NichePicture } from './board-picture.ts';
import { Niche } from './niche.tsx';
import styles from './niche-choices.module.css';
import { BoardPaints } from './paint.tsx';

export type NicheChoice = {
  readonly niche: NichePicture;
  /** The points, or why it is closed. */
  readonly text: string;
};

/** The niches of a room as four large targets: on a phone those on the board are too narrow to touch. */
export function NicheChoices({ choices }: { readonly choices: readonly NicheChoice[] }): ReactNode {
  return (
    <div className={styles['choices']}>
      {choices.map(({ niche, text }) => (
        <Choice key={niche.prestige} niche={niche} text={text} />
      ))}
    </div>
  );
}

function Choice({ niche, text }: NicheChoice): ReactNode {
  const { target, ...drawn } = niche;
  return (
    <button
      type="button"
      className={styles['choice']}
      data-state={target?.state ?? 'idle'}
      aria-label={target?.label}
      aria-pressed={target?.state === 'chosen'}
      aria-disabled={target?.state === 'not-now'}
      data-about={target?.about}
      onClick={target?.onChoose}
    >
      <svg className="lit" width={40} height={92} viewBox="-5 -2 37 98" aria-hidden>
        <BoardPaints>
          <Niche niche={drawn} x={0} y={0} height={94} />
        </BoardPaints>
      </svg>
      {text}
    </button>
  );
}
