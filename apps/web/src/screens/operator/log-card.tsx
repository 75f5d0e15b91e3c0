import { ENDPOINTS, type Act } from '@la-stanza/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { call } from '../../server/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { ActList } from './act-list.tsx';
import styles from './operator.module.css';

const PAGE = 100;

/** The log of all operators. `changes` makes it read again. */
export function LogCard({ changes }: { readonly changes: number }): ReactNode {
  const t = useTranslate();
  const [acts, setActs] = useState<readonly Act[]>([]);
  useEffect(() => {
    void call(ENDPOINTS.acts).then((outcome) => {
      if (outcome.ok) setActs(outcome.value.acts);
    });
  }, [changes]);
  const more = async (): Promise<void> => {
    const outcome = await call(ENDPOINTS.acts, { query: { before: acts.at(-1)?.id ?? 1 } });
    if (outcome.ok) setActs([...acts, ...outcome.value.acts]);
  };
  return (
    <Card title={t('operator.log')}>
      <ActList acts={acts} />
      {acts.length > 0 && acts.length % PAGE === 0 ? (
        <Button onClick={() => void more()}>{t('operator.log.more')}</Button>
      ) : null}
      <p className={styles['note']}>{t('operator.log.note')}</p>
    </Card>
  );
}
