import type { WeightsFault } from '@la-stanza/bots';
import type { Translate } from '@la-stanza/words';

/** Why the weights cannot be used; the evaluation written by hand is. */
export function weightsFaultSentence(t: Translate, fault: WeightsFault): string {
  switch (fault.code) {
    case 'weights-format':
      return t('cli.weights.weights-format', { format: fault.format });
    case 'weights-inputs':
      return t('cli.weights.weights-inputs', { inputs: fault.inputs, expected: fault.expected });
    case 'weights-length':
    case 'figures-changed':
      return t(`cli.weights.${fault.code}`);
  }
}
