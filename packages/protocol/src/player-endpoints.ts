import { z } from 'zod';
import { none, type Endpoint } from './endpoint.ts';
import { blocksSchema, profileSchema, reportSchema } from './player.ts';
import { gameIdSchema, userIdSchema } from './words.ts';

const playerParams = z.strictObject({ user: userIdSchema });
const gameParams = z.strictObject({ game: gameIdSchema });

/** Other people. */
export const PLAYER_ENDPOINTS = {
  profile: {
    method: 'GET',
    path: '/api/players/:user',
    summary: 'What everybody may know of a player: games, results, ratings',
    session: false,
    params: playerParams,
    query: none,
    body: none,
    answer: profileSchema,
  },
  blocks: {
    method: 'GET',
    path: '/api/me/blocks',
    summary: 'Whom one has blocked. Their lines are hidden by the client',
    session: true,
    params: none,
    query: none,
    body: none,
    answer: blocksSchema,
  },
  block: {
    method: 'PUT',
    path: '/api/players/:user/block',
    summary: 'Blocks a player or stops doing so. Who is blocked cannot join tables one hosts',
    session: true,
    params: playerParams,
    query: none,
    body: z.strictObject({ blocked: z.boolean() }),
    answer: blocksSchema,
  },
  report: {
    method: 'POST',
    path: '/api/players/:user/reports',
    summary: 'Tells the operator of a player, with what they said in the game named',
    session: true,
    params: playerParams,
    query: none,
    body: reportSchema,
    answer: z.object({}),
  },
  told: {
    method: 'GET',
    path: '/api/games/:game/told',
    summary: 'Whether one is told of a game by push',
    session: true,
    params: gameParams,
    query: none,
    body: none,
    answer: z.object({ told: z.boolean() }).meta({ title: 'Told' }),
  },
  setTold: {
    method: 'PUT',
    path: '/api/games/:game/told',
    summary: 'Asks to be told of a game by push, or no longer',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ told: z.boolean() }),
    answer: z.object({ told: z.boolean() }).meta({ title: 'Told' }),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
