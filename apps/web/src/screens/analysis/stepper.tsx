import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './stepper.module.css';

type StepperProps = { readonly last: number; readonly selected: number; readonly onSelect: (turn: number) => void };

/** Steps through the turns of a game, one by one or to either end. */
export function Stepper({ last, selected, onSelect }: StepperProps): ReactNode {
  const t = useTranslate();
  const to = (turn: number): void => onSelect(Math.min(last, Math.max(0, turn)));
  return (
    <nav className={styles['stepper']} aria-label={t('analysis.slider')}>
      <Button size="icon" aria-label={t('analysis.first')} disabled={selected === 0} onClick={() => to(0)}>
        <Symbol name="previous" />
      </Button>
      <Button size="icon" aria-label={t('analysis.before')} disabled={selected === 0} onClick={() => to(selected - 1)}>
        <Symbol name="left" />
      </Button>
      <span>{selected === last ? t('analysis.end') : t('analysis.turn', { turn: selected + 1, turns: last })}</span>
      <Button
        size="icon"
        aria-label={t('analysis.after')}
        disabled={selected === last}
        onClick={() => to(selected + 1)}
      >
        <Symbol name="right" />
      </Button>
      <Button size="icon" aria-label={t('analysis.last')} disabled={selected === last} onClick={() => to(last)}>
        <Symbol name="next" />
      </Button>
    </nav>
  );
}
