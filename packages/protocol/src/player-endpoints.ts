import { z } from 'zod';
import { none, type Endpoint } from './endpoint.ts';
import { blocksSchema, profileSchema, reportSchema } from './player.ts';
import { gameIdSchema, userIdSchema } from './field-schemas.ts';

const playerParams = z.strictObject({ user: userIdSchema });
const gameParams = z.strictObject({ game: gameIdSchema });

/** Other players. */
export const PLAYER_ENDPOINTS = {
  profile: {
    method: 'GET',
    path: '/api/players/:user',
    summary: 'A player’s public profile: games, results, ratings',
    session: false,
    params: playerParams,
    query: none,
    body: none,
    answer: profileSchema,
  },
  blocks: {
    method: 'GET',
    path: '/api/me/blocks',
    summary: 'The players the caller has blocked. The client hides their chat lines',
    session: true,
    params: none,
    query: none,
    body: none,
    answer: blocksSchema,
  },
  block: {
    method: 'PUT',
    path: '/api/players/:user/block',
    summary: 'Blocks or unblocks a player. Blocked players cannot join the caller’s tables',
    session: true,
    params: playerParams,
    query: none,
    body: z.strictObject({ blocked: z.boolean() }),
    answer: blocksSchema,
  },
  report: {
    method: 'POST',
    path: '/api/players/:user/reports',
    summary: 'Reports a player to the operator, with their chat lines in a game',
    session: true,
    params: playerParams,
    query: none,
    body: reportSchema,
    answer: z.object({}),
  },
  told: {
    method: 'GET',
    path: '/api/games/:game/told',
    summary: 'Whether the caller gets push notifications of a game',
    session: true,
    params: gameParams,
    query: none,
    body: none,
    answer: z.object({ told: z.boolean() }).meta({ title: 'Told' }),
  },
  setTold: {
    method: 'PUT',
    path: '/api/games/:game/told',
    summary: 'Turns push notifications of a game on or off',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ told: z.boolean() }),
    answer: z.object({ told: z.boolean() }).meta({ title: 'Told' }),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
