/** The tag of the few scenarios that run for every change. */
export const QUICK = '@quick';
