/** Whether a bench or proof only shows that it works: the same steps, a few seconds long. */
export const isShort: boolean = process.argv.includes('--short');

/** How much of something a bench or proof takes: as the environment says, or as much as a whole or a short run needs. */
export function size(variable: `STANZA_TEST_${string}`, whole: number, short: number): number {
  const named = Number(process.env[variable] ?? (isShort ? short : whole));
  if (!Number.isFinite(named)) throw new Error(`${variable} is no number`);
  return named;
}
