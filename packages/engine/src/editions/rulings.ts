/**
 * Every ruling with its readings, where the printed languages differ. The first reading is the standard one: the newest edition and
 * every game that does not name the ruling play by it. Links and positions write rulings and readings in this order: both only grow at
 * the end.
 */
export const READINGS = {
  /** Rule 11.3: in a final turn a player may withdraw also in place of the action, or before the walk only. */
  withdraw: ['turn-or-action', 'turn'],
  /** Rule 11.1: the refill that ends the last round is the last one, or the refill before it. */
  ending: ['after-last-refill', 'before-last-refill'],
  /** Rule 3.4: all recruits make room for a new one, or those up to the first gap, or none while a space is free. */
  recruitSlide: ['all', 'toGap', 'leftmostFree'],
  /** Rule 9.2: a Literature tile asks for complete columns of the bookshelf, or for complete rows. */
  shelf: ['columns', 'rows'],
  /** Rule 9.6: where the characters go that make room for the financier of tile Ad. */
  adSlide: ['right', 'left'],
  /** Rule 5.1: a sailboat gets the white meeple of an icon it reaches or passes, or only of one it stops on. */
  icons: ['reachedOrPassed', 'reached'],
} as const;

/** How the rulebook is read where its languages differ. */
export type Rulings = { readonly [Name in keyof typeof READINGS]: (typeof READINGS)[Name][number] };

/** Some rulings of its own that a game agrees on; the edition gives the rest. */
export type OwnRulings = { readonly [Name in keyof Rulings]?: Rulings[Name] };

/** The rulings as one number: for each, in its order, the bits that its readings need. */
export function rulingsCode(rulings: Rulings): number {
  let code = 0;
  let unit = 1;
  const add = <Reading>(readings: readonly Reading[], reading: Reading): void => {
    code += unit * readings.indexOf(reading);
    unit *= radix(readings);
  };
  add(READINGS.withdraw, rulings.withdraw);
  add(READINGS.ending, rulings.ending);
  add(READINGS.recruitSlide, rulings.recruitSlide);
  add(READINGS.shelf, rulings.shelf);
  add(READINGS.adSlide, rulings.adSlide);
  add(READINGS.icons, rulings.icons);
  return code;
}

export function rulingsOf(code: number): Rulings {
  let rest = code;
  const next = <Reading>(readings: readonly [Reading, ...Reading[]]): Reading => {
    const index = rest % radix(readings);
    rest = Math.floor(rest / radix(readings));
    return readings[index] ?? readings[0];
  };
  return {
    withdraw: next(READINGS.withdraw),
    ending: next(READINGS.ending),
    recruitSlide: next(READINGS.recruitSlide),
    shelf: next(READINGS.shelf),
    adSlide: next(READINGS.adSlide),
    icons: next(READINGS.icons),
  };
}

const radix = (readings: readonly unknown[]): number => 1 << (32 - Math.clz32(readings.length - 1));

/** Of these rulings those that are not the edition's; undefined if it has them all. */
export function ownRulings(rulings: OwnRulings, edition: Rulings): OwnRulings | undefined {
  const held: Readonly<Record<string, string>> = edition;
  const own = Object.fromEntries(Object.entries(rulings).filter(([name, reading]) => held[name] !== reading));
  return areRulings(own) && Object.keys(own).length > 0 ? own : undefined;
}

/** Whether a value from outside names only rulings and readings that there are. */
export function areRulings(value: unknown): value is OwnRulings {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const known: Readonly<Record<string, readonly unknown[]>> = READINGS;
  return Object.entries(value).every(
    ([name, reading]) => Object.hasOwn(known, name) && known[name]?.includes(reading) === true,
  );
}
