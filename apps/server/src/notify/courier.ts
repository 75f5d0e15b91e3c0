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

/** What is told; `code` is the one that confirms a mailbox. */
export interface Letter {
  readonly kind: 'your-turn' | 'reminder' | 'game-over' | 'offer' | 'time-up' | 'confirm';
  readonly game: string | null;
  readonly code?: string;
}

/** Brings letters to one kind of channel. Throws when it should be tried again. */
export interface Courier {
  /** Gone: nothing will ever reach this address again. */
  deliver(to: Channel, letter: Letter): Promise<'delivered' | 'gone'>;
}

/** The couriers of this server, as far as it has been given the means. */
export type Couriers = Readonly<Record<Channel['kind'], Courier | null>>;
