import { createRequire } from 'node:module';
import type { WeightsFile } from '@la-stanza/bots';
import type { Translate } from '@la-stanza/words';
import type { Outcome } from '../record/outcome.ts';
import { readJson } from '../record/read-record.ts';
import { speechIn } from '../text/speech.ts';

/** The word for the evaluation written by hand where a file of weights is expected. */
const NO_WEIGHTS = 'none';

const shippedPath = (): string => createRequire(import.meta.url).resolve('@la-stanza/bots/weights');

/** The weights of a file, the shipped ones if none is named, nothing for `none`. */
export function readWeights(t: Translate, path: string | undefined): Outcome<WeightsFile | undefined> {
  return path === NO_WEIGHTS ? { value: undefined } : weightsAt(t, path ?? shippedPath());
}

/** The shipped weights, for the verbs of developers, who read English. */
export const shippedWeights = (): Outcome<WeightsFile> => weightsAt(speechIn('en').t, shippedPath());

function weightsAt(t: Translate, path: string): Outcome<WeightsFile> {
  const read = readJson(t, path);
  if ('trouble' in read) return read;
  const { json } = read.value;
  return isWeights(json) ? { value: json } : { trouble: t('cli.weights.none', { path }) };
}

function isWeights(json: unknown): json is WeightsFile {
  if (typeof json !== 'object' || json === null) return false;
  const numbers = ['format', 'generation', 'inputs', 'outputs', 'hidden'];
  const fields = new Map<string, unknown>(Object.entries(json));
  return (
    numbers.every((name) => typeof fields.get(name) === 'number') &&
    typeof fields.get('figures') === 'string' &&
    typeof fields.get('data') === 'string' &&
    Array.isArray(fields.get('scales'))
  );
}
