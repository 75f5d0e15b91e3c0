import { ENDPOINTS, type FoundPlayer } from '@la-stanza/protocol';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { FindLine } from '../../ui/controls/find-line.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call, type Trouble } from '../../server/call.ts';
import { befriend, useFriends } from '../../server/friends.ts';
import { ensureGuest } from '../../server/guest.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';

type FindCardProps = { readonly onAsk: (person: { readonly user: string; readonly name: string }) => void };

/** Finds people by handle or name, despite a slip. */
export function FindCard({ onAsk }: FindCardProps): ReactNode {
  const t = useTranslate();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly FoundPlayer[]>();
  const [trouble, setTrouble] = useState<Trouble>();
  const friends = useFriends((state) => state.friends?.friends);
  const find = async (): Promise<void> => {
    const guest = await ensureGuest();
    const answer = guest.ok ? await call(ENDPOINTS.findPlayers, { query: { name: name.trim() } }) : guest;
    setTrouble(answer.ok ? undefined : answer.trouble);
    setFound(answer.ok ? answer.value.players : undefined);
  };
  return (
    <Card title={t('people.find')}>
      <FindLine
        label={t('people.find.label')}
        name={name}
        onChange={setName}
        onFind={() => {
          if (name.trim() !== '') void find();
        }}
      />
      <p role="status" className={styles['note']}>
        {trouble === undefined ? (found?.length === 0 ? t('people.find.none') : '') : troubleSentence(t, trouble)}
      </p>
      <ul className={styles['list']} data-found>
        {found?.map((person) => (
          <PersonRow key={person.user} user={person.user} name={person.name} note={person.handle}>
            {friends?.some(({ user }) => user === person.user) === true ? null : (
              <Button onClick={() => void befriend(person.user, true).then(setTrouble)}>{t('people.befriend')}</Button>
            )}
            <Button
              tone="gold"
              aria-label={t('people.ask.name', { name: person.name })}
              onClick={() => onAsk({ user: person.user, name: person.name })}
            >
              {t('people.ask')}
            </Button>
          </PersonRow>
        ))}
      </ul>
    </Card>
  );
}
