import { toLink, type Game } from '@la-stanza/engine';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { writeSeated } from './seated-in-link.ts';

/** A whole game in an address: opening it needs no server. */
export type GameLink = {
  /** The packed game. */
  readonly game: string;
  /** The players by seat. */
  readonly who: string;
  /** How many entries in force come before the step to show. */
  readonly at: number;
};

export function linkOf(game: Game, players: readonly SeatedPlayer[], at: number): GameLink {
  return { game: toLink(game), who: writeSeated(players), at };
}

/** The address to share. `page` is the address of the client; its hash is replaced. */
export function linkAddress(page: string, { game, who, at }: GameLink): string {
  const search = new URLSearchParams({ game, at: String(at), who });
  return `${page.replace(/#.*$/, '')}#/replay?${search.toString()}`;
}
