import type { TableView } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { EarlyEnd, GameMoment } from '../../game/source/game-source.ts';
import { earlyEndWords } from '../../table/scene/early-end-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { WayOn } from '../score/way-on.ts';
import styles from './end-note.module.css';
import { RatedNote } from './rated-note.tsx';

type EndNoteProps = {
  readonly table: TableView;
  readonly moment: GameMoment;
  readonly earlyEnd: EarlyEnd;
  /** Undefined for spectators. */
  readonly user: string | undefined;
  /** The next game of the same people; undefined for spectators. */
  readonly again: WayOn | undefined;
  /** A table with others. */
  readonly elsewhere: WayOn;
  readonly onReplay: () => void;
  readonly onLeave: () => void;
};

/** A game that ended early: the reason, whether it counted, and what can be done now. The table stays visible. */
export function EndNote(props: EndNoteProps): ReactNode {
  const { table, moment, earlyEnd, user, again, elsewhere, onReplay, onLeave } = props;
  const t = useTranslate();
  const { sentence, counted } = earlyEndWords(t, moment, earlyEnd);
  // who has left does not answer to a rematch
  const hasCompany = earlyEnd.reason === 'agreed' || earlyEnd.reason === 'resigned';
  const ways = again === undefined ? [elsewhere] : hasCompany ? [again, elsewhere] : [elsewhere, again];
  return (
    <section className={styles['note']} role="alert" data-ended={table.ending}>
      <p>{sentence}</p>
      {user === undefined ? <p>{counted}</p> : <RatedNote table={table} game={moment.game} user={user} />}
      <div>
        {ways.map(({ label, symbol, onGo }, index) => (
          <Button key={label} tone={index === 0 ? 'primary' : 'plain'} onClick={onGo}>
            <Symbol name={symbol} size={20} />
            {label}
          </Button>
        ))}
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
