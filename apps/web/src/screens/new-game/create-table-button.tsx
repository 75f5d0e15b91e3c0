import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useEdition } from '../../game/edition/edition.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Trouble } from '../../server/call.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import styles from './new-game.module.css';
import { newTable, type OnlinePlan } from './online-plan.ts';
import { createOnlineTable } from './create-online-table.ts';
import { setupFacts, type TablePlan } from './table-plan.ts';

type CreateTableButtonProps = { readonly plan: TablePlan; readonly online: OnlinePlan; readonly usesOwn: boolean };

/** Creates the table at the server; the next page shows its link. */
export function CreateTableButton({ plan, online, usesOwn }: CreateTableButtonProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isBusy, setIsBusy] = useState(false);
  const isPlayable = setupFacts(plan) !== undefined;
  const open = async (): Promise<void> => {
    setIsBusy(true);
    const own = usesOwn ? useEdition.getState().own : undefined;
    const opened = await createOnlineTable(newTable(plan, online, own), plan.seats[0]?.name ?? '');
    setIsBusy(false);
    if (opened.ok) await navigate({ to: '/online/$id', params: { id: opened.value } });
    else setTrouble(opened.trouble);
  };
  return (
    <div className={styles['begin']}>
      <Button tone="primary" size="big" disabled={!isPlayable || isBusy} onClick={() => void open()}>
        <Symbol name="check" size={24} />
        {t('newgame.open-table')}
      </Button>
      <div role="status">
        {isPlayable ? null : <p>{t('newgame.too-few')}</p>}
        {trouble === undefined ? null : <p>{troubleSentence(t, trouble)}</p>}
      </div>
    </div>
  );
}
