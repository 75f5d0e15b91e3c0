/** Whether a bench or proof only shows that it runs: the same steps, in a few seconds. */
export const isShort: boolean = process.argv.includes('--short');

/** The size of a bench or proof: from the environment, or the default of a whole or a short run. */
export function size(variable: `STANZA_TEST_${string}`, whole: number, short: number): number {
  const named = Number(process.env[variable] ?? (isShort ? short : whole));
  if (!Number.isFinite(named)) throw new Error(`${variable} is no number`);
  return named;
}
