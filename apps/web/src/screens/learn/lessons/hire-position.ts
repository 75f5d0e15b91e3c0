/** Four recruits of four disciplines, and a portrait in Discoveries within reach. */
export const HIRE_POSITION: readonly string[] = [
  'start 0, deal s0, deal s3, deal s2, deal s4, deal s1, deal s8, deal s5, deal s9, deal s6, deal s7',
  'deal c3, deal c39, deal c26, deal c16, deal c14, deal c5, deal c35, deal c10, deal c34, deal c25, deal c8, deal c36, deal c23, deal c30, deal c20',
  'tile Ra, tile Aa, tile Dc, tile Db, tile Ab, tile Lb, tile Ae, tile Ld, tile Rc, tile Dd, tile Le, tile Rd',
  'cover 1b, cover 1b, cover 2b, cover 2b, cover 3a',
  'land 4, pass',
  'land 5, pass',
  'land 8, pass',
  'land 10, pass',
  'land 12, pass',
  'land 14, pass',
  'land 1, pass',
  'land 15, pass',
];
