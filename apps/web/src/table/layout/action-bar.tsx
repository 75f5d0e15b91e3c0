import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './action-bar.module.css';
import type { Bar } from '../scene/bar.ts';
import type { Confirm, Steps } from '../decision/decision-picture.ts';
import { Bold } from '../panel/bold.tsx';
import { DrawingPicture } from '../panel/drawing-picture.tsx';

type ActionBarProps = {
  readonly bar: Bar;
  /** The page's heading, for screen readers. */
  readonly heading: ReactNode;
  readonly onLeave: () => void;
  readonly onHelp: () => void;
  readonly onSettings?: (() => void) | undefined;
  /** Clock and menu of an online game. */
  readonly more?: ReactNode;
};

/** One sentence, one next step: what to do, and the buttons for it. */
export function ActionBar({ bar, heading, onLeave, onHelp, onSettings, more }: ActionBarProps): ReactNode {
  const t = useTranslate();
  return (
    <header className={styles['bar']}>
      {heading}
      <button type="button" className={styles['name']} data-leave onClick={onLeave} aria-label={t('table.bar.leave')}>
        <b>{t('table.bar.name')}</b>
        <span className={styles['where']}>{[bar.where, bar.turn].filter((part) => part !== '').join(', ')}</span>
        <span className={styles['short']}>{bar.short}</span>
      </button>
      <Sentence bar={bar} />
      {bar.steps === undefined ? null : <StepSegments steps={bar.steps} />}
      <BarButtons bar={bar} keys />
      {more}
      <button
        type="button"
        className={styles['round']}
        data-opens="help"
        aria-label={t('table.bar.help')}
        onClick={onHelp}
      >
        <Symbol name="help" size={22} />
      </button>
      {onSettings === undefined ? null : (
        <button type="button" className={styles['round']} aria-label={t('table.bar.settings')} onClick={onSettings}>
          <Symbol name="settings" size={22} />
        </button>
      )}
    </header>
  );
}

export function Sentence({ bar }: { readonly bar: Bar }): ReactNode {
  return (
    <div className={styles['sentence']} data-bar="sentence">
      {bar.emblem === undefined ? null : <DrawingPicture drawing={bar.emblem} size={34} />}
      <p>
        <Bold text={bar.asking ? (bar.confirm?.ask?.sentence ?? bar.sentence) : bar.sentence} />
      </p>
    </div>
  );
}

export function StepSegments({ steps }: { readonly steps: Steps }): ReactNode {
  return (
    <div className={styles['steps']}>
      {Array.from({ length: steps.total }, (_, index) => (
        <i key={index} data-when={index < steps.done ? 'done' : index === steps.done ? 'now' : 'next'} aria-hidden />
      ))}
      <span>{steps.words}</span>
    </div>
  );
}

type BarButtonsProps = {
  readonly bar: Bar;
  readonly keys?: boolean;
  /** More buttons on a small table. */
  readonly more?: ReactNode;
};

/** Undo, and Confirm, which names its effect. */
export function BarButtons({ bar, keys = false, more }: BarButtonsProps): ReactNode {
  const { isDeciding, confirm, asking, isAskedAtTarget, canUndo, undoLabel, undoNote, onUndo } = bar;
  if (!isDeciding) return <WaitingButtons bar={bar} more={more} />;
  return (
    <div className={styles['buttons']}>
      <button
        type="button"
        className={styles['undo']}
        data-bar="undo"
        onClick={onUndo}
        aria-disabled={!canUndo}
        title={canUndo ? undefined : undoNote}
      >
        {asking ? null : <Symbol name="undo" size={20} />}
        <span>{undoLabel}</span>
        {keys && !asking ? <kbd>U</kbd> : null}
      </button>
      {more}
      {bar.hint === undefined ? null : <HintButton hint={bar.hint} />}
      {confirm === undefined || isAskedAtTarget ? null : <ConfirmButton bar={bar} confirm={confirm} keys={keys} />}
    </div>
  );
}

type ConfirmButtonProps = { readonly bar: Bar; readonly confirm: Confirm; readonly keys: boolean };

function ConfirmButton({ bar: { asking, isEnding, onConfirm }, confirm, keys }: ConfirmButtonProps): ReactNode {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles['confirm']}
      data-bar="confirm"
      data-confirm
      data-asking={asking}
      data-ending={isEnding}
      disabled={confirm.action === undefined}
      onClick={onConfirm}
    >
      <Symbol name={asking ? 'warning' : 'check'} size={20} />
      <span>{asking ? (confirm.ask?.label ?? confirm.label) : confirm.label}</span>
      {keys ? <kbd>{t('table.bar.enter')}</kbd> : null}
    </button>
  );
}

/** Take the place of Undo and Confirm, so that nothing covers the table and nothing jumps when the turn comes. */
function WaitingButtons({ bar: { onSkip, stuck = [] }, more }: Pick<BarButtonsProps, 'bar' | 'more'>): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles['buttons']}>
      {more}
      {onSkip === undefined ? null : (
        <button type="button" className={styles['skip']} onClick={onSkip}>
          <Symbol name="right" size={20} />
          <span>{t('game.skip')}</span>
        </button>
      )}
      {stuck.map(({ how, onAsk }) => (
        <button key={how} type="button" className={styles['skip']} data-ask-bot={how} onClick={onAsk}>
          {t(`table.bar.stuck.${how}`)}
        </button>
      ))}
    </div>
  );
}

function HintButton({ hint: { isOpen, onToggle } }: { readonly hint: NonNullable<Bar['hint']> }): ReactNode {
  const t = useTranslate();
  const label = t(isOpen ? 'hint.close' : 'hint.open');
  return (
    <button
      type="button"
      className={styles['bulb']}
      data-opens="hint"
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onToggle}
    >
      <Symbol name="bulb" size={20} />
      <span>{label}</span>
    </button>
  );
}
