import type { z } from 'zod';
import { jsonSchema } from './openapi.ts';
import { REASONS } from './reason.ts';
import { CLOSE, clientMessageSchema, serverMessageSchema } from './socket.ts';
import { SPOKEN } from './version.ts';

const VERSIONS: readonly string[] = [
  '## Versions',
  '',
  `The server speaks protocol ${SPOKEN.join(', ')}: every client of a version in this window can play. A version leaves the window no`,
  'sooner than 30 days after the next one was released. `apps/server/test/versions.test.ts` speaks to the server as its clients do.',
  '',
  '- `hello` lists the versions of the client. `welcome` names the version spoken on this socket, the best that both sides know, and',
  '  every version of the server. Over HTTP a client may send its versions in the header `stanza-protocol`, separated by commas.',
  '- A client outside of the window is refused with `protocol-unsupported`, and its socket is closed with 4004. It asks the player',
  '  to reload the page and keeps unsent moves for after the reload.',
  '- A client of version 1 (La Stanza 0.1) does not react to that. It is welcomed, and everything it sends is refused with',
  '  `protocol-unsupported`: opening a table or making a move then shows its sentence “This page is older than the server. Reload it.”',
  '  A move that was under way is not made. The first reload fetches the new page, and the notice of the page switches to it.',
  '- A client reads tolerantly. It drops unknown fields, counts and skips messages of an unknown type, and reads an unknown reason,',
  '  status, ending, pace, seat or offer as `unknown`, which it shows as not known to this version. Any message with the `id` of a',
  '  command answers that command.',
  '- The server reads strictly: a message with an unknown field is `malformed`, because a client sends only what the agreed version',
  '  has. Only `hello` may have unknown fields, because it comes before the agreement.',
  '- Adding a field, a message, a reason or a value needs no new version. Removing one, or changing what one means, does.',
];

/** The socket messages as a Markdown page. */
export function socketReference(): string {
  return [
    '# The live socket',
    '',
    'Generated from the schemas in packages/protocol/src/socket.ts.',
    '',
    `A client opens a WebSocket at \`/api/live\` with its cookie and says \`hello\`.`,
    'Every message is one JSON object. One socket may watch several games.',
    '',
    ...VERSIONS,
    '',
    '## From the client',
    ...messages(clientMessageSchema, 'input'),
    '',
    '## From the server',
    ...messages(serverMessageSchema, 'output'),
    '',
    '## Close codes',
    '',
    '| code | why |',
    '| --- | --- |',
    ...Object.entries(CLOSE).map(([name, code]) => `| ${code} | \`${name}\` |`),
    '',
    '## Reason codes',
    '',
    '| code | HTTP status |',
    '| --- | --- |',
    ...Object.entries(REASONS).map(([code, status]) => `| \`${code}\` | ${status} |`),
    '',
  ].join('\n');
}

function messages(union: { readonly options: readonly z.ZodType[] }, io: 'input' | 'output'): string[] {
  return union.options.flatMap((message) => {
    const { properties, description } = jsonSchema(message, io);
    const fields = Object.entries(properties ?? {});
    const type = String(fields.find(([name]) => name === 'type')?.[1].const);
    const others = fields.filter(([name]) => name !== 'type');
    const table = others.map(([name, field]) => `| \`${name}\` | ${kindOf(field)} | ${field.description ?? ''} |`);
    const head = table.length === 0 ? [] : ['', '| field | is | |', '| --- | --- | --- |'];
    return [
      '',
      `### \`${type}\``,
      ...(typeof description === 'string' ? ['', `${description}.`] : []),
      ...head,
      ...table,
    ];
  });
}

interface Field {
  readonly type?: string;
  readonly format?: string;
  readonly items?: Field;
  readonly title?: string;
  readonly anyOf?: readonly Field[];
  readonly oneOf?: readonly Field[];
  readonly properties?: Readonly<Record<string, Field & { readonly const?: unknown }>>;
}

function kindOf(field: Field): string {
  if (field.anyOf !== undefined) return field.anyOf.map(kindOf).join(' or ');
  if (field.oneOf !== undefined) {
    return `one of ${field.oneOf.map((option) => `\`${String(option.properties?.['kind']?.const)}\``).join(', ')}`;
  }
  if (field.type === 'array') return `list of ${field.items === undefined ? 'anything' : kindOf(field.items)}`;
  if (field.type === 'object' && field.properties !== undefined)
    return `object with ${Object.keys(field.properties).join(', ')}`;
  return field.format === undefined ? (field.type ?? 'anything') : `${field.type ?? ''} (${field.format})`;
}
