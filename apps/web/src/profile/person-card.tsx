import type { Profile } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CHARACTERS, type Person } from '../art/cast/cast.ts';
import { PortraitPicture } from '../art/portrait-tile.tsx';
import { buttonClass } from '../controls/button.tsx';
import { Card } from '../controls/card.tsx';
import { useDates } from '../messages/dates.ts';
import { useTranslate } from '../messages/messages.ts';
import { personOf, shortName } from '../table/words/people.ts';
import { useSettings } from '../theme/settings.ts';
import { PersonActions } from './person-actions.tsx';
import styles from './profile.module.css';

type PersonCardProps = { readonly profile: Profile; readonly isOwn: boolean };

/** A face, a name, and what can be done about them. */
export function PersonCard({ profile, isOwn }: PersonCardProps): ReactNode {
  const t = useTranslate();
  const { month } = useDates();
  const { name, since, user } = profile;
  return (
    <Card className={styles['person']}>
      <PortraitPicture person={faceOf(profile)} width={132} />
      <h1>{name}</h1>
      <p className={styles['note']}>{t('profile.since', { month: month(since) })}</p>
      {isOwn ? (
        <div className={styles['actions']}>
          <Link to="/account" className={buttonClass({})}>
            {t('profile.edit')}
          </Link>
          <Link to="/new" search={{ together: true }} className={buttonClass({ tone: 'gold' })}>
            {t('profile.invite')}
          </Link>
        </div>
      ) : (
        <PersonActions user={user} name={name} game={null} />
      )}
    </Card>
  );
}

/** The character a player hires most often; before the first one that their id falls on. */
function faceOf({ company, user }: Profile): Person {
  const [favourite] = company;
  if (favourite !== undefined) return personOf(favourite.tile);
  return CHARACTERS[Number.parseInt(user.slice(-4), 16) % CHARACTERS.length] ?? personOf(0);
}

/** Those who are hired most often. */
export function CompanyCard({ company }: Pick<Profile, 'company'>): ReactNode {
  const t = useTranslate();
  if (company.length === 0) return null;
  return (
    <Card title={t('profile.company')}>
      <p className={styles['note']}>{t('profile.company.note')}</p>
      <ul className={styles['company']}>
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

export function FactsCard({ profile: { games, won, best, average } }: { readonly profile: Profile }): ReactNode {
  const t = useTranslate();
  const language = useSettings((settings) => settings.language);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
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
