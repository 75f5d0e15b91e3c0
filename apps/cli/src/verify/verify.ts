import { type Game, type RecordFault, openRecord } from '@la-stanza/engine';
import type { Translate } from '@la-stanza/words';
import { canonicalText } from '../record/canonical.ts';
import { placeIn, readJson, recordFaultSentence } from '../record/read-record.ts';
import type { Outcome } from '../record/outcome.ts';

/** Checks a record file: its rules, its deals, its result, and that every byte is where it belongs. */
export async function verify(t: Translate, path: string): Promise<Outcome<Game>> {
  const read = readJson(t, path);
  if ('trouble' in read) return read;
  const { text, json } = read.value;
  const replayed = openRecord(json);
  if ('fault' in replayed) {
    const fault = closer(replayed.fault, json);
    return { trouble: placed(t, recordFaultSentence(t, fault, json), lineOf(fault, text.split('\n'))) };
  }
  const { game } = replayed;
  const odd = firstDifference(text, canonicalText(game.record));
  return odd === undefined ? { value: game } : { trouble: t('cli.file.not-canonical', placeIn(text, odd)) };
}

/** A broken check only tells the block of entries; the rules often tell which of them cannot be. */
function closer(fault: RecordFault, json: unknown): RecordFault {
  if (fault.code !== 'entries-changed' || typeof json !== 'object' || json === null) return fault;
  const { from, to } = fault;
  const unchecked = openRecord({ ...json, checks: undefined });
  if (!('fault' in unchecked) || !('entry' in unchecked.fault)) return fault;
  const { entry } = unchecked.fault;
  return entry >= from && entry <= to ? unchecked.fault : fault;
}

/** The sentence about a fault, with its line where the file has the usual form. */
function placed(t: Translate, sentence: string, line: number | undefined): string {
  return line === undefined ? sentence : t('cli.file.on-line', { fileLine: line, sentence });
}

function lineOf(fault: RecordFault, lines: readonly string[]): number | undefined {
  const lineOfField = (field: string): number | undefined => {
    const index = lines.findIndex((line) => line.startsWith(` ${JSON.stringify(field)}:`));
    return index < 0 ? undefined : index + 1;
  };
  const lineOfEntry = (entry: number): number | undefined => {
    const entries = lineOfField('entries');
    return entries === undefined ? undefined : entries + entry + 1;
  };
  switch (fault.code) {
    case 'field-unknown':
    case 'field-malformed':
      return lineOfField(fault.field);
    case 'format-unknown':
      return lineOfField('format');
    case 'edition-unknown':
      return lineOfField('edition');
    case 'figures-unplayable':
      return lineOfField('figures');
    case 'entry-unknown':
    case 'entry-refused':
    case 'deal-mismatch':
    case 'undo-refused':
      return lineOfEntry(fault.entry);
    case 'commitment-mismatch':
      return lineOfField('commitment');
    case 'secret-mismatch':
    case 'seed-mismatch':
      return lineOfField('shares');
    case 'result-mismatch':
    case 'result-early':
      return lineOfField('result');
    case 'entries-changed':
      return lineOfEntry(fault.from);
    case 'head-changed':
    case 'field-missing':
    case 'not-a-record':
      return 1;
  }
}

function firstDifference(text: string, expected: string): number | undefined {
  if (text === expected) return undefined;
  let index = 0;
  while (index < text.length && text[index] === expected[index]) index++;
  return index;
}
