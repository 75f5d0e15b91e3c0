import type { State } from '../state/state.ts';
import { freshState } from '../versions/fresh-state.ts';
import type { GameRecord } from './record.ts';

/** Format 1 had no editions: what it played is edition 1. */
export const FIRST_EDITION = 1;

type Head = Pick<GameRecord, 'engine' | 'edition' | 'players' | 'options' | 'figures' | 'rulings'>;

/** The position before the first entry of a record. */
export function firstState({ engine, edition = FIRST_EDITION, players, options, figures, rulings }: Head): State {
  return freshState(engine, {
    players,
    options,
    edition,
    ...(figures === 'standard' ? {} : { figures }),
    ...(rulings === undefined ? {} : { rulings }),
  });
}
