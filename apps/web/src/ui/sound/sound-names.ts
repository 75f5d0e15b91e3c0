import type times from './rendered/times.json';

/** A short sound of the table; all of them are in one file. */
export type CueName = keyof typeof times.cues;

/** A piece of music that plays until another takes its place. */
export type TuneName = keyof typeof times.loops;
