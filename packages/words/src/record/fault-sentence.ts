import type { FigureFault, LinkFault, RecordFault } from '@la-stanza/engine';
import { refusalSentence } from '../refusal/refusal-sentence.ts';
import type { NamedPlayer } from '../people/seats.ts';
import type { Translate } from '../translate.ts';

/** Why a file is no record, before anything in it could be looked at. */
export type FileFault = { readonly code: 'file-too-large' } | { readonly code: 'file-not-json' };

/**
 * Why a link or a file is not a game, in a sentence. Entries count from `first`: from 1 as people count, from 0 where the record itself
 * is at hand.
 */
export function faultSentence(
  t: Translate,
  fault: FileFault | LinkFault | RecordFault,
  players: readonly NamedPlayer[],
  first: 0 | 1 = 1,
): string {
  switch (fault.code) {
    case 'file-too-large':
    case 'file-not-json':
    case 'link-malformed':
    case 'link-version':
    case 'link-damaged':
    case 'not-a-record':
    case 'commitment-mismatch':
    case 'secret-mismatch':
    case 'seed-mismatch':
    case 'result-early':
    case 'head-changed':
      return t(`fault.${fault.code}`);
    case 'field-missing':
    case 'field-unknown':
    case 'field-malformed':
      return t(`fault.${fault.code}`, { field: fault.field });
    case 'format-unknown':
      return t('fault.format-unknown', { format: fault.format });
    case 'edition-unknown':
    case 'link-edition':
      return t('fault.edition-unknown', { edition: fault.edition });
    case 'figures-unplayable':
      return t('fault.figures-unplayable', { why: figureFaultSentence(t, fault.fault) });
    case 'entry-unknown':
      return t('fault.entry-unknown', { entry: fault.entry + first, text: fault.text });
    case 'entry-refused':
      return t('fault.entry-refused', {
        entry: fault.entry + first,
        text: fault.text,
        why: refusalSentence(t, fault.refusal, players),
      });
    case 'undo-refused':
      return t('fault.undo-refused', {
        entry: fault.entry + first,
        to: fault.to + first,
        earliest: fault.earliest + first,
      });
    case 'deal-mismatch':
      return t('fault.deal-mismatch', { entry: fault.entry + first, text: fault.text, expected: fault.expected });
    case 'result-mismatch':
      return t('fault.result-mismatch', { field: fault.field });
    case 'entries-changed':
      return t('fault.entries-changed', { from: fault.from + first, to: fault.to + first });
  }
}

/** Why a set of figures cannot be played. */
export function figureFaultSentence(t: Translate, { code, figure, least, most }: FigureFault): string {
  return t(`fault.${code}`, { figure, least, most, range: least === most ? 'one' : 'many' });
}
