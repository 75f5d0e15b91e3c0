/** Milliseconds by which a process's clock may differ from the database's. */
const TOLERANCE = 5_000;

/** Whether a process may act on time, given how far its clock is ahead of the database's. */
export const isClockRight = (ahead: number): boolean => Math.abs(ahead) <= TOLERANCE;
