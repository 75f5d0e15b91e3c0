import { cut, louder, mix, RATE, samplesOf, type Wave } from './wave.ts';

/*
 * The sounds of wood, paper, metal and cloth, made of what such things do when they are struck or rubbed: a few tones that die
 * away, and noise through a narrow filter. Nothing here is random: the noise has a seed.
 */

/** A tone of a struck thing: hertz, seconds until it has faded to a third, how strong. */
type Tone = readonly [pitch: number, fades: number, strength: number];

function struck(tones: readonly Tone[], seconds = 0.4): Wave {
  return Float64Array.from({ length: samplesOf(seconds) }, (_, index) => {
    const time = index / RATE;
    // the first millisecond rises, so that a strike does not click
    const rise = Math.min(1, time * 1000);
    return (
      tones.reduce(
        (sum, [pitch, fades, strength]) =>
          sum + strength * Math.exp(-time / fades) * Math.sin(2 * Math.PI * pitch * time),
        0,
      ) * rise
    );
  });
}

/** Noise around a pitch that glides, as loud as `shape` says from 0 to 1 of its length. */
type Rubbing = {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  /** 0 to 1: how close the noise is to a tone. */
  readonly narrow: number;
  readonly seed: number;
  readonly shape: (part: number) => number;
};

function rubbed({ from, to, seconds, narrow, seed, shape }: Rubbing): Wave {
  const noise = noiseOf(seed);
  const length = samplesOf(seconds);
  const damping = 2 * (1 - narrow);
  let low = 0;
  let band = 0;
  return Float64Array.from({ length }, (_, index) => {
    const part = index / length;
    const pitch = from * (to / from) ** part;
    const step = 2 * Math.sin((Math.PI * pitch) / RATE);
    low += step * band;
    band += step * (noise() - low - damping * band);
    return band * damping * shape(part);
  });
}

function noiseOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const swell = (part: number): number => Math.sin(Math.PI * part) ** 2;
const burst = (part: number): number => Math.exp(-5 * part) * Math.min(1, part * 40);
/** Comes and goes `times` over its length, as wood that sticks and slips. */
const rough =
  (times: number) =>
  (part: number): number =>
    swell(part) * (0.35 + 0.65 * Math.abs(Math.sin(Math.PI * times * part)));

const board: readonly Tone[] = [
  [148, 0.045, 1],
  [322, 0.03, 0.6],
  [610, 0.018, 0.4],
  [1240, 0.008, 0.3],
];
const disc: readonly Tone[] = [
  [540, 0.03, 0.7],
  [1180, 0.018, 0.5],
  [2350, 0.01, 0.3],
  [215, 0.055, 0.6],
];
const coin = (higher: number): Wave =>
  struck([
    [2950 * higher, 0.1, 0.5],
    [4720 * higher, 0.075, 0.4],
    [7080 * higher, 0.05, 0.3],
    [9340 * higher, 0.03, 0.2],
  ]);
const chip = (seed: number): Wave =>
  mix([
    {
      at: 0,
      wave: struck([
        [1860, 0.035, 0.5],
        [3920, 0.025, 0.35],
        [6240, 0.015, 0.25],
      ]),
    },
    { at: 0.004, wave: rubbed({ from: 2600, to: 1500, seconds: 0.09, narrow: 0.4, seed, shape: burst }) },
  ]);

const reversed = (wave: Wave): Wave => wave.toReversed();

/** Stone on stone and a low rumble: what a pillar stands on. */
export const stone: Wave = mix([
  { at: 0, wave: rubbed({ from: 110, to: 190, seconds: 0.9, narrow: 0.55, seed: 31, shape: rough(9) }) },
  { at: 0, wave: louder(rubbed({ from: 700, to: 420, seconds: 0.85, narrow: 0.3, seed: 32, shape: rough(13) }), 0.35) },
  {
    at: 0.86,
    wave: struck([
      [82, 0.09, 0.9],
      [171, 0.05, 0.5],
      [390, 0.02, 0.3],
    ]),
  },
]);

