import type { ReactNode } from 'react';
import { RoomCard } from '../../drawing/board/room.tsx';
import { Bookshelf } from '../../drawing/mat/bookshelf.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Example, ExampleName } from './examples.ts';
import { WorkerRow } from './worker-row.tsx';
import styles from './worked-example.module.css';

type WorkedExampleProps = { readonly name: ExampleName; readonly example: Example };

/** A turn as an example: what it changed, before and after, and the chronicle's sentence about it. */
export function WorkedExample({ name, example }: WorkedExampleProps): ReactNode {
  const t = useTranslate();
  return (
    <figure className={styles['example']}>
      <div className={styles['change']} data-wide={name === 'hire' || name === 'money'} aria-hidden inert>
        <Changed name={name} example={example} when="before" />
        <svg className={styles['arrow']} width={34} height={34} viewBox="-12 -12 24 24">
          <path d="M-10-3H2V-9L11 0L2 9V3H-10Z" fill="var(--gold-deep)" />
        </svg>
        <Changed name={name} example={example} when="after" />
      </div>
      <figcaption>{t('rules.example', { told: example.told })}</figcaption>
    </figure>
  );
}

function Changed({ name, example, when }: WorkedExampleProps & { readonly when: 'before' | 'after' }): ReactNode {
  const { board, mat } = example[when];
  switch (name) {
    case 'hire':
    case 'money':
      return <WorkerRow mat={mat} />;
    case 'literature':
      return <Bookshelf player={mat.player} rows={mat.shelf} />;
    default:
      return <RoomCard room={example.room} board={board} />;
  }
}
