import type { Reason, ReasonCode } from '@la-stanza/protocol';

/** A command was not carried out: a code, and what a sentence about it needs. */
export interface Refused {
  readonly refused: Reason;
  readonly version: number | null;
}

export function refuse(
  code: ReasonCode,
  version: number | null = null,
  params?: Readonly<Record<string, unknown>>,
): Refused {
  return { refused: params === undefined ? { code } : { code, params: { ...params } }, version };
}
