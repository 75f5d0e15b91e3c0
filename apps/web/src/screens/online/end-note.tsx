import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
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
  const { ending, seats, pace, banks } = liveTable.table;
  const listed = useListFormat();
  const gone = seats.find(({ standing }) => standing === (ending === 'timeout' ? 'absent' : 'resigned'));
  // the others may have said that somebody is away who had time left
  const hasTime = pace.kind === 'none' || (banks?.[gone?.seat ?? -1] ?? 0) > 0;
  const stayed = seats.filter(({ kind, standing }) => kind === 'human' && standing === 'playing');
  const winners = listed(stayed.map((seat) => seatName(t, seat)));
  const sentence =
    (ending === 'resigned' || ending === 'timeout') && gone !== undefined
      ? t(ending === 'timeout' && hasTime ? 'online.ended.away' : `online.ended.${ending}`, {
          name: seatName(t, gone),
          winners,
          count: stayed.length,
        })
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
