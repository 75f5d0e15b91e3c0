/** The people who sit down as bots. Their names are the same in every language, and nobody of the cast bears one of them. */
export const BOT_PEOPLE = {
  ambrogio: 'Ambrogio',
  fiammetta: 'Fiammetta',
  berenice: 'Berenice',
  pantaleo: 'Pantaleo',
  orsola: 'Orsola',
  valerio: 'Valerio',
} as const;

export type BotPerson = keyof typeof BOT_PEOPLE;

/** From this level on somebody else comes, where two share a place. */
const STRONG = 4;

/** Who may come to each place: nobody to two of them, so that no two bots of a table are the same person. */
const AT_PLACE: readonly { readonly usual: BotPerson; readonly strong: BotPerson }[] = [
  { usual: 'orsola', strong: 'orsola' },
  { usual: 'fiammetta', strong: 'pantaleo' },
  { usual: 'ambrogio', strong: 'berenice' },
  { usual: 'valerio', strong: 'valerio' },
];

/** Who plays at a place of the table, 0 to 3 in the order of the colours, with this strength. */
export function botPerson(place: number, level: number): BotPerson {
  const here = AT_PLACE[place];
  if (here === undefined) throw new RangeError(`a table has no place ${place}`);
  return level < STRONG ? here.usual : here.strong;
}
