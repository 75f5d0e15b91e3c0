import type { Profile } from '@la-stanza/protocol';
import { shortName } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { PortraitPicture } from '../../drawing/art/portrait-tile.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './favourite-hires-card.module.css';
import { Note } from './note.tsx';

/** The characters the player hires most often. */
export function FavouriteHiresCard({ company }: Pick<Profile, 'company'>): ReactNode {
  const t = useTranslate();
  if (company.length === 0) return null;
  return (
    <Card title={t('profile.company')}>
      <Note>{t('profile.company.note')}</Note>
      <ul className={styles['hires']}>
        {company.map(({ tile, times }) => (
          <li key={tile}>
            <PortraitPicture person={personOf(tile)} width={56} />
            <small>{shortName(t, tile)}</small>
            <b>{t('profile.times', { count: times })}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
