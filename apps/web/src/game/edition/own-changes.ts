import { OUR_EDITION, type BoxEdition } from './edition.ts';
import { fallback, FIELD_NAMES, SCOPES, writeField } from './figure-fields.ts';

/** One line of a report, for people who keep the figures: what the box says, and what we have. */
type OwnChange = { readonly name: string; readonly own: string; readonly ours: string };

/** Everything that an owner has set. */
export function ownChanges(own: BoxEdition): readonly OwnChange[] {
  return [...changedFigures(own), ...changedRulings(own)];
}

function changedFigures(own: BoxEdition): OwnChange[] {
  return SCOPES.flatMap((scope) =>
    FIELD_NAMES.filter((name) => writeField(own, scope, name) !== fallback(own, scope, name)).map((name) => ({
      name: scope === 'any' ? name : `${name} with ${scope} players`,
      own: writeField(own, scope, name),
      ours: writeField(OUR_EDITION, scope, name),
    })),
  );
}

function changedRulings(own: BoxEdition): OwnChange[] {
  const ours: Readonly<Record<string, string>> = OUR_EDITION.rulings;
  const readings = [
    ...Object.entries(own.rulings).map(([name, reading]) => ({ name, own: reading, ours: ours[name] ?? '' })),
    { name: 'openHiring', own: String(own.openHiring), ours: String(OUR_EDITION.openHiring) },
  ];
  return readings.filter((reading) => reading.own !== reading.ours);
}

/** The report as text: "hiringCosts: 7 6 5 4 3 2 (6 5 4 3 2 1)". */
export function reportText(own: BoxEdition): string {
  return ownChanges(own)
    .map(({ name, own: text, ours }) => `${name}: ${text} (${ours})`)
    .join('\n');
}
