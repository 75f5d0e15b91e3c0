import { RATE, samplesOf, type Wave } from './wave.ts';

/* Loudness as ITU-R BS.1770 measures it, for one channel. */

type Filter = { readonly b: readonly [number, number, number]; readonly a: readonly [number, number] };

// The two filters of the recommendation, at 48 kHz: how a head takes sound, and how little we hear of low notes.
const SHELF: Filter = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const HIGH_PASS: Filter = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

const BLOCK = 0.4;
const STEP = 0.1;
const NEVER_COUNTED = -70;
const QUIETER_BY = 10;

const inLufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The loudness of a whole piece; silent and very quiet parts do not count. */
export function loudness(wave: Wave): number {
  const powers = blockPowers(wave).filter((power) => inLufs(power) > NEVER_COUNTED);
  const gate = inLufs(mean(powers)) - QUIETER_BY;
  return inLufs(mean(powers.filter((power) => inLufs(power) > gate)));
}

/** The loudness of the loudest 0.4 seconds: for sounds too short to be measured as a piece. */
export function shortLoudness(wave: Wave): number {
  const padded = new Float64Array(Math.max(wave.length, samplesOf(BLOCK)));
  padded.set(wave);
  return inLufs(Math.max(...blockPowers(padded)));
}

function blockPowers(wave: Wave): number[] {
  const heard = filtered(filtered(wave, SHELF), HIGH_PASS);
  const block = samplesOf(BLOCK);
  const count = Math.floor((heard.length - block) / (RATE * STEP)) + 1;
  return Array.from({ length: count }, (_, index) => {
    const start = samplesOf(index * STEP);
    return heard.subarray(start, start + block).reduce((sum, value) => sum + value * value, 0) / block;
  });
}

function filtered(wave: Wave, { b, a }: Filter): Wave {
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return wave.map((value) => {
    const out = b[0] * value + b[1] * in1 + b[2] * in2 - a[0] * out1 - a[1] * out2;
    [in2, in1, out2, out1] = [in1, value, out1, out];
    return out;
  });
}
