/** The rival has taken the first turn; the learner has not moved yet. */
export const WALK_POSITION: readonly string[] = [
  'start 1, deal s8, deal s5, deal s9, deal s6, deal s7, deal s0, deal s1, deal s2, deal s3, deal s4',
  'deal c36, deal c33, deal c28, deal c10, deal c16, deal c26, deal c18, deal c9, deal c1, deal c34, deal c20, deal c24, deal c35, deal c11, deal c6',
  'tile Ad, tile Ra, tile Dd, tile Ac, tile Re, tile Ab, tile Da, tile Rc, tile Lc, tile De, tile La, tile Lb',
  'cover 3b, cover 1a, cover 1b, cover 2a, cover 3b',
  'land 2, pass',
];
