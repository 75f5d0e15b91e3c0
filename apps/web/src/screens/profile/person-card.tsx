import type { Profile } from '@la-stanza/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CHARACTERS, type Person } from '../../drawing/art/cast/cast.ts';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { PortraitPicture } from '../../drawing/art/portrait-tile.tsx';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { Note } from './note.tsx';
import { PersonActions } from './person-actions.tsx';
import styles from './person-card.module.css';
import { TwoActions } from './two-actions.tsx';

type PersonCardProps = { readonly profile: Profile; readonly isOwn: boolean };

/** Portrait, name and actions of a player. */
export function PersonCard({ profile, isOwn }: PersonCardProps): ReactNode {
  const t = useTranslate();
  const { month } = useDates();
  const { name, since, user } = profile;
  return (
    <Card className={styles['person']}>
      <PortraitPicture person={faceOf(profile)} width={132} />
      <h1>{name}</h1>
      <Note>{t('profile.since', { month: month(since) })}</Note>
      {isOwn ? (
        <TwoActions>
          <Link to="/account" className={buttonClass({})}>
            {t('profile.edit')}
          </Link>
          <Link to="/new" search={{ friends: true }} className={buttonClass({ tone: 'gold' })}>
            {t('profile.invite')}
          </Link>
        </TwoActions>
      ) : (
        <PersonActions user={user} name={name} game={null} />
      )}
    </Card>
  );
}

/** The character a player hires most often; before the first hire one chosen by the player's id. */
function faceOf({ company, user }: Profile): Person {
  const [favourite] = company;
  if (favourite !== undefined) return personOf(favourite.tile);
  return CHARACTERS[Number.parseInt(user.slice(-4), 16) % CHARACTERS.length] ?? personOf(0);
}
