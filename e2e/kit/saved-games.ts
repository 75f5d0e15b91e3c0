import { createSparring } from '@la-stanza/bots';
import { STANDARD_FIGURES, type Figures, play, newGame, toRecord, whoseTurn } from '@la-stanza/engine';
import { seedOf } from '../../apps/web/src/game/bots/seed-of.ts';
import type { SeatedPlayer } from '../../apps/web/src/game/source/game-source.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';

export const ELENA: SeatedPlayer = { name: 'Elena', colour: 'plum' };
export const FIAMMETTA: SeatedPlayer = { name: 'Fiammetta', colour: 'onyx', bot: 'apprentice' };
export const AMBROGIO: SeatedPlayer = { name: 'Ambrogio', colour: 'copper', bot: 'novice' };
export const MARIT: SeatedPlayer = { name: 'Marit', colour: 'teal' };

type Played = {
  readonly id: string;
  readonly players: readonly SeatedPlayer[];
  readonly seed: string;
  /** Stops at the first human decision after this many entries; without it the game is played to its end. */
  readonly entries?: number;
  readonly figures?: Figures;
};

/** A saved game of this device. All seats were played by the sparring partner, whose choices stay the same. */
export function playedGame({ id, players, seed, entries = Infinity, figures }: Played): SavedGame {
  let game = newGame({ players: players.length, figures, seed });
  const sparring = createSparring();
  for (;;) {
    const acting = whoseTurn(game.state);
    if (acting.who !== 'seat') break;
    const isPerson = players[acting.seat]?.bot === undefined;
    if (isPerson && game.record.entries.length >= entries) break;
    for (const action of sparring.decide(game.state, seedOf(game.state)).actions) {
      ({ game } = play(game, action));
    }
  }
  const record = toRecord(game);
  return { id, record, seed, players, savedAt: Date.UTC(2026, 0, 1) - record.entries.length };
}

const NOTHING = [0, 0, 0, 0] as const;

/** A game in which nothing scores, so that all are tied and the tie-break decides. */
export function tiedGame(id: string): SavedGame {
  return playedGame({
    id,
    players: [ELENA, FIAMMETTA, AMBROGIO, MARIT],
    seed: 'ab15',
    figures: {
      ...STANDARD_FIGURES,
      prestige: STANDARD_FIGURES.prestige.map(() => 0),
      masterpiecePrestige: NOTHING,
      museumMajority: NOTHING,
      bonusMajority: NOTHING,
      passingSpots: NOTHING,
      flipPenalty: 0,
      bookPrestige: { discoveries: NOTHING, religion: NOTHING, arts: NOTHING, politics: NOTHING },
      tiles: { ...STANDARD_FIGURES.tiles, lead: 0, tiedLead: 0, perWorker: 0 },
    },
  });
}
