import { randomUUID } from 'node:crypto';
import { clientMessageSchema, ENDPOINTS, serverMessageSchema, type ClientMessage } from '@la-stanza/protocol';
import { WebSocket } from 'ws';
import type { Cluster } from '../../test/kit/cluster.ts';
import type { Guest } from '../../test/kit/guest.ts';
import { newTable } from '../../test/kit/tables.ts';
import { prepareScene, ROLES, type Role, type Scene } from './security-scene.ts';

type EndpointName = keyof typeof ENDPOINTS;
type MessageType = ClientMessage['type'];

interface Request {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
}

/** Somebody with a key uses it wherever one can be given. */
const keyOf = ({ keys }: Scene, role: Role, game: string): string | undefined =>
  role === 'spectator' ? keys[game] : undefined;
const keyQuery = (scene: Scene, role: Role, game: string): string => {
  const key = keyOf(scene, role, game);
  return key === undefined ? '' : `?key=${key}`;
};

const ORDER = { id: '00000000-0000-4000-8000-000000000001', version: 0, command: { kind: 'resign' } };
const BROWSER = { kind: 'push', address: 'https://push.example/1' };

/** A request to every endpoint that would do something if its sender were allowed to. */
const REQUESTS: Readonly<Record<EndpointName, (scene: Scene, role: Role) => Request>> = {
  enter: () => ({}),
  me: () => ({}),
  rename: () => ({ body: { name: 'Another' } }),
  account: () => ({}),
  signOutDevices: () => ({ body: { device: 'others' } }),
  passkeyOptions: () => ({}),
  addPasskey: () => ({
    body: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'a', attestationObject: 'a' } },
  }),
  forgetPasskey: () => ({ body: { id: 'a' } }),
  newCodes: () => ({}),
  signInOptions: () => ({}),
  signIn: () => ({
    body: {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
    },
  }),
  signInWithCode: () => ({ body: { code: 'AAAA-AAAA-AAAA-AAAA' } }),
  leaveSite: () => ({}),
  exportMe: () => ({}),
  deleteMe: () => ({ body: { name: 'not my name' } }),
  profile: ({ host }) => ({ path: { user: host.user } }),
  blocks: () => ({}),
  block: ({ host }) => ({ path: { user: host.user }, body: { blocked: true } }),
  report: ({ host }) => ({ path: { user: host.user }, body: { game: null, reason: 'other', text: '' } }),
  told: ({ running }) => ({ path: { game: running } }),
  setTold: ({ running }) => ({ path: { game: running }, body: { told: true } }),
  reports: () => ({}),
  reportCase: ({ report }) => ({ path: { report } }),
  people: () => ({ query: '?name=a' }),
  decide: ({ host }) => ({ body: { user: host.user, report: null, measures: [{ kind: 'warn' }], reason: 'a reason' } }),
  acts: () => ({}),
  announce: () => ({ body: { texts: { en: 'hello' }, hours: 1 } }),
  announcement: () => ({}),
  ownMeasures: () => ({}),
  answerMeasure: ({ act }) => ({ path: { act }, body: { text: 'an answer' } }),
  about: () => ({}),
  notices: () => ({}),
  channels: () => ({}),
  addChannel: () => ({ body: { kind: 'mail', address: `${randomUUID()}@example.org`, language: 'en' } }),
  confirmChannel: () => ({ body: { address: 'a@example.org', code: '12345678' } }),
  forgetChannel: () => ({ body: BROWSER }),
  tables: () => ({ query: '?of=me' }),
  open: () => ({ body: newTable([{ kind: 'me' }, { kind: 'open' }]) }),
  table: (scene, role) => ({ path: { game: scene.running }, query: keyQuery(scene, role, scene.running) }),
  join: (scene, role) => ({ path: { game: scene.open }, body: { key: keyOf(scene, role, scene.open) } }),
  share: ({ open }) => ({ path: { game: open }, body: { nonce: 'ab'.repeat(32) } }),
  leave: ({ open }) => ({ path: { game: open } }),
  removePlayer: ({ open }) => ({ path: { game: open }, body: { seat: 1 } }),
  seatBot: ({ open }) => ({ path: { game: open }, body: { seat: 3, bot: 'random' } }),
  start: ({ open }) => ({ path: { game: open }, body: { present: true } }),
  rematch: ({ running }) => ({ path: { game: running } }),
  command: ({ running }) => ({ path: { game: running }, body: { ...ORDER, id: randomUUID() } }),
  entries: (scene, role) => ({ path: { game: scene.running }, query: keyQuery(scene, role, scene.running) }),
  record: (scene, role) => ({ path: { game: scene.running }, query: keyQuery(scene, role, scene.running) }),
  chat: (scene, role) => ({ path: { game: scene.running }, query: keyQuery(scene, role, scene.running) }),
  say: ({ running }) => ({ path: { game: running }, body: { id: randomUUID(), text: 'hello' } }),
};

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
  ping: () => ({ type: 'ping', at: 1 }),
};

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(ENDPOINTS, name);
const ENDPOINT_NAMES = Object.keys(ENDPOINTS).filter(isEndpoint);
const MESSAGE_TYPES: readonly MessageType[] = clientMessageSchema.options.map(({ shape }) => shape.type.value);

const endpointCase = (name: EndpointName): string => `${ENDPOINTS[name].method} ${ENDPOINTS[name].path}`;
const messageCase = (type: MessageType): string => `socket ${type}`;

/** Everything that can be asked, as the protocol describes it. */
export const CASES: readonly string[] = [...ENDPOINT_NAMES.map(endpointCase), ...MESSAGE_TYPES.map(messageCase)];

/** How each role is answered: `ok`, or the code of the refusal. Every case has a scene of its own. */
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

async function ask(asker: Guest, name: EndpointName, { path = {}, query = '', body }: Request): Promise<string> {
  const { method, path: pattern } = ENDPOINTS[name];
  const filled = pattern.replaceAll(/:(\w+)/g, (_, field: string) => String(path[field]));
  const cookie = asker.cookie;
  const answer = await asker.call(method, filled + query, method === 'GET' ? undefined : (body ?? {}), {
    origin: 'http://localhost:8000',
  });
  // a session that the answer gives or takes away belongs to this request alone
  asker.cookie = cookie;
  if (answer.status < 400) return 'ok';
  const { reason } = answer.body;
  return typeof reason === 'object' && reason !== null && 'code' in reason
    ? String(reason.code)
    : String(answer.status);
}

/** What a message is answered with; `ok` for anything but a refusal. */
function send(cluster: Cluster, asker: Guest, message: ClientMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = asker.cookie === '' ? {} : { cookie: asker.cookie };
    const socket = new WebSocket(`${cluster.url().replace('http', 'ws')}/api/live`, { headers });
    const end = (answer: string): void => {
      clearTimeout(timer);
      socket.close();
      resolve(answer);
    };
    // nothing answers an unwatch
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
