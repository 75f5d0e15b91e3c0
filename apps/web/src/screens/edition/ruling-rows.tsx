import type { Provenance, Rulings } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { OUR_EDITION, RULING_CHOICES, useEdition } from '../../game/edition/edition.ts';
import { ourSources } from '../../game/edition/figure-fields.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { RulingRow } from './ruling-row.tsx';

/** The readings that are assumed, or those that are not. */
export function RulingRows({ assumed }: { readonly assumed: boolean }): ReactNode {
  const t = useTranslate();
  const { own, set } = useEdition();
  const edition = own ?? OUR_EDITION;
  const sources = ourSources();
  const isHere = (from: Provenance): boolean => (from === 'assumed') === assumed;
  const choose = (change: Partial<Rulings>): void => set({ ...edition, rulings: { ...edition.rulings, ...change } });
  return (
    <>
      {isHere(sources.withdraw.from) ? (
        <RulingRow
          name={t('edition.ruling.withdraw')}
          rule={sources.withdraw.rule}
          choices={RULING_CHOICES.withdraw.map((value) => ({ value, text: t(`edition.ruling.withdraw.${value}`) }))}
          ours={OUR_EDITION.rulings.withdraw}
          value={edition.rulings.withdraw}
          onChange={(withdraw) => choose({ withdraw })}
        />
      ) : null}
      {isHere(sources.ending.from) ? (
        <RulingRow
          name={t('edition.ruling.ending')}
          rule={sources.ending.rule}
          choices={RULING_CHOICES.ending.map((value) => ({ value, text: t(`edition.ruling.ending.${value}`) }))}
          ours={OUR_EDITION.rulings.ending}
          value={edition.rulings.ending}
          onChange={(ending) => choose({ ending })}
        />
      ) : null}
      {isHere(sources.openHiring.from) ? (
        <RulingRow
          name={t('edition.ruling.open-hiring')}
          rule={sources.openHiring.rule}
          choices={OPEN_HIRING.map((value) => ({ value, text: t(`edition.ruling.open-hiring.${value}`) }))}
          ours={onOrOff(OUR_EDITION.openHiring)}
          value={onOrOff(edition.openHiring)}
          onChange={(choice) => set({ ...edition, openHiring: choice === 'on' })}
        />
      ) : null}
    </>
  );
}

const OPEN_HIRING = ['off', 'on'] as const;

const onOrOff = (openHiring: boolean): (typeof OPEN_HIRING)[number] => (openHiring ? 'on' : 'off');
