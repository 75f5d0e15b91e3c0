import { randomUUID } from 'node:crypto';
import { clientMessageSchema, ENDPOINTS, serverMessageSchema, type ClientMessage } from '@la-stanza/protocol';
import { WebSocket } from 'ws';
import type { Cluster } from '../../test/kit/cluster.ts';
import type { Guest } from '../../test/kit/guest.ts';
import {
  addressOf,
  ENDPOINT_NAMES,
  keyOf,
  REQUESTS,
  type EndpointName,
  type EndpointRequest,
} from './endpoint-requests.ts';
import { prepareScene, ROLES, type Role, type Scene } from './security-scene.ts';

type MessageType = ClientMessage['type'];

/** Every message that a client can send. */
const MESSAGES: Readonly<Record<MessageType, (scene: Scene, role: Role) => ClientMessage>> = {
  hello: () => ({ type: 'hello', protocols: [2] }),
  watch: (scene, role) => {
    const key = keyOf(scene, role, scene.running);
    return { type: 'watch', game: scene.running, version: 0, chat: 0, ...(key === undefined ? {} : { key }) };
  },
  unwatch: ({ running }) => ({ type: 'unwatch', game: running }),
  command: ({ running }) => ({
    type: 'command',
    game: running,
    id: randomUUID(),
    version: 0,
    command: { kind: 'resign' },
  }),
  chat: ({ running }) => ({ type: 'chat', game: running, id: randomUUID(), text: 'hello' }),
  lobby: () => ({ type: 'lobby', follow: true }),
  ping: () => ({ type: 'ping', at: 1 }),
};

const MESSAGE_TYPES: readonly MessageType[] = clientMessageSchema.options.map(({ shape }) => shape.type.value);

const endpointCase = (name: EndpointName): string => `${ENDPOINTS[name].method} ${ENDPOINTS[name].path}`;
const messageCase = (type: MessageType): string => `socket ${type}`;

/** Every endpoint and message, as the protocol describes it. */
export const CASES: readonly string[] = [...ENDPOINT_NAMES.map(endpointCase), ...MESSAGE_TYPES.map(messageCase)];

/** The answer to each role: `ok`, or the code of the refusal. Every case has a separate scene. */
export async function answersTo(cluster: Cluster, name: string): Promise<Readonly<Record<Role, string>>> {
  const scene = await prepareScene(cluster);
  const endpoint = ENDPOINT_NAMES.find((each) => endpointCase(each) === name);
  const message = MESSAGE_TYPES.find((each) => messageCase(each) === name);
  const answers = new Map<Role, string>();
  for (const role of ROLES) {
    const asker = scene.people[role];
    if (endpoint !== undefined) answers.set(role, await ask(asker, endpoint, REQUESTS[endpoint](scene, role)));
    else if (message !== undefined) answers.set(role, await send(cluster, asker, MESSAGES[message](scene, role)));
  }
  const of = (role: Role): string => answers.get(role) ?? 'not asked';
  return {
    nobody: of('nobody'),
    stranger: of('stranger'),
    spectator: of('spectator'),
    'another seat': of('another seat'),
    suspended: of('suspended'),
  };
}

async function ask(asker: Guest, name: EndpointName, request: EndpointRequest): Promise<string> {
  const { method } = ENDPOINTS[name];
  const cookie = asker.cookie;
  const answer = await asker.call(
    method,
    addressOf(name, request),
    method === 'GET' ? undefined : (request.body ?? {}),
    {
      origin: 'http://localhost:8000',
    },
  );
  // a session that the answer starts or ends is used for this request only
  asker.cookie = cookie;
  if (answer.status < 400) return 'ok';
  const { reason } = answer.body;
  return typeof reason === 'object' && reason !== null && 'code' in reason
    ? String(reason.code)
    : String(answer.status);
}

/** The answer to a message; `ok` for anything but a refusal. */
function send(cluster: Cluster, asker: Guest, message: ClientMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = asker.cookie === '' ? {} : { cookie: asker.cookie };
    const socket = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`, { headers });
    const end = (answer: string): void => {
      clearTimeout(timer);
      socket.close();
      resolve(answer);
    };
    // the server does not answer an unwatch
    const timer = setTimeout(() => end('ok'), 300);
    socket.on('error', reject);
    socket.on('open', () => {
      if (message.type !== 'hello') socket.send(JSON.stringify({ type: 'hello', protocols: [2] }));
      socket.send(JSON.stringify(message));
    });
    socket.addEventListener('message', ({ data }) => {
      const read = serverMessageSchema.safeParse(typeof data === 'string' ? JSON.parse(data) : undefined);
      if (!read.success) return;
      const { type } = read.data;
      if (read.data.type === 'refused') return end(read.data.reason.code);
      if (
        type === 'accepted' ||
        type === 'watching' ||
        type === 'pong' ||
        (type === 'welcome' && message.type === 'hello')
      )
        end('ok');
    });
  });
}
