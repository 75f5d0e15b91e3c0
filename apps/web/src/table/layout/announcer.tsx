import { ceremonyOf } from '@la-stanza/protocol/ceremony';
import { chronicleSentences, playerName, whoIs, type ChronicleTurn } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './announcer.module.css';
import { linesOf } from '../chronicle/lines.ts';
import type { Table } from '../scene/table.ts';

type AnnouncerProps = {
  readonly table: Table;
  readonly turns: readonly ChronicleTurn[];
  /** What the latest ceremony says. */
  readonly ceremony: string;
};

/** For screen readers: the latest events politely, whose turn it is and why an option is closed immediately. */
export function Announcer({ table, turns, ceremony }: AnnouncerProps): ReactNode {
  const t = useTranslate();
  const { moment, view, acting, you, decision, reason } = table;
  const teller = { t, players: moment.players, figures: view.figures, ring: view.ring, you };
  const current = turns.findLast(({ steps }) => steps.length > 0);
  // with the whole refill it caused, not only the last portrait
  const events = current === undefined ? [] : (linesOf(current).at(-1)?.events ?? []);
  // what a ceremony says is not said twice
  const latest = events.filter((event) => ceremonyOf(event) === undefined);
  const stuck =
    moment.stuck === undefined || acting === undefined
      ? undefined
      : t('table.bar.stuck', { player: playerName(moment.players, acting) }).replaceAll('**', '');
  const turn = decision === undefined || acting === undefined ? '' : t('table.your-turn', whoIs(teller, acting));
  return (
    <div className={styles['hidden']}>
      <p aria-live="polite">{chronicleSentences(teller, latest).join(' ')}</p>
      <p aria-live="polite" data-told="ceremony">
        {ceremony}
      </p>
      <p aria-live="assertive">{reason ?? stuck ?? turn}</p>
    </div>
  );
}
