import type { ActionId, Discipline, Seat, View } from '@la-stanza/engine';
import { florins, moneySpace, playerName, points, shortName, type MessageId, type Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

/**
 * What a sentence of the coach speaks of. No name of the game is typed into a message: it arrives as one of these, and a test
 * checks each against the position.
 */
export type Reference =
  | { readonly kind: 'action'; readonly action: ActionId; readonly isOpen: boolean }
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** A character on the board or on the learner's mat. */
  | { readonly kind: 'tile'; readonly tile: number }
  | { readonly kind: 'room'; readonly room: Discipline }
  /** A space of the money track. */
  | { readonly kind: 'place'; readonly space: number }
  | { readonly kind: 'florins' | 'points' | 'number'; readonly value: number }
  /** A score or a collection, which may be nothing yet. */
  | { readonly kind: 'total'; readonly value: number };

export type References = Readonly<Record<string, Reference>>;

export type Sentence = { readonly say: MessageId; readonly refs: References };

/** The values of a message. */
export type Words = Readonly<Record<string, string | number>>;

type Speaker = { readonly t: Translate; readonly view: View; readonly players: readonly SeatedPlayer[] };

/** The sentence in the language of the page. */
export function spoken(speaker: Speaker, { say, refs }: Sentence): string {
  return speaker.t(say, wordsOf(speaker, refs));
}

export function wordsOf(speaker: Speaker, refs: References): Words {
  return Object.fromEntries(Object.entries(refs).map(([name, ref]) => [name, wordOf(speaker, ref)]));
}

function wordOf({ t, view, players }: Speaker, ref: Reference): string | number {
  switch (ref.kind) {
    case 'action':
      return '';
    case 'seat':
      return playerName(players, ref.seat);
    case 'tile':
      return shortName(t, ref.tile);
    case 'room':
      return t(`terms.discipline.${ref.room}`);
    case 'place':
      return moneySpace(t, view.figures, ref.space);
    case 'florins':
      return florins(t, ref.value);
    case 'points':
      return points(t, ref.value);
    case 'number':
    case 'total':
      return ref.value;
  }
}
