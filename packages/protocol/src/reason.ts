import { z } from 'zod';

/** Every reason for a refusal, with its HTTP status. Clients turn the code into a sentence. */
export const REASONS = {
  /* the message */
  'not-json': 400,
  malformed: 400,
  'too-large': 413,
  'not-found': 404,
  /* the caller */
  'no-session': 401,
  'origin-refused': 403,
  'rate-limited': 429,
  'not-operator': 403,
  suspended: 403,
  muted: 403,
  'protocol-unsupported': 400,
  'hello-first': 400,
  /* the table */
  'no-such-game': 404,
  'not-host': 403,
  'not-open': 409,
  'not-over': 409,
  'seat-taken': 409,
  'table-full': 409,
  'already-seated': 409,
  'already-shared': 409,
  'not-seated': 403,
  'seats-open': 409,
  'bot-seats-closed': 409,
  'seat-awaited': 409,
  'not-today': 409,
  'daily-first': 409,
  'too-many-tables': 409,
  'too-many-open': 409,
  'too-many-watched': 409,
  'unknown-bot': 422,
  'no-human': 422,
  'figures-unplayable': 422,
  /* commands */
  'game-not-running': 409,
  'edition-unknown': 409,
  unreadable: 409,
  'stale-version': 409,
  'not-your-turn': 409,
  'timed-out': 409,
  'unknown-action': 422,
  'against-the-rules': 422,
  'undo-too-far': 422,
  'offer-standing': 409,
  'offer-gone': 409,
  'own-offer': 409,
  'already-resigned': 409,
  'nobody-absent': 409,
  'not-away-long': 409,
  'returned-before': 409,
  'not-absent': 409,
  'id-reused': 409,
  /* accounts */
  'passkey-refused': 403,
  'too-many-passkeys': 409,
  'wrong-recovery-code': 403,
  'seated-twice': 409,
  'wrong-name': 422,
  'too-much-vacation': 422,
  /* other players */
  'no-such-player': 404,
  'not-welcome': 403,
  'self-meant': 422,
  'no-such-report': 404,
  'no-such-measure': 404,
  'already-answered': 409,
  'too-many-blocks': 409,
  'too-many-friends': 409,
  'handle-taken': 409,
  'seats-kept': 409,
  'never-rated': 409,
  'asked-already': 409,
  'too-many-reports': 429,
  /* notification channels */
  'channel-unavailable': 409,
  'too-many-channels': 409,
  'wrong-code': 403,
  /* the server */
  draining: 503,
  unavailable: 503,
  internal: 500,
} as const satisfies Readonly<Record<string, number>>;

export type ReasonCode = keyof typeof REASONS;

function isReasonCode(text: string): text is ReasonCode {
  return Object.hasOwn(REASONS, text);
}

const CODES: readonly ReasonCode[] = Object.keys(REASONS).filter(isReasonCode);

/** Why the server refuses something. */
export interface Reason {
  readonly code: ReasonCode;
  readonly params?: Record<string, unknown> | undefined;
}

export const reasonSchema = z
  .object({
    code: z
      .enum([...CODES, 'unknown'])
      .catch('unknown')
      .meta({ description: 'A stable code. A client reads a code it does not know as unknown' }),
    params: z.record(z.string(), z.unknown()).optional().meta({ description: 'The parameters of its sentence' }),
  })
  .meta({ title: 'Reason', description: 'The reason for a refusal' });

/** A reason as a client reads it; `unknown` if only a newer server knows its code. */
export type ReadReason = z.infer<typeof reasonSchema>;

const refusalSchema = z.object({ reason: reasonSchema });

/**
 * The reason in the body of a refused request; undefined if the body is not a refusal by this server.
 *
 * @example
 * readRefusal({ reason: { code: 'table-full' } })?.code; // 'table-full'
 * readRefusal({ reason: { code: 'only a newer server knows it' } })?.code; // 'unknown'
 * readRefusal('a page of a proxy'); // undefined
 */
export function readRefusal(body: unknown): ReadReason | undefined {
  const read = refusalSchema.safeParse(body);
  return read.success ? read.data.reason : undefined;
}
