import { READINGS, sourceOf, type Provenance, type Rulings } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { OUR_EDITION, useEdition } from '../../game/edition/edition.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { RulingRow } from './ruling-row.tsx';

type RulingRowsProps = {
  readonly assumed: boolean;
  /** The entry that the reader came for. */
  readonly at: string | undefined;
};

/** The readings that are assumed, or those that are not. */
export function RulingRows({ assumed, at }: RulingRowsProps): ReactNode {
  const t = useTranslate();
  const { own, set } = useEdition();
  const edition = own ?? OUR_EDITION;
  const isHere = (from: Provenance): boolean => (from !== 'printed') === assumed;
  const choices: { readonly [Name in keyof Rulings]: readonly Rulings[Name][] } = READINGS;
  const row = <Name extends keyof Rulings>(
    ruling: Name,
    name: string,
    words: (reading: Rulings[Name]) => string,
  ): ReactNode =>
    isHere(sourceOf(ruling).from) ? (
      <RulingRow
        entry={ruling}
        isWanted={at === ruling}
        why={t(`rules.why.${ruling}`)}
        name={name}
        rule={sourceOf(ruling).rule}
        choices={choices[ruling].map((value) => ({ value, text: words(value) }))}
        ours={OUR_EDITION.rulings[ruling]}
        value={edition.rulings[ruling]}
        onChange={(reading) => set({ ...edition, rulings: { ...edition.rulings, [ruling]: reading } })}
      />
    ) : null;
  return (
    <>
      {row('recruitSlide', t('edition.ruling.recruitSlide'), (reading) => t(`edition.ruling.recruitSlide.${reading}`))}
      {row('icons', t('edition.ruling.icons'), (reading) => t(`edition.ruling.icons.${reading}`))}
      {row('shelf', t('edition.ruling.shelf'), (reading) => t(`edition.ruling.shelf.${reading}`))}
      {row('adSlide', t('edition.ruling.adSlide', { tile: t('terms.tile.Ad.name') }), (reading) =>
        t(`edition.ruling.adSlide.${reading}`),
      )}
      {row('withdraw', t('edition.ruling.withdraw'), (reading) => t(`edition.ruling.withdraw.${reading}`))}
      {row('ending', t('edition.ruling.ending'), (reading) => t(`edition.ruling.ending.${reading}`))}
      {isHere(sourceOf('openHiring').from) ? (
        <RulingRow
          entry="openHiring"
          isWanted={at === 'openHiring'}
          why={t('rules.why.openHiring')}
          name={t('edition.ruling.open-hiring')}
          rule={sourceOf('openHiring').rule}
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
