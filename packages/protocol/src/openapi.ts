import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './http.ts';
import { reasonSchema } from './reason.ts';
import { shareSchemas } from './share-schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** The JSON Schema of a schema, inlined, without references. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The HTTP endpoints as an OpenAPI 3.1 document. */
export function openApi(): Json {
  const endpoints: readonly (readonly [string, Endpoint])[] = Object.entries(ENDPOINTS);
  const paths = new Map<string, Record<string, Json>>();
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths.set(path, { ...paths.get(path), [endpoint.method.toLowerCase()]: operation(name, endpoint) });
  }
  const { document, schemas } = shareSchemas(Object.fromEntries(paths));
  return {
    openapi: '3.1.0',
    info: {
      title: 'La Stanza',
      version: '1',
      description: 'Games of La Stanza over HTTP. Live play uses the socket at /api/live.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    components: {
      securitySchemes: { guest: { type: 'apiKey', in: 'cookie', name: 'stanza' } },
      schemas: { ...schemas, Reason: jsonSchema(reasonSchema, 'output') },
    },
    paths: document,
  };
}

function operation(name: string, { summary, session, params, query, body, answer, method }: Endpoint): Json {
  const refusal = { description: 'Refused', content: { 'application/json': { schema: refusalSchema } } };
  return {
    operationId: name,
    summary,
    ...(session ? { security: [{ guest: [] }] } : {}),
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(method === 'GET'
      ? {}
      : { requestBody: { content: { 'application/json': { schema: jsonSchema(body, 'input') } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: jsonSchema(answer, 'output') } } },
      default: refusal,
    },
  };
}

const refusalSchema: Json = {
  type: 'object',
  required: ['reason'],
  properties: { reason: { $ref: '#/components/schemas/Reason' }, version: { type: ['integer', 'null'] } },
};

function parameters(schema: z.ZodType, place: 'path' | 'query'): readonly Json[] {
  const { properties } = jsonSchema(schema, 'input');
  return Object.entries(isJson(properties) ? properties : {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: field,
  }));
}
