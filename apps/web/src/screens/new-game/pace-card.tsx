import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { SwitchRow } from '../../ui/controls/switch-row.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './new-game.module.css';
import { DAYS, MINUTES, SECONDS, type OnlinePlan } from './online-plan.ts';

const KINDS = ['live', 'days', 'none'] as const;

type PaceCardProps = { readonly plan: OnlinePlan; readonly onChange: (change: Partial<OnlinePlan>) => void };

/** The pace of the table, and whether it is listed. */
export function PaceCard({ plan, onChange }: PaceCardProps): ReactNode {
  const t = useTranslate();
  return (
    <Card title={t('newgame.pace')}>
      <div className={styles['pace']}>
        <Segmented
          label={t('newgame.pace')}
          options={KINDS.map((value) => ({ value, text: t(`newgame.pace.${value}`) }))}
          value={plan.kind}
          onChange={(kind) => onChange({ kind })}
        />
        {plan.kind === 'live' ? (
          <div className={styles['clock']}>
            <span>{t('newgame.pace.each')}</span>
            <Segmented
              label={t('newgame.pace.each')}
              options={MINUTES.map((value) => ({ value, text: t('newgame.pace.minutes', { minutes: value }) }))}
              value={plan.minutes}
              onChange={(minutes) => onChange({ minutes })}
            />
          </div>
        ) : null}
        {plan.kind === 'live' ? (
          <div className={styles['clock']}>
            <span>{t('newgame.pace.plus')}</span>
            <Segmented
              label={t('newgame.pace.plus')}
              options={SECONDS.map((value) => ({ value, text: t('newgame.pace.seconds', { seconds: value }) }))}
              value={plan.seconds}
              onChange={(seconds) => onChange({ seconds })}
            />
          </div>
        ) : null}
        {plan.kind === 'days' ? (
          <div className={styles['clock']}>
            <span>{t('newgame.pace.turn')}</span>
            <Segmented
              label={t('newgame.pace.turn')}
              options={DAYS.map((value) => ({ value, text: t('newgame.pace.day', { days: Number(value) }) }))}
              value={plan.days}
              onChange={(days) => onChange({ days })}
            />
          </div>
        ) : null}
        <p>{t(`newgame.pace.${plan.kind}.rule`)}</p>
      </div>
      <SwitchRow
        name={t('newgame.listed')}
        note={t('newgame.listed.rule')}
        on={plan.listed}
        onChange={(listed) => onChange({ listed })}
      />
      <SwitchRow
        name={t('newgame.rated')}
        note={t('newgame.rated.rule')}
        on={plan.rated ?? plan.listed}
        onChange={(rated) => onChange({ rated })}
      />
      <SwitchRow
        name={t('newgame.open-chat')}
        note={t('newgame.open-chat.rule')}
        on={plan.openChat}
        onChange={(openChat) => onChange({ openChat })}
      />
    </Card>
  );
}
