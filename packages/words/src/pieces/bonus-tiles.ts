import type { BonusTile, Discipline } from '@la-stanza/engine';

/** Only these four disciplines have bonus tiles (rule 1.4). */
export type BonusDiscipline = Exclude<Discipline, 'politics'>;

/** When a tile works: once when taken, while it is owned, or when the game ends. */
export type BonusTiming = 'at-once' | 'while-owned' | 'at-the-end';

const TIMINGS: Readonly<Record<BonusTile, BonusTiming>> = {
  Da: 'while-owned',
  Db: 'while-owned',
  Dc: 'at-once',
  Dd: 'at-once',
  De: 'at-the-end',
  La: 'while-owned',
  Lb: 'at-once',
  Lc: 'at-the-end',
  Ld: 'at-once',
  Le: 'while-owned',
  Ra: 'while-owned',
  Rb: 'at-once',
  Rc: 'at-once',
  Rd: 'while-owned',
  Re: 'at-the-end',
  Aa: 'while-owned',
  Ab: 'at-the-end',
  Ac: 'at-the-end',
  Ad: 'at-once',
  Ae: 'at-once',
};

export function bonusTiming(tile: BonusTile): BonusTiming {
  return TIMINGS[tile];
}

export function bonusDiscipline(tile: BonusTile): BonusDiscipline {
  switch (tile) {
    case 'Da':
    case 'Db':
    case 'Dc':
    case 'Dd':
    case 'De':
      return 'discoveries';
    case 'La':
    case 'Lb':
    case 'Lc':
    case 'Ld':
    case 'Le':
      return 'literature';
    case 'Ra':
    case 'Rb':
    case 'Rc':
    case 'Rd':
    case 'Re':
      return 'religion';
    case 'Aa':
    case 'Ab':
    case 'Ac':
    case 'Ad':
    case 'Ae':
      return 'arts';
  }
}
