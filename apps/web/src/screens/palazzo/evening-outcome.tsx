import type { Scenario } from '@la-stanza/bots/campaign';
import { shortName } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { portraitImage } from '../../drawing/art/portrait-image.tsx';
import { VisuallyHidden } from '../../ui/controls/visually-hidden.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './evening-outcome.module.css';
import { goalText } from './goal-text.ts';
import { Stars } from './stars.tsx';

type EveningOutcomeProps = {
  readonly scenario: Scenario;
  /** Which of the goals this try has reached. */
  readonly reached: readonly boolean[];
};

/** At the end of an evening: who invited, and what became of each goal. */
export function EveningOutcome({ scenario: { person, goals }, reached }: EveningOutcomeProps): ReactNode {
  const t = useTranslate();
  return (
    <section className={styles['outcome']} data-evening={person}>
      <h2>
        <img src={portraitImage(personOf(person), 'tile')} width={36} height={48} alt="" />
        {t('palazzo.evening-of', { name: shortName(t, person) })}
      </h2>
      <ol>
        {goals.map((goal, nth) => {
          const isReached = reached[nth] === true;
          return (
            <li key={goal.kind} data-reached={isReached}>
              <span aria-hidden>
                <Stars won={isReached ? 1 : 0} all={1} size={20} />
              </span>
              <span>
                {goalText(t, goal)}
                <VisuallyHidden>: {t(isReached ? 'palazzo.reached' : 'palazzo.missed')}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
