import type { MatPicture, TrackSpacePicture, WorkerSpacePicture } from '../mat-picture.ts';
import type { Target } from '../../targets/target.tsx';
import { personTile, sampleMat } from './sample-mat.ts';

export const ELENA: MatPicture = sampleMat({
  player: 'plum',
  name: 'Elena',
  score: '40',
  florins: '6',
  discs: '4',
  ship: 'ƒ14',
  pillars: '3',
  recruits: ['cervantes', 'ariosto', 'da-gama', 'durer'],
  workers: ['-', 'ƒ', 'gaspare', 'petrarch', 'bruno', 'columbus'],
  books: { religion: 1, politics: 1, arts: 2, discoveries: 1 },
  strength: { discoveries: 3, literature: 1, religion: 1 },
  meeples: { literature: 1, religion: 1, arts: 1, politics: 1 },
  museum: ['painting', 'script'],
  tiles: ['Da'],
});

export const BASTIANO: MatPicture = sampleMat({
  player: 'onyx',
  name: 'Bastiano',
  score: '33',
  florins: '15',
  discs: '2',
  ship: '3 PP',
  pillars: '4',
  recruits: ['julius', 'machiavelli', '-', 'suleiman'],
  workers: ['elizabeth', '-', 'ƒ', 'charles', 'nello', 'magellan'],
  books: { religion: 1, politics: 0, arts: 1, discoveries: 1 },
  strength: { politics: 2, arts: 1, discoveries: 1 },
  meeples: { literature: 1, discoveries: 1, politics: 1 },
  museum: ['sculpture', 'painting'],
  tiles: ['De', 'Ab'],
});

export const MARIT: MatPicture = sampleMat({
  player: 'copper',
  name: 'Marit',
  score: '25',
  florins: '11',
  discs: '3',
  ship: 'ƒ10',
  pillars: '3',
  recruits: ['de-pizan', '-', 'leo-africanus', '-'],
  workers: ['ƒ', 'erasmus', 'leo', 'more', 'michelangelo', 'teo'],
  books: { religion: 2, politics: 1, arts: 2, discoveries: 2 },
  strength: { literature: 2, religion: 1, arts: 1, politics: 1 },
  meeples: { religion: 2, arts: 1 },
  museum: ['sculpture'],
  tiles: ['Le'],
});

export const JONAS: MatPicture = sampleMat({
  player: 'copper',
  name: 'Jonas',
  score: '55',
  florins: '12',
  discs: '2',
  ship: '7 PP',
  pillars: '3',
  recruits: ['boccaccio', 'vespucci', '-', 'otto'],
  workers: ['calvin', 'julius', 'ƒ', 'leo', 'savonarola', 'cesco'],
  books: { religion: 4, politics: 1, arts: 1, discoveries: 2 },
  strength: { religion: 5 },
  meeples: { religion: 2, discoveries: 1 },
  museum: ['script', 'script'],
  tiles: ['Rb', 'Lc'],
});

export const SOFIE: MatPicture = sampleMat({
  player: 'onyx',
  name: 'Sofie',
  score: '62',
  florins: '9',
  discs: '0',
  ship: '11 PP',
  pillars: '0',
  recruits: ['-', '-', 'more', '-'],
  workers: ['de-pizan', 'ariosto', 'viola', 'cervantes', 'leo-africanus', 'ƒ'],
  flipped: true,
  books: { religion: 2, politics: 4, arts: 2, discoveries: 3 },
  strength: { literature: 4, discoveries: 1 },
  meeples: { literature: 1, politics: 2 },
  museum: ['painting'],
  tiles: ['La', 'Dd', 'Ld'],
});

export const ADA: MatPicture = sampleMat({
  player: 'teal',
  name: 'Ada',
  score: '49',
  florins: '5',
  discs: '3',
  ship: '7 PP',
  pillars: '2',
  recruits: ['machiavelli', 'da-gama', '-', '-'],
  workers: ['columbus', 'elizabeth', 'barreto', 'sabir', 'ƒ', 'copernicus'],
  books: { religion: 1, politics: 2, arts: 2, discoveries: 4 },
  strength: { discoveries: 4, politics: 1 },
  meeples: { literature: 1, discoveries: 2, arts: 1 },
  museum: ['sculpture', 'painting'],
  tiles: ['Ae'],
});

