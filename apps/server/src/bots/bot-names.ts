/** The bots a seat may be given to. */
const BOTS: ReadonlySet<string> = new Set(['random', 'greedy']);

export const isKnownBot = (name: string): boolean => BOTS.has(name);
