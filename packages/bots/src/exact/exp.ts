/*
 * The exponential function from + - * / alone. `Math.exp` may differ in its last bit between browsers, and one bit is enough to turn a
 * choice: the same position, seed and work must give the same turn everywhere.
 */

// ln 2 in two parts: the high one has so few bits that its product with a whole number is exact
const LN2_HIGH = 0.693_147_180_369_123_8;
const LN2_LOW = 1.908_214_929_270_587_7e-10;
const PER_LN2 = Math.LOG2E;

/** The coefficients 1/n! of the series, from n = 13 down; between -ln 2 / 2 and ln 2 / 2 the rest is below the last bit. */
const SERIES = seriesOf(13);

/** Beyond these the result is 0 or infinite in numbers without the smallest, subnormal ones. */
const LEAST = -708;
const MOST = 709;

const BIAS = 1023;
const power = new Float64Array(1);
const words = new Uint32Array(power.buffer);
/** Which half of a double holds its exponent. */
const HIGH_WORD = highWord();

export function exp(x: number): number {
  if (x < LEAST) return 0;
  if (x > MOST) return Number.POSITIVE_INFINITY;
  const halvings = Math.floor(x * PER_LN2 + 0.5);
  const rest = x - halvings * LN2_HIGH - halvings * LN2_LOW;
  let sum = 0;
  for (const coefficient of SERIES) sum = sum * rest + coefficient;
  words[HIGH_WORD] = (halvings + BIAS) << 20;
  return sum * (power[0] ?? 1);
}

function seriesOf(degree: number): number[] {
  const series = [1];
  let factorial = 1;
  for (let n = 1; n <= degree; n++) {
    factorial *= n;
    series.unshift(1 / factorial);
  }
  return series;
}

function highWord(): 0 | 1 {
  power[0] = 1;
  const high = words[1] === 0 ? 0 : 1;
  power[0] = 0;
  return high;
}
