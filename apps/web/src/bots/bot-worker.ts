import type { ActionId, Seat, State } from '@la-stanza/engine';
import { expose } from 'comlink';
import type { BotLevel } from '../game/game-source.ts';
import { BRAINS } from './brain.ts';

/** What the worker answers to. It is told positions only: no record, no seed, no order of tiles. */
export type BotWorker = { readonly think: (level: BotLevel, state: State, seat: Seat) => ActionId };

const worker: BotWorker = { think: (level, state, seat) => BRAINS[level](state, seat) };
expose(worker);
