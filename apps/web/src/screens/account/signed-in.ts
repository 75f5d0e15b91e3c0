import type { Me } from '@la-stanza/protocol';

/** Who one is after signing in, and how many games of the guest came along. */
export type SignedIn = { readonly me: Me; readonly moved: number };
