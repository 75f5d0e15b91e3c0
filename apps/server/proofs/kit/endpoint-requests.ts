import { randomUUID } from 'node:crypto';
import { dayOf } from '@la-stanza/bots/daily';
import { ENDPOINTS } from '@la-stanza/protocol';
import { newTable } from '../../test/kit/tables.ts';
import type { Role, Scene } from './security-scene.ts';

export type EndpointName = keyof typeof ENDPOINTS;

export interface EndpointRequest {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
}

/** A sender who has a key sends it wherever a key can be given. */
export const keyOf = ({ keys }: Scene, role: Role, game: string): string | undefined =>
  role === 'spectator' ? keys[game] : undefined;
const keyQuery = (scene: Scene, role: Role, game: string): string => {
  const key = keyOf(scene, role, game);
  return key === undefined ? '' : `?key=${key}`;
};

const ORDER = { id: '00000000-0000-4000-8000-000000000001', version: 0, command: { kind: 'resign' } };
const BROWSER = { kind: 'push', address: 'https://push.example/1' };

/** A request to every endpoint that would succeed if its sender were allowed to send it. */
export const REQUESTS: Readonly<Record<EndpointName, (scene: Scene, role: Role) => EndpointRequest>> = {
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
  playedGames: ({ host }) => ({ path: { user: host.user } }),
  findPlayers: () => ({ query: '?name=a' }),
  leaderboard: () => ({ query: '?players=2' }),
  visits: () => ({}),
  daily: () => ({ path: { day: dayOf(Date.now()) } }),
  playDaily: () => ({ path: { day: dayOf(Date.now()) } }),
  dailyRecord: ({ host }) => ({ path: { day: dayOf(Date.now()), user: host.user } }),
  palazzo: () => ({ body: { evenings: [] } }),
  friends: () => ({}),
  setFriend: ({ host }) => ({ path: { user: host.user }, body: { friend: true } }),
  stakes: ({ running }) => ({ path: { game: running } }),
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
  freeSeats: () => ({}),
  sitDown: () => ({ body: { seats: 2, bot: 'random' } }),
  takeOver: (scene, role) => ({
    path: { game: scene.running },
    body: { seat: 2, key: keyOf(scene, role, scene.running) },
  }),
  botSeats: ({ running }) => ({ path: { game: running }, body: { open: false } }),
  table: (scene, role) => ({ path: { game: scene.running }, query: keyQuery(scene, role, scene.running) }),
  join: (scene, role) => ({ path: { game: scene.open }, body: { key: keyOf(scene, role, scene.open) } }),
  invitePerson: ({ open, host }) => ({ path: { game: open }, body: { user: host.user } }),
  share: ({ open }) => ({ path: { game: open }, body: { nonce: 'ab'.repeat(32) } }),
  leave: ({ open }) => ({ path: { game: open } }),
  removePlayer: ({ open }) => ({ path: { game: open }, body: { seat: 1 } }),
  seatBot: ({ open }) => ({ path: { game: open }, body: { seat: 3, bot: 'random' } }),
  setRated: ({ open }) => ({ path: { game: open }, body: { rated: false } }),
  start: ({ open }) => ({ path: { game: open }, body: { present: true } }),
  rematch: ({ running }) => ({ path: { game: running } }),
  command: ({ running }) => ({ path: { game: running }, body: { ...ORDER, id: randomUUID() } }),
  entries: (scene, role) => ({ path: { game: scene.running }, query: keyQuery(scene, role, scene.running) }),
  record: (scene, role) => ({ path: { game: scene.running }, query: keyQuery(scene, role, scene.running) }),
  chat: (scene, role) => ({ path: { game: scene.running }, query: keyQuery(scene, role, scene.running) }),
  say: ({ running }) => ({ path: { game: running }, body: { id: randomUUID(), text: 'hello' } }),
};

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(ENDPOINTS, name);
export const ENDPOINT_NAMES = Object.keys(ENDPOINTS).filter(isEndpoint);

/** The address of a request, with the parameters of its path filled in. */
export const addressOf = (name: EndpointName, { path = {}, query = '' }: EndpointRequest): string =>
  ENDPOINTS[name].path.replaceAll(/:(\w+)/g, (_, field: string) => String(path[field])) + query;
