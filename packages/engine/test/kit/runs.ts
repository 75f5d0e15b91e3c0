/** How many games a property is tried on: `.ci/long` multiplies them with STANZA_TEST_RUNS. */
export const runs = (count: number): number => count * Number(process.env['STANZA_TEST_RUNS'] ?? 1);
