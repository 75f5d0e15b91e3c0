import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './end-note.module.css';
import type { LiveTable } from '../../server/live-table.ts';
import { seatName } from '../../server/seated-players.ts';

type EndNoteProps = {
  readonly liveTable: LiveTable;
  readonly onRematch: (() => void) | undefined;
  readonly onReplay: () => void;
  readonly onLeave: () => void;
};

/** A game that ended early: the reason, and what can be done now. The table stays visible. */
export function EndNote({ liveTable, onRematch, onReplay, onLeave }: EndNoteProps): ReactNode {
  const t = useTranslate();
  const { ending, seats } = liveTable.table;
  const gone = seats.find(({ standing }) => standing === 'resigned');
  const sentence =
    ending === 'resigned' && gone !== undefined
      ? t('online.ended.resigned', { name: seatName(t, gone) })
      : t(
          ending === 'agreed'
            ? 'online.ended.agreed'
            : ending === 'unknown'
              ? 'online.ended.unknown'
              : 'online.ended.abandoned',
        );
  return (
    <section className={styles['note']} role="alert" data-ended={ending}>
      <p>{sentence}</p>
      <div>
        {onRematch === undefined ? null : (
          <Button tone="primary" onClick={onRematch}>
            <Symbol name="shuffle" />
            {t('online.rematch')}
          </Button>
        )}
        <Button onClick={onReplay}>
          <Symbol name="play" size={18} />
          {t('replay.watch')}
        </Button>
        <Button onClick={onLeave}>
          <Symbol name="home" />
          {t('score.leave')}
        </Button>
      </div>
    </section>
  );
}
