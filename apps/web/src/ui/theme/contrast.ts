/** A theme's colours by the names of their tokens. */
export type Colours = ReadonlyMap<string, string>;

/** A colour on a surface: text needs 4.5 : 1, the border of a control or a drawn line 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
export type Pair = { readonly on: string; readonly colour: string; readonly kind: 'text' | 'line' };

export const LEAST = { text: 4.5, line: 3 } as const;

const SURFACES = ['page', 'paper', 'paper-2', 'field', 'mat-top', 'mat-foot', 'chosen', 'hint'] as const;
const TEXTS = ['ink', 'ink-2', 'ink-3', 'no', 'ok', 'gold-deep'] as const;
const ROOMS = ['discoveries', 'literature', 'religion', 'arts', 'politics', 'bonus'] as const;
const PLAYERS = ['plum', 'onyx', 'copper', 'teal'] as const;

const pairs = (kind: Pair['kind'], colours: readonly string[], surfaces: readonly string[]): Pair[] =>
  colours.flatMap((colour) => surfaces.map((on) => ({ on, colour, kind })));

/** Every pair of tokens that the interface puts together. */
export const PAIRS: readonly Pair[] = [
  ...pairs('text', TEXTS, SURFACES),
  ...pairs('text', ['ink', 'ink-2', 'ink-3', 'no'], ['sunken']),
  ...pairs('text', ['on-inverted'], ['inverted']),
  ...pairs('text', ['white'], ['no-surface', ...PLAYERS]),
  ...ROOMS.map((room): Pair => ({ on: room, colour: `on-${room}`, kind: 'text' })),
  ...pairs(
    'text',
    ['ink'],
    PLAYERS.map((player) => `${player}-tint`),
  ),
  ...pairs(
    'text',
    PLAYERS.map((player) => `${player}-line`),
    ['paper', 'paper-2', 'mat-top'],
  ),
  ...pairs('line', ['control'], ['page', 'paper', 'paper-2', 'field', 'mat-top', 'mat-foot']),
  // a glow is recognised by its dark hairline
  ...pairs('line', ['stroke'], ['glow', 'gold']),
];

const CODES = { white: '#fff' } as const;

/** The colour tokens of a selector in a style sheet. */
function coloursIn(css: string, selector: string): Colours {
  const at = css.indexOf(`${selector} {`);
  const block = css.slice(at, css.indexOf('}', at));
  return new Map([
    ...Object.entries(CODES),
    ...[...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', code = '']): [string, string] => [
      name,
      code,
    ]),
  ]);
}

function channels(code: string): number[] {
  const digits = code.length === 4 ? Array.from(code.slice(1), (digit) => digit + digit) : code.slice(1).match(/../g);
  return (digits ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
}

/** Relative luminance (WCAG 2.2). */
function luminance(code: string): number {
  const [red = 0, green = 0, blue = 0] = channels(code).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type Theme = { readonly name: string; readonly colours: Colours };

/** Day and candle light, each as it is and with more contrast. */
export function themesIn(tokens: string, more: string): readonly Theme[] {
  const day = coloursIn(tokens, ':root');
  const candle = new Map([...day, ...coloursIn(tokens, "[data-theme='candle']")]);
  return [
    { name: 'Day', colours: day },
    { name: 'Candle', colours: candle },
    { name: 'Day, more contrast', colours: new Map([...day, ...coloursIn(more, ':root')]) },
    { name: 'Candle, more contrast', colours: new Map([...candle, ...coloursIn(more, "[data-theme='candle']")]) },
  ];
}

/** The contrast of every pair in every theme, as a table. */
export function contrastTable(themes: readonly Theme[]): string {
  const rows = PAIRS.map((pair) => {
    const figures = themes.map(({ colours }) => contrastOf(colours, pair).toFixed(1));
    return `| ${pair.colour} on ${pair.on} | ${LEAST[pair.kind]} | ${figures.join(' | ')} |`;
  });
  const heads = themes.map(({ name }) => name);
  return [
    `| pair | least | ${heads.join(' | ')} |`,
    `| --- | --- | ${heads.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n');
}

export function contrastOf(colours: Colours, { on, colour }: Pair): number {
  const [below, above] = [colours.get(on), colours.get(colour)];
  if (below === undefined || above === undefined) throw new RangeError(`no token for ${colour} on ${on}`);
  return contrast(below, above);
}