/** The cues that no instrument plays, by their name in the client. */
export const STRIKES: Readonly<Record<string, Wave>> = {
  step: mix([
    { at: 0, wave: struck(board) },
    { at: 0.085, wave: louder(struck(board.map(([pitch, fades, strength]) => [pitch * 1.13, fades, strength])), 0.55) },
  ]),
  slide: mix([
    { at: 0, wave: rubbed({ from: 900, to: 1700, seconds: 0.27, narrow: 0.35, seed: 1, shape: swell }) },
    { at: 0.25, wave: louder(struck(disc), 0.3) },
  ]),
  coin: mix([
    { at: 0, wave: coin(1) },
    { at: 0.07, wave: louder(coin(1.07), 0.7) },
  ]),
  page: mix([
    { at: 0, wave: rubbed({ from: 2200, to: 4200, seconds: 0.2, narrow: 0.2, seed: 2, shape: swell }) },
    {
      at: 0.14,
      wave: louder(rubbed({ from: 4200, to: 2600, seconds: 0.22, narrow: 0.25, seed: 3, shape: swell }), 0.8),
    },
  ]),
  disc: mix([
    { at: 0, wave: struck(disc) },
    { at: 0.09, wave: louder(struck(disc), 0.45) },
    { at: 0.15, wave: louder(struck(disc), 0.2) },
  ]),
  sail: mix([
    { at: 0, wave: rubbed({ from: 260, to: 620, seconds: 0.38, narrow: 0.3, seed: 4, shape: swell }) },
    {
      at: 0.08,
      wave: louder(rubbed({ from: 820, to: 1040, seconds: 0.24, narrow: 0.93, seed: 5, shape: rough(11) }), 1.2),
    },
  ]),
  chisel: mix([
    { at: 0, wave: chip(6) },
    { at: 0.17, wave: louder(chip(7), 0.8) },
  ]),
  chair: mix([
    { at: 0, wave: rubbed({ from: 300, to: 380, seconds: 0.24, narrow: 0.9, seed: 8, shape: rough(7) }) },
    { at: 0.22, wave: louder(struck(board), 0.6) },
  ]),
  snap: mix([
    {
      at: 0,
      wave: struck([
        [880, 0.02, 0.7],
        [1920, 0.014, 0.5],
        [3310, 0.009, 0.4],
        [262, 0.045, 0.6],
      ]),
    },
    { at: 0, wave: rubbed({ from: 4000, to: 2500, seconds: 0.03, narrow: 0.2, seed: 9, shape: burst }) },
  ]),
  shuffle: mix(
    [0, 1, 2, 3, 4, 5, 6].map((nth) => ({
      at: nth * 0.046,
      wave: louder(
        rubbed({ from: 2400 + 180 * nth, to: 3000, seconds: 0.07, narrow: 0.25, seed: 10 + nth, shape: burst }),
        0.6 + 0.06 * nth,
      ),
    })),
  ),
  push: mix([
    { at: 0, wave: rubbed({ from: 430, to: 260, seconds: 0.26, narrow: 0.6, seed: 20, shape: rough(5) }) },
    { at: 0.24, wave: louder(struck(board), 0.5) },
  ]),
  fall: mix([
    {
      at: 0,
      wave: struck([
        [98, 0.12, 1],
        [146, 0.06, 0.5],
        [61, 0.15, 0.6],
      ]),
    },
    { at: 0.01, wave: louder(rubbed({ from: 340, to: 120, seconds: 0.25, narrow: 0.4, seed: 21, shape: burst }), 0.6) },
  ]),
  undo: reversed(
    cut(
      struck([
        [640, 0.05, 0.7],
        [1290, 0.03, 0.4],
        [240, 0.05, 0.4],
      ]),
      0.16,
      0.02,
    ),
  ),
};
