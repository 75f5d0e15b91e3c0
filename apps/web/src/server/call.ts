import { OFFERED, readRefusal, type Endpoint, type ReadReason } from '@la-stanza/protocol';
import type { z } from 'zod';
import { addressOf } from './server-address.ts';

/** Why a call failed: a reason from the server, that it cannot be reached, or that it has lost steps shown here. */
export type Trouble = ReadReason | { readonly code: 'unreachable' | 'rewound' };

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

/** An endpoint of the protocol with the types of its schemas. */
interface CalledEndpoint<Params, Query, Body, Answer> extends Endpoint {
  readonly params: z.ZodType<unknown, Params>;
  readonly query: z.ZodType<unknown, Query>;
  readonly body: z.ZodType<unknown, Body>;
  readonly answer: z.ZodType<Answer>;
}

/** The input of an endpoint. Fields it does not need are left out. */
type CallInput<Params, Query, Body> = {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
};

const UNREACHABLE = { ok: false, trouble: { code: 'unreachable' } } as const;
const TIMEOUT = 15_000;

/** Calls an endpoint of the server. A refusal is returned as a value; only bugs throw. */
export async function call<Params, Query, Body, Answer>(
  endpoint: CalledEndpoint<Params, Query, Body, Answer>,
  callInput: CallInput<Params, Query, Body> = {},
): Promise<Outcome<Answer>> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(
      addressWith(endpoint.path, callInput.params, callInput.query),
      requestOf(endpoint, callInput),
    );
    answer = await response.json();
  } catch {
    return UNREACHABLE;
  }
  if (!response.ok) return { ok: false, trouble: readRefusal(answer) ?? { code: 'internal' } };
  const read = endpoint.answer.safeParse(answer);
  if (!read.success) return { ok: false, trouble: { code: 'internal' } };
  return { ok: true, value: read.data };
}

function requestOf({ method }: Endpoint, { body }: CallInput<unknown, unknown, unknown>): RequestInit {
  const asked = { method, headers: { 'stanza-protocol': OFFERED.join(',') }, signal: AbortSignal.timeout(TIMEOUT) };
  if (method === 'GET') return asked;
  const headers = { ...asked.headers, 'content-type': 'application/json' };
  return { ...asked, headers, body: JSON.stringify(body ?? {}) };
}

function addressWith(path: string, params: unknown, query: unknown): URL {
  const filled = fieldsOf(params).reduce(
    (made, [name, value]) => made.replace(`:${name}`, encodeURIComponent(value)),
    path,
  );
  const address = addressOf(filled);
  for (const [name, value] of fieldsOf(query)) address.searchParams.set(name, value);
  return address;
}

function fieldsOf(values: unknown): (readonly [string, string])[] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
}
