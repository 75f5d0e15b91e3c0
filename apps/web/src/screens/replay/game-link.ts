import {
  fromLink,
  replay,
  toLink,
  type Game,
  type LinkFault,
  type RecordFault,
  type Replayed,
} from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { writeSeated } from './seated-in-link.ts';

/** A whole game in an address: no server is asked, whoever opens it has everything. */
export type GameLink = {
  /** The packed game. */
  readonly game: string;
  /** Who sat where. */
  readonly who: string;
  /** How many entries in force lie behind the step to be shown. */
  readonly at: number;
};

export function linkOf(game: Game, players: readonly SeatedPlayer[], at: number): GameLink {
  return { game: toLink(game), who: writeSeated(players), at };
}

/** The address to share; `page` is where the client itself is served, without what follows the #. */
export function addressOf(page: string, { game, who, at }: GameLink): string {
  const search = new URLSearchParams({ game, at: String(at), who });
  return `${page.replace(/#.*$/, '')}#/replay?${search.toString()}`;
}

/** The game of a link, or why there is none. */
export function openLink(text: string): Replayed | { readonly fault: LinkFault | RecordFault } {
  const read = fromLink(text);
  return 'fault' in read ? read : replay(read.record);
}
