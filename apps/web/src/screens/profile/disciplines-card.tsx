import type { Profile } from '@la-stanza/protocol';
import type { ReactNode } from 'react';
import { DISCIPLINES } from '../../drawing/art/discipline.ts';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Bar } from './bar.tsx';
import styles from './disciplines-card.module.css';
import { Note } from './note.tsx';

/** How often each discipline was activated, the favourite first. */
export function DisciplinesCard({ disciplines }: Pick<Profile, 'disciplines'>): ReactNode {
  const t = useTranslate();
  const { percent } = useFigureWords();
  const all = DISCIPLINES.reduce((sum, discipline) => sum + disciplines[discipline], 0);
  if (all === 0) return null;
  const most = Math.max(...DISCIPLINES.map((discipline) => disciplines[discipline]));
  const sorted = DISCIPLINES.toSorted((one, other) => disciplines[other] - disciplines[one]);
  return (
    <Card title={t('profile.disciplines')}>
      <Note>{t('profile.disciplines.note')}</Note>
      <ul className={styles['shares']}>
        {sorted.map((discipline) => (
          <li key={discipline}>
            <Icon size={24}>
              <Emblem discipline={discipline} />
            </Icon>
            <span>{t(`terms.discipline.${discipline}`)}</span>
            <Bar from={0} to={(100 * disciplines[discipline]) / most} colour={`var(--${discipline})`} />
            <b>{t('profile.share', { share: percent(disciplines[discipline] / all) })}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