const legal = (label: string): Target => ({ state: 'legal', label });
const at = <Space>(spaces: readonly Space[], index: number, change: Partial<Space>): Space[] =>
  spaces.map((space, place) => (place === index ? { ...space, ...change } : space));

function changeWorkers(mat: MatPicture, changes: Readonly<Record<number, Partial<WorkerSpacePicture>>>): MatPicture {
  const workers = mat.workers.map((space, index) => ({ ...space, ...changes[index] }));
  return { ...mat, workers };
}

/** Hiring da Gama: three spaces glow with price and change of strength, one is too expensive. */
export const HIRING: MatPicture = {
  ...changeWorkers(ELENA, {
    0: { note: ['ƒ2', 'short'], target: { state: 'not-now', label: 'ƒ2 short' } },
    1: { label: 'stays' },
    2: { tag: { kind: 'change', text: '±0' }, target: legal('Hire da Gama here, 4 florins') },
    3: { tag: { kind: 'change', text: '+1' }, target: legal('Hire da Gama here, 3 florins') },
    4: { tag: { kind: 'change', text: '+1' }, target: legal('Hire da Gama here, 2 florins') },
    5: { label: 'just hired', target: { state: 'chosen', label: 'Columbus, just hired' } },
  }),
  recruits: at<TrackSpacePicture>(at<TrackSpacePicture>(ELENA.recruits, 0, { tile: undefined }), 2, {
    target: legal('Da Gama'),
  }),
  score: { now: '40', becomes: '43' },
  florins: { now: '6', becomes: '2', loss: true },
};

/** Receiving money: the financier pushes all workers one space on, Columbus falls off. */
export const MONEY: MatPicture = {
  ...changeWorkers(ELENA, {
    1: { dimmed: true },
    2: { ghost: ELENA.workers[1]?.tile },
    3: { ghost: personTile('gaspare') },
    4: { ghost: personTile('petrarch') },
    5: { ghost: personTile('bruno') },
  }),
  pushes: [1, 2, 3, 4].map((from) => ({ from, to: from + 1 })),
  florins: { now: '2', becomes: '14' },
};

/** Writing books: the first is done, the second is being chosen; with more than seven meeples one must be returned. */
export const WRITING: MatPicture = {
  ...ELENA,
  shelf: ELENA.shelf.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => {
      if (row.colour === 'discoveries' && index === 0) return { ...cell, step: { number: 1, now: false } };
      if (row.colour === 'religion' && index === 1) {
        return { ...cell, ghost: true, step: { number: 2, now: true }, target: legal('Write a Religion book') };
      }
      return cell;
    }),
  })),
  meeples: ELENA.meeples.map((meeple, index) => {
    if (index === 2) return { ...meeple, target: { state: 'not-now', label: 'No blue meeple' } };
    if (index === 0) return { ...meeple, becomes: '0', target: { state: 'chosen', label: 'Return a red meeple' } };
    return { ...meeple, target: legal('Return a meeple') };
  }),
};

/** Firing one worker; the others stay dim. */
export const FIRING: MatPicture = changeWorkers(ELENA, {
  2: {
    leaves: true,
    label: 'leaves',
    tag: { kind: 'loss', text: 'fire' },
    target: { state: 'chosen', label: 'Gaspare' },
  },
  3: { dimmed: true },
  4: { dimmed: true },
  5: { tag: { kind: 'word', text: 'fire' }, target: legal('Fire Columbus') },
});

/** As much as a player may own: rule 1.19 sets no limit to artworks and tiles. */
export const WEALTHY: MatPicture = sampleMat({
  player: 'teal',
  name: 'Maximiliane-Charlotte',
  score: '128',
  florins: '15',
  discs: '8',
  ship: '15 PP',
  pillars: '0',
  recruits: ['michelangelo', 'leo-africanus', 'machiavelli', 'savonarola'],
  workers: ['anguissola', 'copernicus', 'paracelsus', 'botticelli', 'elizabeth', 'ƒ'],
  flipped: true,
  books: { religion: 4, politics: 4, arts: 4, discoveries: 4 },
  strength: { discoveries: 6, literature: 6, religion: 6, arts: 6, politics: 6 },
  meeples: { literature: 2, religion: 2, discoveries: 1, arts: 1, politics: 1 },
  museum: ['painting', 'painting', 'painting', 'script', 'script', 'script', 'sculpture', 'sculpture', 'sculpture'],
  tiles: ['Da', 'Db', 'La', 'Le', 'Ra', 'Rd', 'Aa', 'Ab'],
});
