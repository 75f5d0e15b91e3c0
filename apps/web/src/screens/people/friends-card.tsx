import type { Friends } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { EmptyFrame } from '../../drawing/art/empty-frame.tsx';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useDates } from '../../ui/messages/dates.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { befriend, loadFriends, useFriends } from '../../server/friends.ts';
import { useConnection } from '../../server/live.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';

/** Somebody connected within this time is here, in milliseconds. */
const HERE = 90_000;

type Friend = Friends['friends'][number];

type FriendsCardProps = {
  /** Asks a friend to a game. */
  readonly onAsk: (person: { readonly user: string; readonly name: string }) => void;
};

/** Friends and what they play, who wants to be one, and whom the reader has met most often. */
export function FriendsCard({ onAsk }: FriendsCardProps): ReactNode {
  const t = useTranslate();
  useEffect(() => void loadFriends(), []);
  const known = useFriends((state) => state.friends);
  const [note, setNote] = useState('');
  const want = async (user: string, friend: boolean): Promise<void> => {
    const trouble = await befriend(user, friend);
    setNote(trouble === undefined ? '' : troubleSentence(t, trouble));
  };
  const { friends = [], asking = [], asked = [], met = [] } = known ?? {};
  return (
    <Card title={t('people.friends')}>
      <StatusLine>{note}</StatusLine>
      {friends.length === 0 ? (
        <div className={styles['empty']}>
          <svg viewBox="-2 -8 60 82" aria-hidden>
            <EmptyFrame />
          </svg>
          <p>{t('people.friends.none')}</p>
        </div>
      ) : (
        <ul className={styles['list']} data-friends>
          {friends.map((friend) => (
            <FriendRow key={friend.user} friend={friend} onAsk={onAsk} />
          ))}
        </ul>
      )}
      {asking.length === 0 ? null : (
        <>
          <h3>{t('people.asking')}</h3>
          <ul className={styles['list']} data-asking>
            {asking.map(({ user, name, handle }) => (
              <PersonRow key={user} user={user} name={name} note={handle}>
                <Button tone="gold" onClick={() => void want(user, true)}>
                  {t('people.accept')}
                </Button>
                <Button onClick={() => void want(user, false)}>{t('people.decline')}</Button>
              </PersonRow>
            ))}
          </ul>
        </>
      )}
      {asked.length === 0 ? null : (
        <>
          <h3>{t('people.asked')}</h3>
          <ul className={styles['list']}>
            {asked.map(({ user, name, handle }) => (
              <PersonRow key={user} user={user} name={name} note={handle}>
                <Button onClick={() => void want(user, false)}>{t('people.withdraw')}</Button>
              </PersonRow>
            ))}
          </ul>
        </>
      )}
      {met.length === 0 ? null : (
        <>
          <h3>{t('profile.against')}</h3>
          <ul className={styles['list']}>
            {met.map(({ user, name, games }) => (
              <PersonRow key={user} user={user} name={name} note={t('people.met', { count: games })}>
                <Button onClick={() => void want(user, true)}>{t('people.befriend')}</Button>
              </PersonRow>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** A friend: join the table where a bot's seat is free, watch, or ask to a game. */
export function FriendRow({ friend, onAsk }: { readonly friend: Friend } & Partial<FriendsCardProps>): ReactNode {
  const t = useTranslate();
  const dates = useDates();
  const ahead = useConnection((connection) => connection.ahead);
  const { user, name, game } = friend;
  const seenAt = friend.seenAt === null ? null : friend.seenAt - ahead;
  const isHere = seenAt !== null && Date.now() - seenAt < HERE;
  const presence = isHere ? t('people.here') : seenAt === null ? t('people.away') : dates.since(seenAt);
  return (
    <PersonRow user={user} name={name} note={<span data-here={isHere}>{noteOf(t, presence, game)}</span>}>
      {game === null ? (
        onAsk === undefined ? null : (
          <Button onClick={() => onAsk({ user, name })} aria-label={t('people.ask.name', { name })}>
            {t('people.ask')}
          </Button>
        )
      ) : (
        <Link
          to="/online/$id"
          params={{ id: game.game }}
          className={buttonClass({ tone: game.hasFreeSeat ? 'gold' : 'plain' })}
          aria-label={t(game.hasFreeSeat ? 'people.join.name' : 'people.watch.name', { name })}
        >
          {t(game.hasFreeSeat ? 'people.join' : 'home.watch')}
        </Link>
      )}
    </PersonRow>
  );
}

function noteOf(t: Translate, presence: string, game: Friend['game']): string {
  if (game === null) return presence;
  return `${presence} · ${t(game.hasFreeSeat ? 'people.plays.free' : 'people.plays')}`;
}
