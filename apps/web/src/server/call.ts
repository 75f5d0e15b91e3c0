import { readRefusal, type Endpoint, type Reason } from '@la-stanza/protocol';
import type { input, output } from 'zod';
import { addressOf } from './server-address.ts';

/** Why something did not come about: a reason of the server, or that it cannot be reached. */
export type Trouble = Reason | { readonly code: 'unreachable' };

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble };

/** What an endpoint is asked with; what it needs nothing of is left out. */
type Question<E extends Endpoint> = {
  readonly params?: input<E['params']>;
  readonly query?: input<E['query']>;
  readonly body?: input<E['body']>;
};

const UNREACHABLE = { ok: false, trouble: { code: 'unreachable' } } as const;
const PATIENCE = 15_000;

/** Asks the server at one of its endpoints. A refusal is a value; nothing is thrown but bugs. */
export async function call<E extends Endpoint>(
  endpoint: E,
  question: Question<E> = {},
): Promise<Outcome<output<E['answer']>>> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(addressWith(endpoint.path, question.params, question.query), requestOf(endpoint, question));
    answer = await response.json();
  } catch {
    return UNREACHABLE;
  }
  if (!response.ok) return { ok: false, trouble: readRefusal(answer) ?? { code: 'internal' } };
  const read = endpoint.answer.safeParse(answer);
  if (!read.success) return { ok: false, trouble: { code: 'internal' } };
  trust(endpoint, read.data);
  return { ok: true, value: read.data };
}

function requestOf<E extends Endpoint>({ method }: E, { body }: Question<E>): RequestInit {
  const asked = { method, signal: AbortSignal.timeout(PATIENCE) };
  if (method === 'GET') return asked;
  return { ...asked, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) };
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

/** Tells the compiler what the schema has seen. */
function trust<E extends Endpoint>(_endpoint: E, _answer: unknown): asserts _answer is output<E['answer']> {}
