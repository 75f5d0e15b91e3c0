import type { FigureFault, LinkFault, RecordFault } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import { namedPlayers, UNNAMED_PLAYERS } from '../game/named-players.ts';
import { refusalSentence } from '../table/words/refusal.ts';
import type { FileFault } from './record-file.ts';

/** Why a link or a file is not a game, in a sentence. Entries count from 1, as people count. */
export function faultSentence(t: Translate, fault: FileFault | LinkFault | RecordFault): string {
  switch (fault.code) {
    case 'file-too-large':
    case 'file-not-json':
    case 'link-malformed':
    case 'link-version':
    case 'link-damaged':
    case 'not-a-record':
    case 'commitment-mismatch':
    case 'result-early':
    case 'head-changed':
      return t(`fault.${fault.code}`);
    case 'field-missing':
    case 'field-unknown':
    case 'field-malformed':
      return t(`fault.${fault.code}`, { field: fault.field });
    case 'format-unknown':
      return t('fault.format-unknown', { format: fault.format });
    case 'engine-unknown':
      return t('fault.engine-unknown', { engine: fault.engine });
    case 'figures-unplayable':
      return t('fault.figures-unplayable', { why: figureFaultSentence(t, fault.fault) });
    case 'entry-unknown':
      return t('fault.entry-unknown', { entry: fault.entry + 1, text: fault.text });
    case 'entry-refused':
      return t('fault.entry-refused', {
        entry: fault.entry + 1,
        text: fault.text,
        why: refusalSentence(t, fault.refusal, namedPlayers(t, UNNAMED_PLAYERS)),
      });
    case 'undo-refused':
      return t('fault.undo-refused', { entry: fault.entry + 1, to: fault.to + 1, earliest: fault.earliest + 1 });
    case 'deal-mismatch':
      return t('fault.deal-mismatch', { entry: fault.entry + 1, text: fault.text, expected: fault.expected });
    case 'result-mismatch':
      return t('fault.result-mismatch', { field: fault.field });
    case 'entries-changed':
      return t('fault.entries-changed', { from: fault.from + 1, to: fault.to + 1 });
  }
}

/** Why a set of figures cannot be played. */
function figureFaultSentence(t: Translate, { code, figure, least, most }: FigureFault): string {
  return t(`fault.${code}`, { figure, least, most });
}
