import type { Language, PushKeys } from '@la-stanza/protocol';

/** Where something is sent to. */
export interface Channel {
  readonly id: string;
  readonly user: string;
  readonly kind: 'push' | 'mail';
  readonly address: string;
  readonly keys: PushKeys | null;
  readonly language: Language;
}

/** Something that happened in a game. */
export interface News {
  readonly kind: 'your-turn' | 'reminder' | 'game-over' | 'offer' | 'time-up' | 'invitation';
  readonly game: string;
}

/** What is told: one thing, several together, or the code that confirms a mailbox. */
export type Letter =
  | News
  | { readonly kind: 'digest'; readonly news: readonly News[] }
  | { readonly kind: 'confirm'; readonly code: string };

/** Brings letters to one kind of channel. Throws when it should be tried again. */
export interface Courier {
  /** Gone: nothing will ever reach this address again. */
  deliver(to: Channel, letter: Letter): Promise<'delivered' | 'gone'>;
}

/** The couriers of this server, as far as it has been given the means. */
export type Couriers = Readonly<Record<Channel['kind'], Courier | null>>;
