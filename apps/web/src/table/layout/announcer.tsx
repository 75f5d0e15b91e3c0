import { chronicleSentences, whoIs } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './announcer.module.css';
import type { ChronicleTurn } from '../chronicle/chronicler.ts';
import { linesOf } from '../chronicle/lines.ts';
import type { Table } from '../scene/table.ts';

type AnnouncerProps = { readonly table: Table; readonly turns: readonly ChronicleTurn[] };

/** For those who listen: what just happened politely, whose turn it is and why something is closed at once. */
export function Announcer({ table, turns }: AnnouncerProps): ReactNode {
  const t = useTranslate();
  const { moment, view, acting, you, decision, reason } = table;
  const teller = { t, players: moment.players, figures: view.figures, ring: view.ring, you };
  const current = turns.findLast(({ steps }) => steps.length > 0);
  // with the whole refill it caused, not the last portrait of it
  const latest = current === undefined ? [] : (linesOf(current).at(-1)?.events ?? []);
  const turn = decision === undefined || acting === undefined ? '' : t('table.your-turn', whoIs(teller, acting));
  return (
    <div className={styles['hidden']}>
      <p aria-live="polite">{chronicleSentences(teller, latest).join(' ')}</p>
      <p aria-live="assertive">{reason ?? turn}</p>
    </div>
  );
}
