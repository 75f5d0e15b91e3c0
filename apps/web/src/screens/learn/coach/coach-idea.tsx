import type { Hint } from '@la-stanza/bots';
import type { ReactNode } from 'react';
import type { DecisionPicture } from '../../../table/decision/decision-picture.ts';
import { hintPicture } from '../../../table/hint/hint-picture.ts';
import { Bold } from '../../../table/panel/bold.tsx';
import type { Table } from '../../../table/scene/table.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { loadTexts, useTranslate } from '../../../ui/messages/messages.ts';
import styles from './game-coach.module.css';

// what advice says is loaded with the first idea
await loadTexts('cards');

type CoachIdeaProps = { readonly table: Table; readonly decision: DecisionPicture; readonly found: Hint };

/** What the coach would do, and why: the same advice as the hint. */
export function CoachIdea({ table, decision, found }: CoachIdeaProps): ReactNode {
  const t = useTranslate();
  const { players, game } = table.moment;
  const { best } = hintPicture({ t, players, state: game.state, panel: decision.panel }, found);
  return (
    <p className={styles['idea']}>
      <span>
        <b>{best.sentence}</b> {best.because === undefined ? null : <Bold text={best.because} />}
      </span>
      {best.onChoose === undefined ? null : <Button onClick={best.onChoose}>{t('coach.choose')}</Button>}
    </p>
  );
}
