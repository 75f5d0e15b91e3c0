import { playerName } from '@la-stanza/words';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { Figurine } from '../../drawing/art/figurine.tsx';
import { ownerFill } from '../../drawing/art/player.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { playerColour } from '../../game/source/player-colour.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { ChronicleTurn } from '../chronicle/chronicler.ts';
import { newsOf } from '../chronicle/news.ts';
import { Bold } from '../panel/bold.tsx';
import type { Table } from '../scene/table.ts';
import styles from './handover-card.module.css';
import { meansSentence, newsLines, type NewsLine } from './news-lines.ts';
import type { PendingHandover } from './use-handover.ts';

/** A second Enter or tap on the step that ended the turn must not begin the next one. */
const READY_AFTER = 420;
const LONG_NAME = 12;

type HandoverCardProps = {
  readonly handover: PendingHandover;
  readonly table: Table;
  readonly turns: readonly ChronicleTurn[];
  /** Milliseconds until the curtain is closed. */
  readonly appearsIn: number;
};

/** Before the curtain: who is next, what happened since they last played and what they have. */
export function HandoverCard({ handover, table, turns, appearsIn }: HandoverCardProps): ReactNode {
  const t = useTranslate();
  const { from, to, begin, look, takeBack } = handover;
  const { moment, view } = table;
  const { players } = moment;
  const dialog = useRef<HTMLDialogElement>(null);
  const beginning = useRef<HTMLButtonElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [heading, news] = [useId(), useId()];
  const lines = useMemo(
    () => newsLines(t, { turns: newsOf(turns, [to]), played: moment, view, players, to }),
    [t, turns, moment, view, players, to],
  );
  const isFirst = !turns.some(({ seat, steps }) => seat === to && steps.length > 0);
  const name = playerName(players, to);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.focus();
    // closed before it goes, so that the focus returns to where it was
    return () => shown?.close();
  }, []);
  useEffect(() => {
    const ready = setTimeout(() => setIsReady(true), Math.max(appearsIn, READY_AFTER));
    return () => clearTimeout(ready);
  }, [appearsIn]);
  useEffect(() => {
    if (isReady) beginning.current?.focus();
  }, [isReady]);

  const style: CSSProperties & Record<'--appears-in' | '--robe', string> = {
    '--appears-in': `${appearsIn}ms`,
    '--robe': ownerFill(playerColour(players, to)),
  };
  return (
    <dialog
      ref={dialog}
      className={styles['card']}
      tabIndex={-1}
      style={style}
      data-handover
      aria-labelledby={heading}
      aria-describedby={news}
      onCancel={(event) => {
        event.preventDefault();
        if (isReady) look();
      }}
      onClose={() => {
        // a browser may close it whatever is answered to the second Escape
        if (dialog.current?.open === false) look();
      }}
    >
      <div className={styles['told']} tabIndex={0}>
        <svg className={styles['figure']} viewBox="-10 -15.4 20 29.4" aria-hidden>
          <Figurine owner={playerColour(players, to)} />
        </svg>
        <h2 id={heading} className={styles['who']}>
          <span>{t('handover.thanks', { name: playerName(players, from) })}</span>{' '}
          <b data-long={name.length > LONG_NAME}>{name}</b>
        </h2>
        <div id={news} className={styles['news']}>
          <h3>{t(isFirst ? 'handover.first' : 'handover.since')}</h3>
          <ul>
            {lines.map((line) => (
              <Line key={line.turn} line={line} />
            ))}
            <li>
              <PlayerBadge colour={playerColour(players, to)} size={30} />
              <span>
                <Bold text={meansSentence(t, table, to)} />
              </span>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles['foot']}>
        <Button ref={beginning} tone="primary" className={styles['begin']} disabled={!isReady} onClick={begin}>
          {t('handover.begin', { name })}
        </Button>
        <div className={styles['ways']}>
          {takeBack === undefined ? null : (
            <button type="button" disabled={!isReady} onClick={takeBack}>
              {t('handover.take-back', { name: playerName(players, from) })}
            </button>
          )}
          <button type="button" disabled={!isReady} onClick={look}>
            {t('handover.look')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function Line({ line: { colour, sentence, change, isLoss } }: { readonly line: NewsLine }): ReactNode {
  return (
    <li>
      <PlayerBadge colour={colour} size={30} />
      <span>
        <Bold text={sentence} />
      </span>
      {change === undefined ? null : <em data-loss={isLoss}>{change}</em>}
    </li>
  );
}
