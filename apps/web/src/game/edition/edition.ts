import {
  checkFigures,
  figuresFor,
  NEWEST_EDITION,
  PLAYER_COUNTS,
  READINGS,
  type Edition,
  type Figures,
  type Options,
  type Rulings,
} from '@la-stanza/engine';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from '../../ui/device-memory.ts';

/** What the reader's own box says, in the form of an edition. */
export type BoxEdition = Omit<Edition, 'number'>;

/** What a new table uses unless it says otherwise. */
export const OUR_EDITION: BoxEdition = {
  figures: NEWEST_EDITION.figures,
  withPlayers: NEWEST_EDITION.withPlayers,
  rulings: NEWEST_EDITION.rulings,
  openHiring: NEWEST_EDITION.openHiring,
};

type EditionStore = {
  /** Undefined while everything is ours. */
  readonly own: BoxEdition | undefined;
  readonly set: (edition: BoxEdition | undefined) => void;
};

// reads what is stored as soon as it is created, and so comes after what reading needs
const memory = deviceMemory('edition');

export const useEdition: UseBoundStore<StoreApi<EditionStore>> = create((set) => ({
  own: readEdition(memory.recall()),
  set: (edition) => {
    const own = edition === undefined || isSame(edition, OUR_EDITION) ? undefined : edition;
    set({ own });
    memory.keep(own);
  },
}));

/** The stored edition, if it can still be played and differs from ours. */
export function readEdition(kept: unknown): BoxEdition | undefined {
  const fields = fieldsOf(kept);
  // before rulings could be chosen, the figures alone were stored
  const checked = checkFigures(fields['figures'] ?? kept);
  if ('fault' in checked) return undefined;
  const withPlayers = readWithPlayers(checked.figures, fieldsOf(fields['withPlayers']));
  if (withPlayers === undefined) return undefined;
  const edition: BoxEdition = {
    figures: checked.figures,
    withPlayers,
    rulings: readRulings(fieldsOf(fields['rulings'])),
    openHiring: typeof fields['openHiring'] === 'boolean' ? fields['openHiring'] : OUR_EDITION.openHiring,
  };
  return isSame(edition, OUR_EDITION) ? undefined : edition;
}

function readWithPlayers(
  figures: Figures,
  kept: Readonly<Record<string, unknown>>,
): BoxEdition['withPlayers'] | undefined {
  const sets: [string, Partial<Figures>][] = [];
  for (const count of PLAYER_COUNTS) {
    const whole = checkFigures({ ...figures, ...fieldsOf(kept[count]) });
    if ('fault' in whole) return undefined;
    const differing = differingFigures(whole.figures, figures);
    if (Object.keys(differing).length > 0) sets.push([String(count), differing]);
  }
  return Object.fromEntries(sets);
}

function readRulings(kept: Readonly<Record<string, unknown>>): Rulings {
  const known = Object.entries(READINGS).flatMap(([name, readings]) =>
    readings.filter((reading) => reading === kept[name]).map((reading) => [name, reading] as const),
  );
  return { ...OUR_EDITION.rulings, ...Object.fromEntries(known) };
}

type SomeFigures = { -readonly [Name in keyof Figures]?: Figures[Name] };

/** The figures of a set that differ from another set. */
export function differingFigures(figures: Figures, from: Figures): Partial<Figures> {
  const differing: SomeFigures = {};
  for (const name of Object.keys(from)) {
    if (isFigure(name) && !isSame(figures[name], from[name])) put(differing, name, figures[name]);
  }
  return differing;
}

function put<Name extends keyof Figures>(into: SomeFigures, name: Name, value: Figures[Name]): void {
  into[name] = value;
}

export function isFigure(name: string): name is keyof Figures {
  return Object.hasOwn(OUR_EDITION.figures, name);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a game agrees on where the owner's box differs from ours; its number of players decides on the figures. */
export type OwnTerms = {
  readonly options?: Pick<Options, 'openHiring'>;
  readonly figures?: Figures;
  readonly rulings?: Rulings;
};

export function ownTerms(own: BoxEdition | undefined, players: number): OwnTerms {
  if (own === undefined) return {};
  const figures = figuresFor(own, players);
  const { rulings, openHiring } = own;
  return {
    ...(openHiring === OUR_EDITION.openHiring ? {} : { options: { openHiring } }),
    ...(isSame(figures, figuresFor(OUR_EDITION, players)) ? {} : { figures }),
    ...(isSame(rulings, OUR_EDITION.rulings) ? {} : { rulings }),
  };
}
