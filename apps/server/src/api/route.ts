import { REASONS, type Endpoint } from '@la-stanza/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { suspension, type FoundSession } from '../accounts/sessions.ts';
import { refuse, type Refused } from '../play/outcome.ts';

/** An endpoint of the protocol with the types of its schemas. */
interface CheckedEndpoint<Params, Query, Body, Answer, Session extends boolean> extends Endpoint {
  readonly session: Session;
  readonly params: z.ZodType<Params>;
  readonly query: z.ZodType<Query>;
  readonly body: z.ZodType<Body>;
  readonly answer: z.ZodType<unknown, Answer>;
}

type UserOf<Session extends boolean> = Session extends true ? string : string | null;

/** A validated request. */
interface Call<Params, Query, Body, Session extends boolean> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly user: UserOf<Session>;
  readonly caller: FoundSession | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value;

/** Milliseconds after which a request is refused, even if its work is not done: the client waits for 15 seconds. */
const LIMIT = 10_000;
/** Seconds after which a client may repeat a request that was refused for the moment. */
const RETRY_AFTER = 1;

export function sendRefused(reply: FastifyReply, { refused, version }: Refused): FastifyReply {
  if (REASONS[refused.code] === 503) reply.header('retry-after', RETRY_AFTER);
  return reply.code(REASONS[refused.code]).header('cache-control', 'no-store').send({ reason: refused, version });
}

/** Adds an endpoint of the protocol. Its schemas validate the request before the handler runs. */
export function route<Params, Query, Body, Answer, Session extends boolean>(
  app: FastifyInstance,
  endpoint: CheckedEndpoint<Params, Query, Body, Answer, Session>,
  callerOf: (request: FastifyRequest) => Promise<FoundSession | null>,
  handler: (call: Call<Params, Query, Body, Session>) => Promise<Answer | Refused>,
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
      const caller = await callerOf(request);
      const user = caller?.user ?? null;
      if (!isAdmitted(endpoint.session, user)) return sendRefused(reply, refuse('no-session'));
      const refused = refusalOf(endpoint, caller);
      if (refused !== undefined) return sendRefused(reply, refused);
      const call = { params: params.data, query: query.data, body: body.data, user, caller, request, reply };
      const answer = await inTime(handler(call));
      if (isRefused(answer)) return sendRefused(reply, answer);
      return reply.send(answer);
    },
  });
}

/** The answer, or a refusal when it takes too long. Timeouts of the connections end the work. */
async function inTime<Answer>(work: Promise<Answer | Refused>): Promise<Answer | Refused> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Refused>((resolve) => {
    timer = setTimeout(() => resolve(refuse('unavailable')), LIMIT);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

function isAdmitted<Session extends boolean>(session: Session, user: string | null): user is UserOf<Session> {
  return !session || user !== null;
}

/** Why a signed-in user may not use an endpoint. Reading stays possible while suspended. */
function refusalOf({ method, operator, whileSuspended }: Endpoint, caller: FoundSession | null): Refused | undefined {
  if (operator === true && caller?.isOperator !== true) return refuse('not-operator');
  const until = suspension(caller);
  return until === null || method === 'GET' || whileSuspended === true
    ? undefined
    : refuse('suspended', null, { until });
}

const fieldsOf = (error: z.ZodError): readonly string[] => error.issues.slice(0, 5).map(({ path }) => path.join('.'));
