import type { Reason, ReasonCode } from '@la-stanza/protocol';

/** A command was not carried out: a reason code, and the parameters for its sentence. */
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
