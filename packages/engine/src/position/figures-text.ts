import type { Figures } from '../figures/figures.ts';
import { STANDARD_FIGURES } from '../figures/standard-figures.ts';
import { checkFigures } from '../setup/check-figures.ts';
import { NOTHING, type PositionReader } from './position-reader.ts';

/* Figures in a line: `standard`, or those that differ from the standard ones, as in `recruitmentSpaces=5,tiles.sail=4`. */

const STANDARD = 'standard';

type Figure = number | readonly number[];
type Group = Readonly<Record<string, Figure>>;

const isList = (value: Figure | Group): value is readonly number[] => Array.isArray(value);

/** Every single figure by its name, those of a group with the group's name before it. */
function figuresByName(figures: Figures): ReadonlyMap<string, Figure> {
  const held: Readonly<Record<string, Figure | Group>> = { ...figures };
  return new Map(
    Object.keys(STANDARD_FIGURES).flatMap((name): [string, Figure][] => {
      const value = held[name] ?? 0;
      if (typeof value === 'number' || isList(value)) return [[name, value]];
      const standard: Readonly<Record<string, Figure | Group>> = { ...STANDARD_FIGURES };
      return Object.keys(standard[name] ?? {}).map((part) => [`${name}.${part}`, value[part] ?? 0]);
    }),
  );
}

function figureText(value: Figure): string {
  if (typeof value === 'number') return `${value}`;
  return value.length === 0 ? NOTHING : value.join('.');
}

export function figuresText(figures: Figures): string {
  const standard = figuresByName(STANDARD_FIGURES);
  const own = [...figuresByName(figures)].map(([name, value]) => [name, figureText(value)] as const);
  const changed = own.filter(([name, text]) => text !== figureText(standard.get(name) ?? 0));
  return changed.length === 0 ? STANDARD : changed.map(([name, text]) => `${name}=${text}`).join(',');
}

const FIELD = 'figures';
/** Figures are checked afterwards; this only keeps their digits few. */
const MOST = 999;

function readFigure(reader: PositionReader, model: Figure, text: string): Figure {
  if (typeof model === 'number') return reader.number(FIELD, text, 0, MOST);
  if (text === NOTHING) return [];
  return text.split('.').map((part) => reader.number(FIELD, part, 0, MOST));
}

export function readFigures(reader: PositionReader, text: string): Figures {
  if (text === STANDARD) return STANDARD_FIGURES;
  const standard = figuresByName(STANDARD_FIGURES);
  const own = new Map<string, Figure>();
  for (const part of text.split(',')) {
    const [name = '', value = '', ...rest] = part.split('=');
    const model = standard.get(name);
    if (model === undefined || own.has(name) || rest.length > 0) reader.unreadable(FIELD, part);
    else own.set(name, readFigure(reader, model, value));
  }
  const checked = checkFigures(withChanges(own));
  if ('figures' in checked) return checked.figures;
  reader.fail({ code: 'figures-unplayable', fault: checked.fault });
  return STANDARD_FIGURES;
}

function withChanges(own: ReadonlyMap<string, Figure>): unknown {
  const held: Readonly<Record<string, Figure | Group>> = { ...STANDARD_FIGURES };
  return Object.fromEntries(
    Object.entries(held).map(([name, value]) => {
      if (typeof value === 'number' || isList(value)) return [name, own.get(name) ?? value];
      const parts = Object.entries(value).map(([part, figure]) => [part, own.get(`${name}.${part}`) ?? figure]);
      return [name, Object.fromEntries(parts)];
    }),
  );
}
