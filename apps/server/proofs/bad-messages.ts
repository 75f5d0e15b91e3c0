import { randomUUID } from 'node:crypto';
import { HOSTILE, pick, type Random } from './kit/spoil.ts';

/** The games and users that the generator attacks. */
export interface Target {
  readonly game: string;
  readonly version: number;
  /** A game in which the attacker has no seat. */
  readonly foreign: string;
  readonly foreignVersion: number;
}

/** A message, the way in which it is bad, and the game that it names. */
export interface BadMessage {
  readonly kind: string;
  readonly text: string;
  readonly game: string;
}

const command = (
  game: string,
  version: unknown,
  what: unknown,
  id: unknown = randomUUID(),
): Record<string, unknown> => ({
  type: 'command',
  game,
  id,
  version,
  command: what,
});

const FOREIGN = 'a game the sender is not in';

/** Kinds of bad messages. None of them may change anything. */
const MAKERS: Readonly<Record<string, (target: Target, random: Random) => string>> = {
  'not json': (_, random) => '{"type":"command",'.slice(0, 1 + random(17)) + String.fromCodePoint(random(0xd7ff)),
  'random bytes': (_, random) => Array.from({ length: random(200) }, () => String.fromCodePoint(random(256))).join(''),
  'field of the wrong type': ({ game, version }, random) => {
    const message = command(game, version, { kind: 'action', action: 'land 3' });
    const field = pick(random, Object.keys(message)) ?? 'type';
    return JSON.stringify({ ...message, [field]: pick(random, HOSTILE) });
  },
  'missing or extra field': ({ game, version }, random) => {
    const { [pick(random, ['type', 'game', 'id', 'version', 'command']) ?? '']: _, ...rest } = command(game, version, {
      kind: 'resign',
    });
    return JSON.stringify({ ...rest, [`x${random(9)}`]: 1 });
  },
  'no such command': ({ game, version }, random) =>
    JSON.stringify(command(game, version, { kind: pick(random, HOSTILE), action: pick(random, HOSTILE) })),
  'no such action': ({ game, version }, random) =>
    JSON.stringify(
      command(game, version, {
        kind: 'action',
        action: `${pick(random, ['land', 'hire', 'deal', 'start', 'undo'])} ${random(99)} x`,
      }),
    ),
  'out of turn': ({ game, version }, random) =>
    JSON.stringify(
      command(game, version, {
        kind: 'action',
        action: pick(random, ['land 3', 'pass', 'money', 'stay', 'deal c7', 'start 0']),
      }),
    ),
  'stale or from the future': ({ game, version }, random) =>
    JSON.stringify(
      command(game, random(2) === 0 ? random(version) : version + 1 + random(5_000), {
        kind: 'action',
        action: 'pass',
      }),
    ),
  'undo beyond the own turn': ({ game, version }, random) =>
    JSON.stringify(command(game, version, { kind: random(2) === 0 ? 'undo' : 'takeback', to: random(30) })),
  'answer to no offer': ({ game, version }) =>
    JSON.stringify(command(game, version, { kind: 'answer', offer: randomUUID(), agree: true })),
  'no seat is absent': ({ game, version }, random) =>
    JSON.stringify(command(game, version, random(2) === 0 ? { kind: 'absence', choice: 'end' } : { kind: 'return' })),
  [FOREIGN]: ({ foreign, foreignVersion }, random) =>
    JSON.stringify(
      command(
        foreign,
        foreignVersion,
        pick(random, [{ kind: 'resign' }, { kind: 'action', action: 'pass' }, { kind: 'offer-end' }]),
      ),
    ),
  'no such game': ({ version }) => JSON.stringify(command(randomUUID(), version, { kind: 'return' })),
  'deep and prototype': (_, random) => `{"__proto__":{"type":"command"},"type":${'['.repeat(random(500))}`,
};

const KINDS = Object.keys(MAKERS);

export function badMessage(target: Target, random: Random): BadMessage {
  const kind = pick(random, KINDS) ?? 'not json';
  const game = kind === FOREIGN ? target.foreign : target.game;
  return { kind, text: MAKERS[kind]?.(target, random) ?? '', game };
}
