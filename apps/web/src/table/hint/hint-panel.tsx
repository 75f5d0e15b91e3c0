import { categoryName } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { CategoryIcon } from '../../drawing/art/category-icon.tsx';
import { DrawingPicture } from '../panel/drawing.tsx';
import { PanelFooter } from '../panel/panel-footer.tsx';
import styles from './hint-panel.module.css';
import type { HintedCandidate, HintPicture } from './hint-picture.ts';
import { Unseen } from '../../ui/controls/unseen.tsx';

type HintPanelProps = {
  /** Nothing while it is thought about, or when that failed. */
  readonly picture: HintPicture | undefined;
  readonly isFailed: boolean;
};

/** The best turns of a position with their chance and what speaks for them. */
export function HintPanel({ picture, isFailed }: HintPanelProps): ReactNode {
  const t = useTranslate();
  return (
    <section
      className={styles['panel']}
      data-hint={picture === undefined ? 'thinking' : 'shown'}
      aria-label={t('hint.title')}
      aria-busy={picture === undefined && !isFailed}
    >
      <header className={styles['head']}>
        <Symbol name="bulb" size={22} />
        <h2>{t('hint.title')}</h2>
        <span>{picture?.note}</span>
      </header>
      <div role="status" className={styles['status']}>
        {picture === undefined ? <p>{t(isFailed ? 'hint.failed' : 'hint.thinking')}</p> : <p>{t('hint.legend')}</p>}
      </div>
      {picture === undefined ? null : (
        <>
          <ol className={styles['candidates']}>
            {picture.candidates.map((candidate, rank) => (
              <li key={candidate.key}>
                <Candidate candidate={candidate} isBest={rank === 0} />
              </li>
            ))}
          </ol>
          <PanelFooter>{picture.verdict}</PanelFooter>
        </>
      )}
    </section>
  );
}

function Candidate({
  candidate,
  isBest,
}: {
  readonly candidate: HintedCandidate;
  readonly isBest: boolean;
}): ReactNode {
  const t = useTranslate();
  const { title, badge, drawing, end, chance, whisker, plan, reason, changes, onChoose } = candidate;
  return (
    <button
      type="button"
      className={styles['candidate']}
      data-best={isBest}
      disabled={onChoose === undefined}
      onClick={onChoose}
    >
      {badge === undefined ? null : <b className={styles['badge']}>{badge}</b>}
      {drawing === undefined ? null : (
        <span className={styles['drawing']}>
          <DrawingPicture drawing={drawing} size={34} />
        </span>
      )}
      <span className={styles['name']}>
        <b>{title}</b>
        {end === undefined ? null : <DrawingPicture drawing={end} size={18} />}
      </span>
      <b className={styles['chance']}>{chance}</b>
      <span className={styles['bar']} aria-hidden>
        <i style={{ width: `${100 * whisker.value}%` }} />
        <em style={{ left: `${100 * whisker.low}%`, width: `${100 * (whisker.high - whisker.low)}%` }} />
      </span>
      {plan === '' ? null : <span className={styles['plan']}>{plan}</span>}
      <span className={styles['reason']}>{reason}</span>
      <span className={styles['changes']}>
        {changes.map(({ category, text, loss }) => (
          <span key={category} data-loss={loss} title={categoryName(t, category)}>
            <Unseen>{categoryName(t, category)}</Unseen>
            <CategoryIcon category={category} size={18} />
            {text}
          </span>
        ))}
      </span>
    </button>
  );
}
