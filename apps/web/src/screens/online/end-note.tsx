import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './end-note.module.css';
import type { Room } from '../../server/room.ts';
import { sitterName } from '../../server/seated.ts';

type EndNoteProps = {
  readonly room: Room;
  readonly onRematch: (() => void) | undefined;
  readonly onReplay: () => void;
  readonly onLeave: () => void;
};

/** A game that was ended before its end: how, and what can be done now. The table stays in sight. */
export function EndNote({ room, onRematch, onReplay, onLeave }: EndNoteProps): ReactNode {
  const t = useTranslate();
  const { ending, seats } = room.table;
  const gone = seats.find(({ standing }) => standing === 'resigned');
  const sentence =
    ending === 'resigned' && gone !== undefined
      ? t('online.ended.resigned', { name: sitterName(t, gone) })
      : t(ending === 'agreed' ? 'online.ended.agreed' : 'online.ended.abandoned');
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
