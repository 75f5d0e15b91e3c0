import { legal, type ActionId, type Game } from '@la-stanza/engine';
import { useState, type ReactNode } from 'react';
import { PLAYER_COLOURS } from '../art/player.ts';
import type { GameSource, SeatedPlayer } from '../game/game-source.ts';
import { newSavedGame, openLocalGame, type SavedGame } from '../game/local-game.ts';
import { TableScreen } from './table-screen.tsx';

const NAMES = ['Elena', 'Bastiano', 'Marit', 'Ada'];

/** A hot-seat game to look at the table, dealt from the seed in the address: `#/table-demo?players=3&seed=c0ffee`. */
export function TableDemo(): ReactNode {
  const [source] = useState(openDemo);
  return <TableScreen source={source} onLeave={() => location.assign('#/')} />;
}

function openDemo(): GameSource {
  const values = new URLSearchParams(location.hash.split('?')[1] ?? '');
  const count = Number(values.get('players') ?? 3);
  const bots = Number(values.get('bots') ?? 0);
  const players = PLAYER_COLOURS.slice(0, count).map((colour, seat): SeatedPlayer => ({
    name: NAMES[seat] ?? '',
    colour,
    bot: seat >= count - bots ? 'novice' : undefined,
  }));
  const options = {
    start: 'first',
    arranged: values.has('arranged'),
    expert: values.has('expert'),
    openHiring: values.has('open'),
  } as const;
  const fresh = newSavedGame({ id: 'demo', players, options, seed: values.get('seed') ?? 'c0ffee', now: 0 });
  const kept = sessionStorage.getItem(location.hash);
  const saved = kept === null ? fresh : readSaved(kept, fresh);
  const save = (game: SavedGame): void => sessionStorage.setItem(location.hash, JSON.stringify(game.record.entries));
  return openLocalGame({ saved, save, think: (game) => Promise.resolve(anyOf(game)), now: () => 0 });
}

function readSaved(kept: string, fresh: SavedGame): SavedGame {
  const entries: unknown = JSON.parse(kept);
  if (!Array.isArray(entries)) return fresh;
  return { ...fresh, record: { ...fresh.record, entries: entries.map(String) } };
}

function anyOf({ state }: Game): ActionId {
  const [first, ...rest] = legal(state);
  const any = rest[Math.floor(Math.random() * rest.length)] ?? first;
  if (any === undefined) throw new Error('nothing is legal');
  return any;
}
