import {
  checkFigures,
  figuresFor,
  iconSpaces,
  PLAYER_COUNTS,
  printedIcons,
  sourceOf,
  type FigureFault,
  type Figures,
  type PlayerCount,
  type Provenance,
} from '@la-stanza/engine';
import type { MessageId } from '@la-stanza/words';
import { differingFigures, isFigure, OUR_EDITION, type BoxEdition } from './edition.ts';

/** The name of a field: a figure, or one part of a figure with several. */
export type FieldName = MessageId extends infer Id ? (Id extends `edition.figure.${infer Name}` ? Name : never) : never;

/** One row of the edition page. */
export type Field = {
  readonly name: FieldName;
  readonly from: Provenance;
  readonly rule: string;
};

/** Which games a figure is for: those of any number of players, or of one (rule 1.18). */
export type Scope = 'any' | PlayerCount;

export const SCOPES: readonly Scope[] = ['any', ...PLAYER_COUNTS];

export const FIELD_NAMES: readonly FieldName[] = [
  'hiringCosts',
  'recruitmentSpaces',
  'florins',
  'prestige',
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

/** Every field, with its source for these games: a figure may be printed for four players and assumed for fewer. */
export function fieldsFor(scope: Scope): readonly Field[] {
  return FIELD_NAMES.map((name) => {
    const { from, rule, withPlayers } = sourceOf(figureOf(name));
    return { name, rule, from: scope === 'any' ? from : (withPlayers?.[scope] ?? from) };
  });
}

/** The games in which an entry is not printed: the museum majority is for four players (rule 1.15). */
export function scopeOf(entry: string): Scope {
  if (!isFigure(entry)) return 'any';
  const { withPlayers = {} } = sourceOf(entry);
  return PLAYER_COUNTS.find((players) => withPlayers[players] !== undefined) ?? 'any';
}

/** The figure that a field belongs to. */
export function figureOf(name: FieldName): keyof Figures {
  const [figure = ''] = name.split('-');
  if (!isFigure(figure)) throw new RangeError(`there is no figure ${figure}`);
  return figure;
}

/** The field of a figure as the engine names it: `tiles.lead`. */
export function fieldNamed(figure: string): FieldName | undefined {
  const name = figure.replace('.', '-');
  return FIELD_NAMES.find((each) => each === name);
}

type Nested = number | readonly Nested[] | { readonly [name: string]: Nested };

const isList = (value: Nested): value is readonly Nested[] => Array.isArray(value);

/** The value of a field: one number, or several. */
function heldIn(figures: Figures, name: FieldName): Nested {
  const [figure = '', part] = name.split('-');
  const all: Readonly<Record<string, Nested>> = { ...figures };
  const whole = all[figure] ?? 0;
  return part === undefined || typeof whole === 'number' || isList(whole) ? whole : (whole[part] ?? 0);
}

/** The two parts of the money track, which a star after a number gives a white-meeple icon. */
export const isTrack = (name: FieldName): name is 'florins' | 'prestige' => name === 'florins' || name === 'prestige';

const ICON = '*';

/** The figures of an edition for these games. */
const figuresIn = (edition: BoxEdition, scope: Scope): Figures =>
  scope === 'any' ? edition.figures : figuresFor(edition, scope);

/** A figure as its field shows it: "6 5 4 3 2 1", with icons "10 11* 12". */
export function writeField(edition: BoxEdition, scope: Scope, name: FieldName): string {
  return writtenIn(figuresIn(edition, scope), name);
}

function writtenIn(figures: Figures, name: FieldName): string {
  const held = heldIn(figures, name);
  const numbers = isList(held) ? held : [held];
  const icons = isTrack(name) ? printedIcons(figures)[name] : [];
  return numbers.map((value) => `${Number(value)}${icons.includes(Number(value)) ? ICON : ''}`).join(' ');
}

/** Why the text of a field cannot be used. */
export type FieldFault =
  | { readonly code: 'not-numbers' }
  | { readonly code: 'not-one-number' }
  | {
      readonly code: 'unplayable';
      readonly fault: FigureFault;
    };

type Changed = { readonly edition: BoxEdition } | { readonly fault: FieldFault };

/**
 * The edition with the text of one field applied, or why it cannot be played. What is set for any number of players also
 * changes the figures of those counts that had the same.
 */
export function readField(edition: BoxEdition, scope: Scope, name: FieldName, text: string): Changed {
  const words = text.trim().split(/[\s,;/]+/);
  const word = isTrack(name) ? /^\d{1,3}\*?$/ : /^\d{1,3}$/;
  if (!words.every((each) => word.test(each))) return { fault: { code: 'not-numbers' } };
  const numbers = words.map((each) => Number.parseInt(each, 10));
  const icons = numbers.filter((_, index) => words[index]?.endsWith(ICON));
  const isSingle = typeof heldIn(edition.figures, name) === 'number';
  if (isSingle && numbers.length !== 1) return { fault: { code: 'not-one-number' } };
  const value = isSingle ? numbers[0] : numbers;
  const before = writeField(edition, scope, name);
  const changed = new Map<Scope, Figures>();
  for (const each of SCOPES) {
    const isMeant = each === scope || (scope === 'any' && writeField(edition, each, name) === before);
    const figures = figuresIn(edition, each);
    const changedFigures = isTrack(name) ? withTrack(figures, name, numbers, icons) : withValue(figures, name, value);
    const checked = checkFigures(isMeant ? changedFigures : figures);
    if ('fault' in checked) return { fault: { code: 'unplayable', fault: checked.fault } };
    changed.set(each, checked.figures);
  }
  return { edition: editionOf(edition, changed) };
}

function withValue(figures: Figures, name: FieldName, value: unknown): unknown {
  const [figure = '', part] = name.split('-');
  const all: Readonly<Record<string, unknown>> = { ...figures };
  const whole = all[figure];
  const next = part === undefined ? value : { ...(typeof whole === 'object' ? whole : {}), [part]: value };
  return { ...figures, [figure]: next };
}

/** Rule 1.12: track and icons change together. Without a star the icons stay on their numbers, wherever these are now. */
function withTrack(
  figures: Figures,
  part: 'florins' | 'prestige',
  numbers: readonly number[],
  starred: readonly number[],
): Figures {
  const icons = printedIcons(figures);
  const track = { florins: figures.florins, prestige: figures.prestige, [part]: numbers };
  const whiteMeeples = iconSpaces(track, starred.length === 0 ? icons : { ...icons, [part]: starred });
  return { ...figures, ...track, whiteMeeples };
}

/** The edition with these figures; for a number of players it names only what differs. */
function editionOf(edition: BoxEdition, changed: ReadonlyMap<Scope, Figures>): BoxEdition {
  const figures = changed.get('any') ?? edition.figures;
  const differing = PLAYER_COUNTS.map(
    (count) => [count, differingFigures(changed.get(count) ?? figures, figures)] as const,
  ).filter(([, some]) => Object.keys(some).length > 0);
  return { ...edition, figures, withPlayers: Object.fromEntries(differing) };
}

/** What a field says when its own change is undone: ours, or what was set for any number of players. */
export function fallback(edition: BoxEdition, scope: Scope, name: FieldName): string {
  const isOwnForAny = writeField(edition, 'any', name) !== writeField(OUR_EDITION, 'any', name);
  return scope !== 'any' && isOwnForAny ? writeField(edition, 'any', name) : writeField(OUR_EDITION, scope, name);
}
