declare const STANZA_CHECKED: boolean | undefined;

/**
 * Whether reads and writes outside of their list throw, as they do in tests and development builds (each sets STANZA_CHECKED in its
 * Vite configuration). Otherwise such a read gives 0: search reads millions of numbers a second and pays for no check.
 */
export const CHECKED: boolean = typeof STANZA_CHECKED === 'boolean' && STANZA_CHECKED;

/** The value that was found at an index, if there was one. */
export function found(value: number | undefined, index: number): number {
  if (value === undefined) throw new RangeError(`nothing is at index ${index}`);
  return value;
}
