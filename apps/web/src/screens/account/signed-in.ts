import type { Me } from '@la-stanza/protocol';

/** The session after signing in, and how many games of the guest were moved to it. */
export type SignedIn = { readonly me: Me; readonly moved: number };
