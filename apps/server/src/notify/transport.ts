import type { Language, PushKeys } from '@la-stanza/protocol';

/** A browser or mailbox that gets notifications. */
export interface Channel {
  readonly id: string;
  readonly user: string;
  readonly kind: 'push' | 'mail';
  readonly address: string;
  readonly keys: PushKeys | null;
  readonly language: Language;
}

/** One notice about a game. */
export interface GameNotice {
  readonly kind: 'your-turn' | 'reminder' | 'game-over' | 'offer' | 'time-up' | 'invitation' | 'arrival';
  readonly game: string;
  /** Who else plays, and when the turn ends in milliseconds since 1970; for mails. */
  readonly others?: readonly string[];
  readonly deadline?: number | null;
}

/** One notice, a digest of several, or the code that confirms a mailbox. */
export type Notification =
  | GameNotice
  | { readonly kind: 'digest'; readonly notices: readonly GameNotice[] }
  | { readonly kind: 'confirm'; readonly code: string };

/** Delivers to one kind of channel. Throws when the delivery should be retried. */
export interface Transport {
  /** Returns 'gone' when the address will never work again. */
  deliver(to: Channel, notification: Notification): Promise<'delivered' | 'gone'>;
}

/** The configured transports. */
export type Transports = Readonly<Record<Channel['kind'], Transport | null>>;
