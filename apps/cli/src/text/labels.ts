/** The short words on the drawn table. */
export const LABELS = {
  bonusRoom: 'Bonus Tiles',
  tilesOnGrid: 'tiles on the grid:',
  politicsRoom: 'Meeples in the Politics room:',
  artworksLeft: (sculptures: number, scripts: number, paintings: number, value: number): string =>
    `artworks left: sculpture ${sculptures}, script ${scripts}, painting ${paintings} (worth ${value})`,
  turn: (turn: number): string => `Turn ${turn}`,
  round: (round: number, rounds: number): string => `round ${round} of ${rounds}`,
  lastTurns: 'last turns before the final ones',
  finalTurn: (finalTurn: number): string => `final turn ${'ABC'.charAt(finalTurn - 1) || finalTurn}`,
  piles: (draw: number, discard: number, aside: number): string =>
    `draw pile ${draw}, discard pile ${discard}, set aside ${aside}`,

  legend: [
    'Di Discoveries (blue), Li Literature (red), Re Religion (green), Ar Arts (yellow), Po Politics (white)',
    '·  an empty space    *  a starting character    [0]  the figurine or pillar of seat 0',
    '+2 the steps to a space you may land on    ×  a covered masterpiece place    F the financier (f when flipped)',
  ],

  prestige: 'PP',
  boat: (income: number, prestige: number): string =>
    prestige > 0 ? `sailboat ƒ${income}/${prestige} PP` : `sailboat ƒ${income}`,
  withdrawn: (order: number): string => `withdrawn (${order}.)`,
  meeples: 'meeples',
  discs: 'discs',
  pillars: 'pillars',
  workers: 'workers',
  recruits: 'recruits',
  books: 'books',
  boxes: 'boxes',
  museum: 'museum',
  tiles: 'tiles',
  none: '–',
} as const;
