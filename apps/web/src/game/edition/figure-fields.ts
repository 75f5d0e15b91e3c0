import { checkFigures, PROVENANCE, type FigureFault, type Figures, type Provenance } from '@la-stanza/engine';
import type { MessageId } from '@la-stanza/words';
import { OUR_FIGURES } from './edition.ts';

/** The name of a field: a figure, or one of the figures that belong together. */
export type FieldName = MessageId extends infer Id ? (Id extends `edition.figure.${infer Name}` ? Name : never) : never;

/** One line of the edition page. */
export type Field = {
  readonly name: FieldName;
  readonly from: Provenance;
  readonly rule: string;
};

const NAMES: readonly FieldName[] = [
  'hiringCosts',
  'recruitmentSpaces',
  'florins',
  'prestige',
  'whiteMeeples',
  'coverTiles',
  'bonusMajority',
  'passingSpots',
  'masterpieceStrength',
  'masterpiecePrestige',
  'museumMajority',
  'startingMoney',
  'artworkValues',
  'meeplesPerColour',
  'meepleLimit',
  'discs',
  'steps',
  'extraRounds',
  'finalTurns',
  'flipPenalty',
  'bookPrestige-religion',
  'bookPrestige-politics',
  'bookPrestige-arts',
  'bookPrestige-discoveries',
  'bookSail',
  'artsConditions',
  'tiles-florins',
  'tiles-sail',
  'tiles-florinsPerBook',
  'tiles-strengthPrice',
  'tiles-lead',
  'tiles-tiedLead',
  'tiles-artwork',
  'tiles-perWorker',
];

export const FIELDS: readonly Field[] = NAMES.map((name) => ({ name, ...PROVENANCE[figureOf(name)] }));

function isFigure(name: string): name is keyof Figures {
  return Object.hasOwn(OUR_FIGURES, name);
}

/** The figure a field belongs to. */
export function figureOf(name: FieldName): keyof Figures {
  const [figure = ''] = name.split('-');
  if (!isFigure(figure)) throw new RangeError(`there is no figure ${figure}`);
  return figure;
}

type Nested = number | readonly Nested[] | { readonly [name: string]: Nested };

const isList = (value: Nested): value is readonly Nested[] => Array.isArray(value);

/** What a field holds: one number, or several. */
function heldIn(figures: Figures, name: FieldName): Nested {
  const [figure = '', part] = name.split('-');
  const all: Readonly<Record<string, Nested>> = { ...figures };
  const whole = all[figure] ?? 0;
  return part === undefined || typeof whole === 'number' || isList(whole) ? whole : (whole[part] ?? 0);
}

// Icons lie on spaces that the engine counts from 0 and people from 1.
const shiftOf = (name: FieldName): number => (name === 'whiteMeeples' ? 1 : 0);

/** A figure as it is written into its field: "6 5 4 3 2 1". */
export function writeField(figures: Figures, name: FieldName): string {
  const held = heldIn(figures, name);
  const numbers = isList(held) ? held : [held];
  return numbers.map((value) => Number(value) + shiftOf(name)).join(' ');
}

type Changed = { readonly figures: Figures } | { readonly fault: FigureFault } | 'not-numbers';

/** The figures with what somebody wrote into one field, or why they cannot be played with. */
export function readField(figures: Figures, name: FieldName, text: string): Changed {
  const words = text.trim().split(/[\s,;/]+/);
  if (!words.every((word) => /^\d{1,3}$/.test(word))) return 'not-numbers';
  const numbers = words.map((word) => Number(word) - shiftOf(name));
  const value = typeof heldIn(figures, name) === 'number' && numbers.length === 1 ? numbers[0] : numbers;
  const [figure = '', part] = name.split('-');
  const all: Readonly<Record<string, unknown>> = { ...figures };
  const whole = all[figure];
  const next = part === undefined ? value : { ...(typeof whole === 'object' ? whole : {}), [part]: value };
  return checkFigures({ ...figures, [figure]: next });
}
