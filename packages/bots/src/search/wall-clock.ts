/** The default clock of a budget. */
export const wallClock = (): number => performance.now();
