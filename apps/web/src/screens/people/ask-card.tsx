import { ENDPOINTS } from '@la-stanza/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { call, type Trouble } from '../../server/call.ts';
import { ensureGuest } from '../../server/guest.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { FIRST_ONLINE_PLAN, paceOf } from '../new-game/online-plan.ts';
import styles from './people.module.css';

type AskCardProps = {
  readonly person: { readonly user: string; readonly name: string };
  readonly onClose: () => void;
};

/** Asks a named person to a game of two: they get one notice, and the table waits for them. */
export function AskCard({ person, onClose }: AskCardProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const [pace, setPace] = useState<'live' | 'days'>('live');
  const [counts, setCounts] = useState<'rated' | 'casual'>('rated');
  const [trouble, setTrouble] = useState<Trouble>();
  const ask = async (): Promise<void> => {
    const guest = await ensureGuest();
    if (!guest.ok) return setTrouble(guest.trouble);
    const opened = await call(ENDPOINTS.open, {
      body: {
        seats: [{ kind: 'me' }, { kind: 'open' }],
        options: { start: 'random', arranged: false, expert: false, openHiring: false },
        figures: 'standard',
        pace: paceOf({ ...FIRST_ONLINE_PLAN, kind: pace }),
        listed: false,
        rated: counts === 'rated',
      },
    });
    if (!opened.ok) return setTrouble(opened.trouble);
    const { game } = opened.value;
    const asked = await call(ENDPOINTS.invitePerson, { params: { game }, body: { user: person.user } });
    // a table that nobody was asked to is of no use
    if (!asked.ok) await call(ENDPOINTS.leave, { params: { game } });
    if (!asked.ok) return setTrouble(asked.trouble);
    return navigate({ to: '/online/$id', params: { id: game } });
  };
  return (
    <Card title={t('people.ask.title', { name: person.name })}>
      <div className={styles['ask']}>
        <Segmented
          label={t('newgame.pace')}
          options={[
            { value: 'live', text: t('newgame.pace.live') },
            { value: 'days', text: t('newgame.pace.days') },
          ]}
          value={pace}
          onChange={setPace}
        />
        <Segmented
          label={t('people.counts')}
          options={[
            { value: 'rated', text: t('people.rated') },
            { value: 'casual', text: t('people.casual') },
          ]}
          value={counts}
          onChange={setCounts}
        />
        <p className={styles['note']}>{t('people.ask.note', { name: person.name })}</p>
        <p role="status" className={styles['trouble']}>
          {trouble === undefined ? '' : troubleSentence(t, trouble)}
        </p>
        <div className={styles['two']}>
          <Button tone="primary" onClick={() => void ask()}>
            {t('people.ask.name', { name: person.name })}
          </Button>
          <Button onClick={onClose}>{t('site.close')}</Button>
        </div>
      </div>
    </Card>
  );
}
