/** One navigator at work, one among the recruits, a disc in their box, the ship three spaces before a white meeple. */
export const STRENGTH_POSITION: readonly string[] = [
  'start 0, deal s1, deal s3, deal s4, deal s0, deal s2, deal s8, deal s9, deal s6, deal s5, deal s7',
  'deal c3, deal c28, deal c10, deal c30, deal c18, deal c5, deal c19, deal c36, deal c25, deal c34, deal c39, deal c14, deal c1, deal c20, deal c0',
  'tile Da, tile Ad, tile Re, tile Db, tile Ra, tile Lb, tile De, tile La, tile Rb, tile Ld, tile Ab, tile Ac',
  'cover 3a, cover 2a, cover 1a, cover 1b, cover 2b',
  'land 1, activate discoveries room, hire 1 4, reward 1',
  'land 3, pass',
  'land 5, activate religion meeple, hire 1 4, reward 1, box discoveries',
  'land 4, pass',
  'land 6, pass',
  'land 8, pass',
];
