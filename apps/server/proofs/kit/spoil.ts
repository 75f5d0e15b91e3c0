/** A random integer from 0 to below a limit. */
export type Random = (below: number) => number;

/** Values that a hostile client sends in place of valid ones. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  '',
  'x',
  '\u0000',
  '\uD800',
  '\u202Eadmin\u202C',
  '🎭'.repeat(50),
  'a'.repeat(5_000),
  'undo 0',
  'land 99',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  `'; drop table games; --`,
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return process")()}}',
  'javascript:alert(1)',
  '99999999999999999999999999',
  '1e9',
  '00000000-0000-0000-0000-000000000000',
  [],
  {},
  ['__proto__'],
  { constructor: { prototype: { admin: true } } },
  JSON.parse('{"__proto__":{"operator":true}}'),
  Array.from({ length: 500 }, () => 1e308),
];

export const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[random(Math.max(1, list.length))];

/** The same JSON value with one place changed: replaced, removed, added or doubled. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random(6) === 0) return replaced(value, random);
  if (Array.isArray(value)) {
    const at = random(value.length + 1);
    if (random(3) === 0) return value.toSpliced(at, random(2), ...Array.from({ length: random(3) }, () => value[at]));
    return value.map((item: unknown, index) => (index === at ? spoil(item, random) : item));
  }
  const field = pick(random, Object.keys(value)) ?? 'x';
  const { [field]: old, ...rest }: Record<string, unknown> = { ...value };
  const way = random(8);
  if (way === 0) return rest;
  if (way === 1) return { ...value, [String(pick(random, HOSTILE))]: pick(random, HOSTILE) };
  return { ...rest, [field]: spoil(old, random) };
}

function replaced(value: unknown, random: Random): unknown {
  if (typeof value === 'number' && random(2) === 0) return value + random(7) - 3;
  if (typeof value === 'string' && value !== '' && random(2) === 0) {
    const at = random(value.length);
    return value.slice(0, at) + String.fromCodePoint(random(0x3000)) + value.slice(at + random(3));
  }
  return pick(random, HOSTILE);
}
