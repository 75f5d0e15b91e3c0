import { figuresFor, NEWEST_EDITION } from '@la-stanza/engine';
import { ENDPOINTS } from '@la-stanza/protocol';
import { newTable } from '../../test/kit/tables.ts';
import { addressOf, ENDPOINT_NAMES, REQUESTS } from './endpoint-requests.ts';
import type { Scene } from './security-scene.ts';
import { HOSTILE, pick, spoil, type Random } from './spoil.ts';

export interface HostileRequest {
  readonly kind: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

/** A request to any endpoint that would succeed, with one value spoiled. */
export function hostileRequest(scene: Scene, random: Random): HostileRequest {
  const name = pick(random, ENDPOINT_NAMES) ?? 'me';
  const { method } = ENDPOINTS[name];
  const request = REQUESTS[name](scene, 'another seat');
  const ofFigures = name === 'open' && random(2) === 0;
  const body = ofFigures ? tableOfFigures(random) : request.body;
  const inPath = request.path !== undefined && random(4) === 0;
  const path = inPath ? mapValues(request.path, () => hostileText(random)) : request.path;
  const query = method === 'GET' && random(3) > 0 ? `?${hostileText(random)}=${hostileText(random)}` : request.query;
  return {
    kind: `${name}${ofFigures ? ' with figures' : ''}`,
    method,
    path: addressOf(name, { ...(path === undefined ? {} : { path }), ...(query === undefined ? {} : { query }) }),
    body: method === 'GET' ? undefined : JSON.stringify(inPath ? (body ?? {}) : spoil(body ?? {}, random)),
  };
}

/** A table with custom figures, one or several of them impossible. */
function tableOfFigures(random: Random): unknown {
  let figures: unknown = figuresFor(NEWEST_EDITION, 2);
  for (let times = random(3); times >= 0; times--) figures = spoil(figures, random);
  return { ...newTable([{ kind: 'me' }, { kind: 'open' }]), figures };
}

const mapValues = (record: Readonly<Record<string, unknown>>, to: () => string): Record<string, string> =>
  Object.fromEntries(Object.keys(record).map((key) => [key, to()]));

/** A hostile value as a part of an address. */
function hostileText(random: Random): string {
  const text = String(pick(random, HOSTILE)).toWellFormed().slice(0, 300);
  return random(5) === 0 ? encodeURIComponent(text).replace('%', '%%') : encodeURIComponent(text);
}
