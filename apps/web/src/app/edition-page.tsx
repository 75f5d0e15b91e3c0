import { useSearch } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { fieldsFor, scopeOf, SCOPES, type FieldName, type Scope } from '../game/edition/figure-fields.ts';
import { FigureRow } from '../screens/edition/figure-row.tsx';
import { OwnChangesBar } from '../screens/edition/own-changes-bar.tsx';
import { RecruitmentRow } from '../screens/edition/recruitment-row.tsx';
import { RulingRows } from '../screens/edition/ruling-rows.tsx';
import styles from '../screens/edition/edition.module.css';
import { SiteHeader } from '../shell/site-header.tsx';
import { Card } from '../ui/controls/card.tsx';
import { Segmented } from '../ui/controls/segmented.tsx';
import { loadRuleTexts, useRuleTexts, useTranslate } from '../ui/messages/messages.ts';
import { useSettings } from '../ui/settings.ts';

/** Where the owner of a box sets the figures that are printed in it, and chooses how the rules are read. */
export function EditionPage(): ReactNode {
  const isReady = useRuleTexts();
  const language = useSettings((settings) => settings.language);
  useEffect(() => void loadRuleTexts(language), [language]);
  return (
    <>
      <SiteHeader />
      {isReady ? <Edition /> : null}
    </>
  );
}

function Edition(): ReactNode {
  const t = useTranslate();
  const at = String(useSearch({ strict: false }).at ?? '');
  const [scope, setScope] = useState<Scope>(() => scopeOf(at));
  const fields = fieldsFor(scope);
  const assumed = fields.filter(({ from }) => from !== 'printed');
  const printed = fields.filter(({ from }) => from === 'printed');
  // the track of rule 1.10 has an entry of its own, above its figure
  const isWanted = (name: FieldName): boolean => name === at && name !== 'recruitmentSpaces';
  return (
    <main className={styles['main']}>
      <h1>{t('edition.title')}</h1>
      <p className={styles['intro']}>{t('edition.intro')}</p>
      <OwnChangesBar />
      <Card title={t('edition.assumed')}>
        <h3>{t('edition.rulings')}</h3>
        <p className={styles['note']}>{t('edition.rulings.note')}</p>
        <RulingRows assumed at={at} />
        <h3>{t('edition.figures')}</h3>
        <RecruitmentRow isWanted={at === 'recruitmentSpaces'} />
        <ScopeChoice scope={scope} onChange={setScope} />
        {assumed.map((field) => (
          <FigureRow key={`${scope} ${field.name}`} field={field} scope={scope} isWanted={isWanted(field.name)} />
        ))}
      </Card>
      <Card>
        <details>
          <summary>{t('edition.printed')}</summary>
          <p className={styles['note']}>{t('edition.printed.note')}</p>
          <RulingRows assumed={false} at={at} />
          <ScopeChoice scope={scope} onChange={setScope} />
          {printed.map((field) => (
            <FigureRow key={`${scope} ${field.name}`} field={field} scope={scope} isWanted={isWanted(field.name)} />
          ))}
        </details>
      </Card>
    </main>
  );
}

type ScopeChoiceProps = { readonly scope: Scope; readonly onChange: (scope: Scope) => void };

/** Chooses the number of players that the figures below are for. */
function ScopeChoice({ scope, onChange }: ScopeChoiceProps): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles['scope']}>
      <Segmented
        label={t('edition.scope')}
        options={SCOPES.map((each) => ({
          value: String(each),
          text: each === 'any' ? t('edition.scope.any') : t('edition.scope.with', { players: each }),
          ...(each === 'any' ? {} : { short: String(each) }),
        }))}
        value={String(scope)}
        onChange={(chosen) => onChange(SCOPES.find((each) => String(each) === chosen) ?? 'any')}
      />
      <p className={styles['note']}>
        {scope === 'any' ? t('edition.scope.any.note') : t('edition.scope.with.note', { players: scope })}
      </p>
    </div>
  );
}
