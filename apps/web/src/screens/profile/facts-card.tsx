import type { Profile } from '@la-stanza/protocol';
import { localeOf } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import styles from './facts-card.module.css';

/** The games of a player in four figures. */
export function FactsCard({ profile: { games, won, best, average } }: { readonly profile: Profile }): ReactNode {
  const t = useTranslate();
  const language = useSettings((settings) => settings.language);
  const figure = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  const share = games === 0 ? 0 : Math.round((100 * won) / games);
  return (
    <Card>
      <dl className={styles['facts']}>
        <dt>{t('profile.games')}</dt>
        <dd>{games}</dd>
        <dt>{t('profile.won')}</dt>
        <dd>{games === 0 ? won : t('profile.won.share', { won, share })}</dd>
        <dt>{t('profile.best')}</dt>
        <dd>{best === null ? '–' : t('profile.points', { points: best })}</dd>
        <dt>{t('profile.average')}</dt>
        <dd>{average === null ? '–' : t('profile.points', { points: figure.format(average) })}</dd>
      </dl>
    </Card>
  );
}
