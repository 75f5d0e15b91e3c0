import { dealer } from '@la-stanza/engine/fair';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIONS, type GameEvent, type GameRecord, type Seat, openRecord } from '@la-stanza/engine';
import type { PlayerColour } from '../../apps/web/src/drawing/art/player.ts';
import type { SavedGame } from '../../apps/web/src/game/source/local-game.ts';

/* Golden games of strong players that are one turn of Elena before a ceremony. */

const GAMES = join(import.meta.dirname, '../../fixtures/games');

export type Occasion = 'round' | 'last round' | 'finale' | 'pillar' | 'over';

/** A saved game, and the steps of the turn that brings the ceremony. */
export type BeforeCeremony = { readonly game: SavedGame; readonly actions: readonly string[] };

const CALLS: Readonly<Record<Occasion, (event: GameEvent) => boolean>> = {
  round: (event) => event.type === 'round' && !event.last,
  'last round': (event) => event.type === 'round' && event.last,
  finale: (event) => event.type === 'final-turns' && event.finalTurn === 1,
  pillar: (event) => event.type === 'masterpiece',
  over: (event) => event.type === 'over',
};

const BOTS = ['Fiammetta', 'Ambrogio', 'Berenice', 'Valerio'] as const;
const COLOURS: readonly PlayerColour[] = ['plum', 'onyx', 'copper', 'teal'];

/** The last turn of the first golden game that brings this ceremony; its player is Elena, the others are bots. */
export function gameBefore(occasion: Occasion, players: 2 | 4 = 2): BeforeCeremony {
  const names = readdirSync(GAMES).filter((name) => name.startsWith(`${players}p-standard-strong`));
  for (const name of names.toSorted()) {
    const record: GameRecord = JSON.parse(readFileSync(join(GAMES, name), 'utf8'));
    const found = search(record, CALLS[occasion]);
    if (found !== undefined) return found;
  }
  throw new Error(`no golden game for: ${occasion}`);
}

function search(record: GameRecord, calls: (event: GameEvent) => boolean): BeforeCeremony | undefined {
  const replayed = openRecord(record);
  const { seed, checks: _checks, result: _result, ...head } = record;
  if ('fault' in replayed || seed === undefined) throw new Error('the golden game cannot be replayed');
  const { steps } = replayed;
  const called = steps.findLast(({ events }) => events.some(calls));
  // a refill is dealt after the step that caused it
  const cause = steps.findLast(
    ({ entry }) => called !== undefined && entry.seat !== 'chance' && entry.seq <= called.entry.seq,
  );
  if (cause === undefined || cause.entry.turn === 0) return undefined;
  const own = steps.filter(({ entry }) => entry.turn === cause.entry.turn && entry.seat === cause.entry.seat);
  const first = own[0]?.entry.seq ?? 0;
  return {
    game: {
      id: 'ceremony',
      record: { ...head, entries: record.entries.slice(0, first), commitment: dealer(seed).commitment },
      seed,
      players: seats(record.players, cause.entry.seat),
      savedAt: Date.UTC(2026, 0, 1),
    },
    actions: own
      .filter(({ entry }) => entry.seq <= cause.entry.seq)
      .map(({ entry }) => ACTIONS[entry.action]?.text ?? ''),
  };
}

function seats(count: number, elena: Seat | 'chance'): SavedGame['players'] {
  return COLOURS.slice(0, count).map((colour, seat) =>
    seat === elena ? { name: 'Elena', colour } : { name: BOTS[seat] ?? '', colour, bot: 'novice' },
  );
}
