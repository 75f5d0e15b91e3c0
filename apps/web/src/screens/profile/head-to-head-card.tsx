import type { Profile } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './head-to-head-card.module.css';

/** The opponents met most often, with the number of games ahead of them and behind them. */
export function HeadToHeadCard({ against }: Pick<Profile, 'against'>): ReactNode {
  const t = useTranslate();
  if (against.length === 0) return null;
  return (
    <Card title={t('profile.against')}>
      <ul className={styles['against']}>
        {against.map(({ user, name, ahead, behind }) => (
          <li key={user}>
            <Link to="/players/$id" params={{ id: user }}>
              {name}
            </Link>
            <span className={styles['duel']} aria-hidden>
              <i style={{ flex: ahead }} />
              <u style={{ flex: behind }} />
            </span>
            <b aria-label={t('profile.against.words', { ahead, behind })}>{`${ahead} : ${behind}`}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
