import { playerName, type ChronicleTurn } from '@la-stanza/words';
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
import { recapLines } from '../chronicle/recap-lines.ts';
import { ToldLine } from '../chronicle/told-line.tsx';
import { turnsToRecap } from '../chronicle/turns-to-recap.ts';
import { Bold } from '../panel/bold.tsx';
import type { Table } from '../scene/table.ts';
import styles from './handover-card.module.css';
import { meansSentence } from './means-sentence.ts';
import type { PendingHandover } from './use-handover.ts';

/** A second Enter or tap after the step that ended the turn must not begin the next one. */
const READY_AFTER = 420;
const LONG_NAME = 12;

type HandoverCardProps = {
  readonly handover: PendingHandover;
  readonly table: Table;
  readonly turns: readonly ChronicleTurn[];
  /** Milliseconds until the curtain is closed. */
  readonly appearsIn: number;
};

/** In front of the curtain: who is next, what happened since their last turn, and what they have. */
export function HandoverCard({ handover, table, turns, appearsIn }: HandoverCardProps): ReactNode {
  const t = useTranslate();
  const { from, to, begin, look, takeBack } = handover;
  const { moment, view } = table;
  const { players } = moment;
  const dialog = useRef<HTMLDialogElement>(null);
  const beginning = useRef<HTMLButtonElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [heading, recapId] = [useId(), useId()];
  const lines = useMemo(
    () => recapLines(t, { turns: turnsToRecap(turns, [to]), played: moment, view, players, to }),
    [t, turns, moment, view, players, to],
  );
  const isFirst = !turns.some(({ seat, steps }) => seat === to && steps.length > 0);
  const name = playerName(players, to);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.focus();
    // close before unmounting, so that the focus returns
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
      aria-describedby={recapId}
      onCancel={(event) => {
        event.preventDefault();
        if (isReady) look();
      }}
      onClose={() => {
        // some browsers close a dialog at the second Escape even if the first was prevented
        if (dialog.current?.open === false) look();
      }}
    >
      <div className={styles['summary']} tabIndex={0}>
        <svg className={styles['figure']} viewBox="-10 -15.4 20 29.4" aria-hidden>
          <Figurine owner={playerColour(players, to)} />
        </svg>
        <h2 id={heading} className={styles['who']}>
          <span>{t('handover.thanks', { name: playerName(players, from) })}</span>{' '}
          <b data-long={name.length > LONG_NAME}>{name}</b>
        </h2>
        <div id={recapId} className={styles['recap']}>
          <h3>{t(isFirst ? 'handover.first' : 'handover.since')}</h3>
          <ul>
            {lines.map((told) => (
              <li key={told.turn.turn}>
                <ToldLine told={told} size={30} />
              </li>
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
        <div className={styles['actions']}>
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
