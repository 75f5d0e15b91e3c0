import type { WeightsFile } from '@la-stanza/bots';

let loading: Promise<WeightsFile | undefined> | undefined;

/** The learned value, fetched when it is first needed; nothing where it cannot be, and then it is tried again the next time. */
export function loadWeights(): Promise<WeightsFile | undefined> {
  loading ??= fetchWeights();
  return loading;
}

async function fetchWeights(): Promise<WeightsFile | undefined> {
  try {
    const { default: weights } = await import('@la-stanza/bots/weights');
    return isKnown(weights) ? weights : undefined;
  } catch {
    // bots then judge by the evaluation written by hand
    loading = undefined;
    return undefined;
  }
}

const isKnown = (weights: { readonly format: number }): weights is WeightsFile => weights.format === 1;
