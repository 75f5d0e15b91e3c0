import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { FriendRow } from '../people/friends-card.tsx';
import list from '../people/people.module.css';
import { loadFriends, useFriends } from '../../server/friends.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';

const MOST = 4;

/** The friends who play or are here. */
export function FriendsAtTable(): ReactNode {
  const t = useTranslate();
  useEffect(() => void loadFriends(), []);
  const friends = useFriends((state) => state.friends?.friends) ?? [];
  const asking = useFriends((state) => state.friends?.asking.length) ?? 0;
  if (friends.length + asking === 0) return null;
  return (
    <Card title={t('today.friends')}>
      <ul className={list['list']}>
        {friends.slice(0, MOST).map((friend) => (
          <FriendRow key={friend.user} friend={friend} />
        ))}
      </ul>
      <p className={list['note']}>
        <Link to="/people">{asking === 0 ? t('today.friends.all') : t('today.friends.asking', { count: asking })}</Link>
      </p>
    </Card>
  );
}
