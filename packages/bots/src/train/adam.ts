/** Adam with decoupled weight decay, for one array of weights. */
export interface Adam {
  readonly gradient: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
}

export const createAdam = (gradient: Float32Array): Adam => ({
  gradient,
  first: new Float32Array(gradient.length),
  second: new Float32Array(gradient.length),
});

const BETA_1 = 0.9;
const BETA_2 = 0.999;
const EPSILON = 1e-8;

/** Takes one step along the mean gradient of a batch and clears the gradient. */
export function step(adam: Adam, weights: Float32Array, nth: number, rate: number, decay: number, batch: number): void {
  const { gradient, first, second } = adam;
  const correction = Math.sqrt(1 - BETA_2 ** nth) / (1 - BETA_1 ** nth);
  for (let index = 0; index < weights.length; index++) {
    const slope = (gradient[index] ?? 0) / batch;
    gradient[index] = 0;
    const mean = BETA_1 * (first[index] ?? 0) + (1 - BETA_1) * slope;
    const square = BETA_2 * (second[index] ?? 0) + (1 - BETA_2) * slope * slope;
    first[index] = mean;
    second[index] = square;
    const weight = weights[index] ?? 0;
    weights[index] = weight - rate * ((correction * mean) / (Math.sqrt(square) + EPSILON) + decay * weight);
  }
}
