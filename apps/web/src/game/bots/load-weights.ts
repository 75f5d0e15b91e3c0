import type { WeightsFile } from '@la-stanza/bots';
import address from '@la-stanza/bots/weights?url';

let loading: Promise<WeightsFile | undefined> | undefined;

/** The learned value, loaded on first use; undefined if that fails, and then the next call tries again. */
export function loadWeights(): Promise<WeightsFile | undefined> {
  loading ??= fetchWeights();
  return loading;
}

async function fetchWeights(): Promise<WeightsFile | undefined> {
  try {
    // as JSON it needs no compiling
    const weights: { readonly format: number } = await (await fetch(address)).json();
    return isKnown(weights) ? weights : undefined;
  } catch {
    // bots fall back to the handwritten evaluation
    loading = undefined;
    return undefined;
  }
}

const isKnown = (weights: { readonly format: number }): weights is WeightsFile => weights.format === 1;
