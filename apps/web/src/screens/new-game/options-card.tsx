import type { ReactNode } from 'react';
import { Card } from '../../ui/controls/card.tsx';
import { ControlRow } from '../../ui/controls/control-row.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { SwitchRow } from '../../ui/controls/switch-row.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './new-game.module.css';
import { withOptions, type TablePlan } from './table-plan.ts';

const SWITCHES = [
  { option: 'arranged', word: 'arranged' },
  { option: 'expert', word: 'expert' },
  { option: 'openHiring', word: 'open-hiring' },
] as const;

type OptionsCardProps = {
  readonly plan: TablePlan;
  readonly onChange: (plan: TablePlan) => void;
  /** Whether who begins is chosen elsewhere. */
  readonly hasStart?: boolean;
};

/** Who begins, and the variants. */
export function OptionsCard({ plan, onChange, hasStart = false }: OptionsCardProps): ReactNode {
  const t = useTranslate();
  const { start } = plan.options;
  return (
    <Card title={t('newgame.options')}>
      <div className={styles['options']}>
        {hasStart ? null : (
          <ControlRow name={t('newgame.start-player')} note={t(`terms.option.start-${start}.rule`)}>
            <Segmented
              label={t('newgame.start-player')}
              options={[
                { value: 'random', text: t('newgame.start-random') },
                { value: 'first', text: t('newgame.start-first') },
              ]}
              value={start}
              onChange={(chosen) => onChange(withOptions(plan, { start: chosen }))}
            />
          </ControlRow>
        )}
        {SWITCHES.map(({ option, word }) => (
          <SwitchRow
            key={option}
            name={t(`terms.option.${word}.name`)}
            note={t(`terms.option.${word}.rule`)}
            on={plan.options[option]}
            onChange={(on) => onChange(withOptions(plan, { [option]: on }))}
          />
        ))}
      </div>
    </Card>
  );
}
