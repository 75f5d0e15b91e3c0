import { z } from 'zod';

const schema = z.object({}).loose();
const body = z.object({ content: z.record(z.string(), z.object({ schema: schema.optional() })).optional() });
const operationSchema = z.object({
  summary: z.string().optional(),
  description: z.string().optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: schema.optional() }))
    .optional(),
  requestBody: body.optional(),
  responses: z.record(z.string(), body.extend({ description: z.string().optional() })).optional(),
});
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().optional() }),
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
});

type Operation = z.infer<typeof operationSchema>;

/** The endpoints of the server, from its OpenAPI document. */
export function httpPage(openapi: unknown): string {
  const { info, paths } = documentSchema.parse(openapi);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation === undefined ? [] : [operationHtml(`${method.toUpperCase()} ${path}`, operation)];
    }),
  );
  return `<h1>HTTP</h1>
<p>${escaped(info.description ?? info.title)} Version ${escaped(info.version)}; the same as a file: <a href="openapi.json">openapi.json</a>.</p>
${operations.join('\n')}`;
}

function operationHtml(name: string, operation: Operation): string {
  const { summary, description, parameters = [], requestBody, responses = {} } = operation;
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escaped(parameter.name)}</code></td><td>${parameter.in}${parameter.required === true ? '' : ', optional'}</td></tr>`,
  );
  return [
    `<h2 id="${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}"><code>${escaped(name)}</code></h2>`,
    `<p>${escaped([summary, description].filter((text) => text !== undefined).join(' '))}</p>`,
    rows.length === 0 ? '' : `<div class="wide"><table>${rows.join('')}</table></div>`,
    requestBody === undefined ? '' : schemaHtml('The request', requestBody),
    ...Object.entries(responses).map(([status, response]) =>
      schemaHtml(`${status} ${response.description ?? ''}`, response),
    ),
  ].join('\n');
}

function schemaHtml(title: string, { content = {} }: z.infer<typeof body>): string {
  const [first] = Object.values(content);
  if (first?.schema === undefined) return `<p>${escaped(title)}</p>`;
  return `<details><summary>${escaped(title)}</summary><pre><code>${escaped(JSON.stringify(first.schema, null, 2))}</code></pre></details>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
