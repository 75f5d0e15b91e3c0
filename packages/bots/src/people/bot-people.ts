/** The bots' names. They are the same in every language, and no character of the game has one of them. */
export const BOT_PEOPLE = {
  ambrogio: 'Ambrogio',
  fiammetta: 'Fiammetta',
  berenice: 'Berenice',
  pantaleo: 'Pantaleo',
  orsola: 'Orsola',
  valerio: 'Valerio',
} as const;

export type BotPerson = keyof typeof BOT_PEOPLE;

export const BOT_PERSONS: readonly BotPerson[] = ['ambrogio', 'fiammetta', 'berenice', 'pantaleo', 'orsola', 'valerio'];

/** From this level on, the stronger person sits at a place that two share. */
const STRONG = 4;

/** The people of each place: each person has one place, so that no two bots at a table are the same person. */
const AT_PLACE: readonly { readonly usual: BotPerson; readonly strong: BotPerson }[] = [
  { usual: 'orsola', strong: 'orsola' },
  { usual: 'fiammetta', strong: 'pantaleo' },
  { usual: 'ambrogio', strong: 'berenice' },
  { usual: 'valerio', strong: 'valerio' },
];

/** The person who plays at a place of the table, 0 to 3 in the order of the colours, at this level. */
export function botPerson(place: number, level: number): BotPerson {
  const here = AT_PLACE[place];
  if (here === undefined) throw new RangeError(`a table has no place ${place}`);
  return level < STRONG ? here.usual : here.strong;
}
