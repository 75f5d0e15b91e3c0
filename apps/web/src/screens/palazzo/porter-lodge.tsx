import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Figurine } from '../../drawing/art/figurine.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useLearned } from '../learn/learn-memory.ts';
import { LESSON_IDS } from '../learn/lesson.ts';
import styles from './porter-lodge.module.css';

/** The porter's lodge: the lessons, which nobody has to take before an evening. */
export function PorterLodge(): ReactNode {
  const t = useTranslate();
  const done = useLearned((learned) => learned.done);
  return (
    <section className={styles['lodge']} aria-label={t('palazzo.lodge')}>
      <h2>{t('palazzo.lodge')}</h2>
      <div className={styles['hall']}>
        <Entrance />
        <ol>
          {LESSON_IDS.map((id, index) => (
            <li key={id}>
              <Link to="/learn/$lesson" params={{ lesson: id }}>
                <i data-done={done.includes(id)}>
                  {done.includes(id) ? (
                    <span role="img" aria-label={t('learn.done-mark')}>
                      <Symbol name="check" size={13} />
                    </span>
                  ) : (
                    index + 1
                  )}
                </i>
                {t(`learn.${id}.title`)}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The lit doorway, with somebody on the carpet. */
function Entrance(): ReactNode {
  return (
    <svg className={styles['entrance']} viewBox="0 0 90 130" aria-hidden>
      <path d="M4 122V46A41 41 0 0 1 86 46V122Z" fill="var(--bonus)" stroke="var(--stroke)" strokeWidth={2} />
      <path d="M15 122V48A30 30 0 0 1 75 48V122Z" fill="var(--cream-bright)" stroke="var(--stroke)" strokeWidth={1.5} />
      <path d="M26 104H64L78 129H12Z" fill="var(--cloth)" stroke="var(--cloth-seam)" strokeWidth={1.5} />
      <Figurine owner="plum" x={45} y={92} size={62} />
    </svg>
  );
}
