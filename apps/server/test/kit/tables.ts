import type { NewTable } from '@la-stanza/protocol';
import { STANDARD_OPTIONS } from '@la-stanza/engine';
import type { Guest } from './guest.ts';

/** A plain public table; each test names the fields it cares about. */
export function newTable(seats: NewTable['seats'], more: Partial<NewTable> = {}): NewTable {
  return { seats, options: STANDARD_OPTIONS, figures: 'standard', pace: { kind: 'none' }, listed: true, ...more };
}

/** Opens a table, seats the players and starts the game. */
export async function startedGame(
  players: readonly Guest[],
  more: Partial<NewTable> = {},
  bots: readonly string[] = [],
  onOpened: (game: string) => void = () => {},
): Promise<string> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error('a game needs a host');
  const seats: NewTable['seats'] = [
    { kind: 'me' },
    ...others.map(() => ({ kind: 'open' as const })),
    ...bots.map((bot) => ({ kind: 'bot' as const, bot })),
  ];
  const { body } = await host.call('POST', '/api/tables', newTable(seats, more));
  const game = String(body['game']);
  onOpened(game);
  for (const other of others) await expectOk(other, `/api/games/${game}/join`, { key: body['invite'] ?? undefined });
  await expectOk(host, `/api/games/${game}/start`, {});
  return game;
}

async function expectOk(guest: Guest, path: string, sent: Readonly<Record<string, unknown>>): Promise<void> {
  const { status, body } = await guest.call('POST', path, sent);
  if (status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(body)}`);
}
