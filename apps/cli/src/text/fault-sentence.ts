import type { FigureFault, RecordFault } from '@la-stanza/engine';
import { refusalSentence } from './refusal-sentence.ts';
import type { Names } from './words.ts';

type Field = Extract<RecordFault, { code: 'result-mismatch' }>['field'];

const RESULT_FIELDS: Readonly<Record<Field, string>> = {
  totals: 'scores',
  winners: 'winners',
  decidedBy: 'deciding step',
};

/** Why a set of figures cannot be played. */
export function figureFaultSentence({ code, figure, least, most }: FigureFault): string {
  switch (code) {
    case 'figure-missing':
      return `The figure "${figure}" is missing.`;
    case 'figure-unknown':
      return `There is no figure "${figure}".`;
    case 'figure-not-whole':
      return `The figure "${figure}" must be a whole number from ${least} to ${most}.`;
    case 'figure-out-of-range':
      return `The figure "${figure}" must lie between ${least} and ${most}.`;
    case 'figure-count':
      return `The figure "${figure}" must list ${least === most ? least : `${least} to ${most}`} numbers.`;
    case 'figure-order':
      return `The figure "${figure}" must list rising numbers from ${least} to ${most}.`;
  }
}

/** What is wrong with a record, and where. Entries count from 0, as in the record. */
export function faultSentence(fault: RecordFault, names: Names): string {
  switch (fault.code) {
    case 'not-a-record':
      return 'This is not the record of a game.';
    case 'field-missing':
      return `The field "${fault.field}" is missing.`;
    case 'field-unknown':
      return `A record has no field "${fault.field}".`;
    case 'field-malformed':
      return `The field "${fault.field}" does not have the form it should have.`;
    case 'format-unknown':
      return `Format ${fault.format} of records is not known here.`;
    case 'engine-unknown':
      return `The game was played with version "${fault.engine}" of the rules engine, which is not this one.`;
    case 'figures-unplayable':
      return `The figures cannot be played with. ${figureFaultSentence(fault.fault)}`;
    case 'entry-unknown':
      return `Entry ${fault.entry}, "${fault.text}", is no action of the game.`;
    case 'entry-refused':
      return `Entry ${fault.entry}, "${fault.text}", is not legal there. ${refusalSentence(fault.refusal, names)}`;
    case 'undo-refused':
      return `Entry ${fault.entry} goes back to entry ${fault.to}, but an undo there may reach ${fault.earliest} at the earliest.`;
    case 'commitment-mismatch':
      return 'The seed is not the one that the commitment promised.';
    case 'deal-mismatch':
      return `Entry ${fault.entry}, "${fault.text}", is not what the seed deals, which is "${fault.expected}".`;
    case 'result-mismatch':
      return `The ${RESULT_FIELDS[fault.field]} in the field "result" are not what the entries lead to.`;
    case 'result-early':
      return 'The record states a result, but the game is not over.';
    case 'head-changed':
      return 'The head of the record (players, options, figures, commitment) does not agree with its check in the field "checks".';
    case 'entries-changed':
      return `Something among the entries ${fault.from} to ${fault.to} was changed: they do not agree with their check in the field "checks".`;
  }
}
