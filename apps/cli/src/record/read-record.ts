import { readFileSync } from 'node:fs';
import { replay, type Replayed } from '@la-stanza/engine';
import { TEXT } from '../text/cli-text.ts';
import { faultSentence } from '../text/fault-sentence.ts';
import { jsonFault } from './json-fault.ts';
import type { Outcome } from './outcome.ts';

/** Where a character of a text stands, both from 1. */
export function placeIn(text: string, index: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

/** Reads a file of JSON; records are plain ASCII, so that a damaged byte can be placed. */
export function readJson(path: string): Outcome<{ readonly text: string; readonly json: unknown }> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    return { trouble: TEXT.cannotRead(path, reasonOf(error)) };
  }
  const text = bytes.toString('latin1');
  const odd = bytes.findIndex((byte) => byte > 0x7e || (byte < 0x20 && byte !== 0x0a));
  if (odd >= 0) return { trouble: TEXT.oddByte(placeIn(text, odd)) };
  const fault = jsonFault(text);
  if (fault !== undefined) return { trouble: TEXT.notJson(placeIn(text, fault)) };
  const json: unknown = JSON.parse(text);
  return { value: { text, json } };
}

/** The short reason of a failed file operation, such as ENOENT. */
export function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Reads a record and replays it, up to a number of entries if asked. */
export function readGame(path: string, entries?: number): Outcome<Replayed> {
  const read = readJson(path);
  if ('trouble' in read) return { trouble: TEXT.inFile(path, read.trouble) };
  const whole = replay(read.value.json);
  if ('fault' in whole) return { trouble: TEXT.inFile(path, faultSentence(whole.fault, [])) };
  if (entries === undefined) return { value: whole };
  const { record } = whole.game;
  if (entries > record.entries.length) return { trouble: TEXT.fewerEntries(path, record.entries.length) };
  const { result: _result, checks: _checks, ...open } = record;
  const part = replay({ ...open, entries: record.entries.slice(0, entries) });
  return 'fault' in part ? { trouble: TEXT.inFile(path, faultSentence(part.fault, [])) } : { value: part };
}
