import { useMemo, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Bold } from '../panel/bold.tsx';
import type { Table } from '../scene/table.ts';
import styles from './hint-panel.module.css';
import { hintPicture, type AdvisedPicture } from './hint-picture.ts';
import type { OpenHint } from './use-hinted-scene.ts';
import { WhyNot } from './why-not.tsx';

type HintPanelProps = { readonly table: Table; readonly hint: OpenHint };

/** The best turn in a sentence, why, step by step, and how sure that is. */
export function HintPanel({ table, hint }: HintPanelProps): ReactNode {
  const t = useTranslate();
  const { moment, decision } = table;
  const { state, found, adviser } = hint;
  const picture = useMemo(
    () =>
      found === undefined || decision === undefined
        ? undefined
        : hintPicture({ t, players: moment.players, state: moment.game.state, panel: decision.panel }, found),
    [t, found, decision, moment],
  );
  return (
    <div className={styles['hint']}>
      <section
        className={styles['panel']}
        data-hint={state}
        aria-label={t('hint.title')}
        aria-busy={state === 'thinking'}
      >
        <header className={styles['head']}>
          <Symbol name="bulb" size={22} />
          <h2>{t('advice.title')}</h2>
        </header>
        {picture === undefined ? (
          <p role="status" className={styles['status']}>
            {statusWords()}
          </p>
        ) : (
          <div role="status" className={styles['body']}>
            <Turn turn={picture.best} isBest />
            <p className={styles['certainty']} data-certainty={found?.certainty}>
              <Symbol name="eye" size={18} />
              <span>
                <Bold text={picture.certainty} />
              </span>
            </p>
            {picture.alternative === undefined ? null : (
              <div className={styles['alternative']}>
                <h3>{t('advice.alternative')}</h3>
                <Turn turn={picture.alternative} isBest={false} />
              </div>
            )}
          </div>
        )}
      </section>
      {found === undefined ? null : <WhyNot table={table} adviser={adviser} best={found.best.actions} />}
    </div>
  );

  function statusWords(): string {
    if (state === 'thinking') return t('hint.thinking');
    const { pinned } = moment.game.state.table;
    if (state === 'failed') return pinned === undefined ? t('hint.failed') : t('hint.other-engine', { engine: pinned });
    return t('advice.none');
  }
}

function Turn({ turn, isBest }: { readonly turn: AdvisedPicture; readonly isBest: boolean }): ReactNode {
  const t = useTranslate();
  const { sentence, because, steps, onChoose } = turn;
  return (
    <>
      <p className={isBest ? styles['sentence'] : styles['other']}>{sentence}</p>
      {because === undefined ? null : (
        <p className={styles['because']}>
          <Bold text={because} />
        </p>
      )}
      {isBest ? (
        <ol className={styles['steps']}>
          {steps.map(({ title, note }, index) => (
            <li key={index}>
              <b>{index + 1}</b>
              <span>
                {title}
                {note === undefined ? null : <small>{note}</small>}
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {onChoose === undefined || !isBest ? null : <Button onClick={onChoose}>{t('advice.do')}</Button>}
    </>
  );
}
