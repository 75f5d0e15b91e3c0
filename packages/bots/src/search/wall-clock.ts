/** The clock of a budget that names none. */
export const wallClock = (): number => performance.now();
