import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { refuse, type Refused } from '../play/outcome.ts';

const LONGEST = 18;
const TRIES = 8;

/** A handle from a name: its letters without accents, as far as they are Latin. */
export function handleFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return plain.length < 3 ? `player${plain === '' ? '' : `-${plain}`}` : plain;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'users_handle';

/** Makes a handle from the name of a person without one; digits distinguish people of the same name. */
export async function giveHandle(pool: Pool, user: string, name: string): Promise<void> {
  const { rowCount } = await pool.query('select 1 from users where id = $1 and handle is null', [user]);
  if (rowCount === 0) return;
  const plain = handleFrom(name);
  for (let time = 0; time < TRIES; time++) {
    const handle = time === 0 ? plain : `${plain}-${randomInt(10 ** Math.min(time + 1, 4))}`;
    try {
      await pool.query('update users set handle = $2 where id = $1 and handle is null', [user, handle]);
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

export async function setHandle(pool: Pool, user: string, handle: string): Promise<Refused | undefined> {
  try {
    await pool.query('update users set handle = $2 where id = $1', [user, handle]);
    return undefined;
  } catch (error) {
    if (isTaken(error)) return refuse('handle-taken');
    throw error;
  }
}
