import { setup } from '../flow/setup.ts';
import { readPosition } from '../position/from-text.ts';
import type { State } from '../state/state.ts';
import type { GameRecord } from './record.ts';

type Agreed = Pick<GameRecord, 'edition' | 'players' | 'options' | 'figures' | 'rulings' | 'position'>;

/** The position before the first entry of a record. */
export function firstState({ position, ...agreed }: Agreed): State {
  if (position === undefined) return setupOf(agreed);
  const read = readPosition(position);
  if ('fault' in read) throw new RangeError(`the position of this record cannot be read: ${read.fault.code}`);
  return read.state;
}

/** A game set up as a record says, without regard to a position of its own. */
export function setupOf({ edition, players, options, figures, rulings }: Omit<Agreed, 'position'>): State {
  return setup({
    players,
    options,
    edition,
    ...(figures === 'standard' ? {} : { figures }),
    ...(rulings === undefined ? {} : { rulings }),
  });
}
