import { readFileSync } from 'node:fs';
import { type RecordFault, type Replayed, openRecord } from '@la-stanza/engine';
import { faultSentence, numberedPlayers, type Translate } from '@la-stanza/words';
import { jsonFault } from './json-fault.ts';
import type { Outcome } from './outcome.ts';

const MOST_PLAYERS = 4;

/** Where a character of a text stands, both from 1. */
export function placeIn(text: string, index: number): { readonly fileLine: number; readonly fileColumn: number } {
  const before = text.slice(0, index).split('\n');
  return { fileLine: before.length, fileColumn: (before.at(-1) ?? '').length + 1 };
}

/** Reads a file of JSON; records are plain ASCII, so that a damaged byte can be placed. */
export function readJson(t: Translate, path: string): Outcome<{ readonly text: string; readonly json: unknown }> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { trouble: t('cli.file.cannot-read', { path, reason: reasonOf(error) }) };
  }
  const text = bytes.toString('latin1');
  const odd = bytes.findIndex((byte) => byte > 0x7e || (byte < 0x20 && byte !== 0x0a));
  if (odd >= 0) return { trouble: t('cli.file.odd-byte', placeIn(text, odd)) };
  const fault = jsonFault(text);
  if (fault !== undefined) return { trouble: t('cli.file.not-json', placeIn(text, fault)) };
  const json: unknown = JSON.parse(text);
  return { value: { text, json } };
}

/** What is wrong with a record whose players have no names. Entries count from 0, as in the record. */
export function recordFaultSentence(t: Translate, fault: RecordFault, json: unknown): string {
  const isTable = typeof json === 'object' && json !== null && 'players' in json;
  const count = isTable && typeof json.players === 'number' ? json.players : 0;
  return faultSentence(t, fault, numberedPlayers(t, Math.min(count, MOST_PLAYERS)), 0);
}

/** The short reason of a failed file operation, such as ENOENT. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Reads a record and replays it, up to a number of entries if asked. */
export async function readGame(t: Translate, path: string, entries?: number): Promise<Outcome<Replayed>> {
  const trouble = (sentence: string): { readonly trouble: string } => ({
    trouble: t('cli.file.in-file', { path, sentence }),
  });
  const read = readJson(t, path);
  if ('trouble' in read) return trouble(read.trouble);
  const whole = openRecord(read.value.json);
  if ('fault' in whole) return trouble(recordFaultSentence(t, whole.fault, read.value.json));
  if (entries === undefined) return { value: whole };
  const { record } = whole.game;
  if (entries > record.entries.length) {
    return { trouble: t('cli.file.fewer-entries', { path, entries: record.entries.length }) };
  }
  const { result: _result, checks: _checks, ...open } = record;
  const part = openRecord({ ...open, entries: record.entries.slice(0, entries) });
  return 'fault' in part ? trouble(recordFaultSentence(t, part.fault, record)) : { value: part };
}
