import type { Hint, HintProgress } from '@la-stanza/bots';
import { useMemo, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Bold } from '../panel/bold.tsx';
import type { Table } from '../scene/table.ts';
import styles from './hint-panel.module.css';
import { hintPicture, type AdvisedPicture, type HintPicture } from './hint-picture.ts';
import type { HintNow } from './use-hint.ts';
import type { OpenHint } from './use-hinted-scene.ts';
import { WhyNot } from './why-not.tsx';

type HintPanelProps = { readonly table: Table; readonly hint: OpenHint };

/** The best turn in a sentence, why, step by step, and how sure that is. */
export function HintPanel({ table, hint: { now, ask, adviser } }: HintPanelProps): ReactNode {
  const t = useTranslate();
  const { moment, decision } = table;
  const found = foundSoFar(now);
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
        data-hint={now.state}
        aria-label={t('hint.title')}
        aria-busy={now.state === 'thinking'}
      >
        <header className={styles['head']}>
          <Symbol name="bulb" size={22} />
          <h2>{t('advice.title')}</h2>
        </header>
        <div role="status">
          {now.state === 'shown' && picture !== undefined ? null : <p className={styles['status']}>{statusWords()}</p>}
          {now.state === 'shown' ? <Advised picture={picture} found={found} /> : null}
        </div>
        {now.state === 'thinking' ? (
          <Thinking progress={now.progress} sentence={picture?.best.sentence} />
        ) : now.state === 'failed' ? (
          <>
            <Advised picture={picture} found={found} />
            <Button className={styles['again']} onClick={ask}>
              {t('site.again')}
            </Button>
          </>
        ) : null}
      </section>
      {now.state !== 'shown' || found === undefined ? null : (
        <WhyNot table={table} adviser={adviser} best={found.best.actions} />
      )}
    </div>
  );

  function statusWords(): string {
    if (now.state === 'thinking') return t('hint.thinking');
    if (now.state === 'shown') return t('advice.none');
    return t(picture === undefined ? 'hint.failed' : 'hint.stopped');
  }
}

function foundSoFar(now: HintNow): Hint | undefined {
  switch (now.state) {
    case 'thinking':
      return now.progress?.soFar;
    case 'shown':
      return now.found;
    case 'failed':
      return now.soFar;
  }
}

type ThinkingProps = { readonly progress: HintProgress | undefined; readonly sentence: string | undefined };

/** How far the search is, and what is ahead so far. It changes often, so screen readers only hear the end. */
function Thinking({ progress, sentence }: ThinkingProps): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles['thinking']}>
      <progress value={progress?.done ?? 0} max={progress?.of ?? 1} aria-label={t('hint.thinking')} />
      <p>{sentence === undefined ? null : t('hint.so-far', { turn: sentence })}</p>
    </div>
  );
}

type AdvisedProps = { readonly picture: HintPicture | undefined; readonly found: Hint | undefined };

function Advised({ picture, found }: AdvisedProps): ReactNode {
  const t = useTranslate();
  if (picture === undefined) return null;
  return (
    <div className={styles['body']}>
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
  );
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
