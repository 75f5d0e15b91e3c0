import { REASONS, type Endpoint } from '@la-stanza/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuse, type Refused } from '../play/outcome.ts';

/** A checked request. */
interface Call<E extends Endpoint> {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly user: E['session'] extends true ? string : string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['answer']> | Refused>;

const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;

export function sendRefused(reply: FastifyReply, { refused, version }: Refused): FastifyReply {
  return reply.code(REASONS[refused.code]).header('cache-control', 'no-store').send({ reason: refused, version });
}

/** Adds an endpoint of the protocol: its schemas check what comes in before the handler sees it. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  userOf: (request: FastifyRequest) => Promise<string | null>,
  handler: Handler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const params = endpoint.params.safeParse(request.params);
      if (!params.success) return sendRefused(reply, refuse('malformed', null, { fields: fieldsOf(params.error) }));
      const query = endpoint.query.safeParse(request.query);
      if (!query.success) return sendRefused(reply, refuse('malformed', null, { fields: fieldsOf(query.error) }));
      const body = endpoint.body.safeParse(request.body ?? {});
      if (!body.success) return sendRefused(reply, refuse('malformed', null, { fields: fieldsOf(body.error) }));
      const user = await userOf(request);
      if (!isAdmitted(endpoint, user)) return sendRefused(reply, refuse('no-session'));
      const call = { params: params.data, query: query.data, body: body.data, user, request, reply };
      trust(endpoint, call);
      const answer = await handler(call);
      if (isRefused(answer)) return sendRefused(reply, answer);
      return reply.send(answer);
    },
  });
}

const isAdmitted = ({ session }: Endpoint, user: string | null): boolean => !session || user !== null;

/** Tells the compiler what the schemas have seen. */
function trust<E extends Endpoint>(_endpoint: E, _call: unknown): asserts _call is Call<E> {}

const fieldsOf = (error: z.ZodError): readonly string[] => error.issues.slice(0, 5).map(({ path }) => path.join('.'));
