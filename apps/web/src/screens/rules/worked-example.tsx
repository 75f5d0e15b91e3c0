import { Fragment, type ReactNode } from 'react';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { RoomCard } from '../../drawing/board/room.tsx';
import { Bookshelf } from '../../drawing/mat/bookshelf.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Example } from './examples.ts';
import { MajorityRows } from './majority-rows.tsx';
import type { Shown, TurnExample } from './turn-examples.ts';
import { WorkerRow } from './worker-row.tsx';
import styles from './worked-example.module.css';

type WorkedExampleProps = { readonly example: Example };

/** Positions of real games: what changed or what was counted, with a sentence about it. */
export function WorkedExample({ example }: WorkedExampleProps): ReactNode {
  const t = useTranslate();
  return (
    <figure className={styles['example']}>
      <Picture example={example} />
      <figcaption>{t('rules.example', { told: example.told })}</figcaption>
    </figure>
  );
}

function Picture({ example }: WorkedExampleProps): ReactNode {
  switch (example.kind) {
    case 'turn': {
      const { where, before, after } = example;
      return (
        <Pictures
          layout={where === 'workers' ? 'wide' : 'narrow'}
          pictures={[before, after].map((shown) => (
            <Changed where={where} shown={shown} />
          ))}
        />
      );
    }
    case 'walk':
      return (
        <div className={styles['rooms']} aria-hidden inert>
          {example.rooms.map((room) => (
            <RoomCard key={room} room={room} board={example.board} />
          ))}
        </div>
      );
    case 'moment': {
      const { where, boards } = example;
      return (
        <Pictures
          layout={where === 'palazzo' ? 'whole' : 'narrow'}
          pictures={boards.map((board) =>
            where === 'palazzo' ? <Palazzo board={board} /> : <RoomCard room={where} board={board} />,
          )}
        />
      );
    }
    case 'majority':
      return (
        <div className={styles['majority']}>
          <div className={styles['room']} aria-hidden inert>
            <RoomCard room={example.where} board={example.board} />
          </div>
          <MajorityRows rows={example.rows} />
        </div>
      );
  }
}

type PicturesProps = { readonly layout: 'narrow' | 'wide' | 'whole'; readonly pictures: readonly ReactNode[] };

/** One picture, or what was before and what came after. */
function Pictures({ layout, pictures }: PicturesProps): ReactNode {
  return (
    <div className={styles['change']} data-layout={layout} aria-hidden inert>
      {pictures.map((picture, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <Arrow />}
          {picture}
        </Fragment>
      ))}
    </div>
  );
}

function Arrow(): ReactNode {
  return (
    <svg className={styles['arrow']} width={34} height={34} viewBox="-12 -12 24 24">
      <path d="M-10-3H2V-9L11 0L2 9V3H-10Z" fill="var(--gold-deep)" />
    </svg>
  );
}

type ChangedProps = { readonly where: TurnExample['where']; readonly shown: Shown };

function Changed({ where, shown: { board, mat } }: ChangedProps): ReactNode {
  switch (where) {
    case 'workers':
      return <WorkerRow mat={mat} />;
    case 'shelf':
      return <Bookshelf player={mat.player} rows={mat.shelf} />;
    default:
      return <RoomCard room={where} board={board} />;
  }
}
