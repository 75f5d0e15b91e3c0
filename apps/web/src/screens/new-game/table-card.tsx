import type { ReactNode } from 'react';
import { useEdition } from '../../game/edition/edition.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import styles from './new-game.module.css';
import { setupFacts, type TablePlan } from './table-plan.ts';

type TableCardProps = { readonly plan: TablePlan; readonly people: number; readonly usesOwn: boolean };

/** What this number of players means, in the engine's figures. */
export function TableCard({ plan, people, usesOwn }: TableCardProps): ReactNode {
  const t = useTranslate();
  const listed = useListFormat();
  const own = useEdition((edition) => edition.own);
  const facts = setupFacts(plan, usesOwn ? own : undefined);
  if (facts === undefined) return null;
  const { rounds, startingMoney } = facts;
  const money = listed(startingMoney.map((count) => t('terms.florins.amount', { count })));
  return (
    <Card title={t('newgame.table')}>
      <div className={styles['facts']}>
        <p>{t('newgame.table.players', { players: startingMoney.length, rounds })}</p>
        <p>{t('newgame.money', { money })}</p>
        {people > 1 ? <p>{t('newgame.hot-seat')}</p> : null}
        {people === 0 ? <p>{t('newgame.bots-only')}</p> : null}
      </div>
    </Card>
  );
}
