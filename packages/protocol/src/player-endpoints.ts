import { z } from 'zod';
import { none, type Endpoint } from './endpoint.ts';
import {
  blocksSchema,
  foundPlayerSchema,
  friendsSchema,
  leaderboardSchema,
  playedGamesSchema,
  profileSchema,
  reportSchema,
  stakesSchema,
} from './player.ts';
import { palazzoSchema } from './palazzo.ts';
import { gameIdSchema, nameSchema, userIdSchema } from './field-schemas.ts';

const queryMoment = z.coerce.number().pipe(z.int().min(0)).meta({ description: 'Milliseconds since 1970' });
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
  playedGames: {
    method: 'GET',
    path: '/api/players/:user/games',
    summary: 'A player’s finished games, the newest first, twenty at a time',
    session: false,
    params: playerParams,
    query: z.strictObject({
      before: z
        .string()
        .regex(/^\d{1,16}\.[0-9a-f-]{36}$/)
        .optional()
        .meta({ description: '`next` of the previous page' }),
      opponent: nameSchema.optional().meta({ description: 'The beginning of the name of another player at the table' }),
      since: queryMoment.optional(),
      until: queryMoment.optional(),
    }),
    body: none,
    answer: playedGamesSchema,
  },
  findPlayers: {
    method: 'GET',
    path: '/api/players',
    summary: 'People whose handle or name begins with the text; otherwise those whose name differs by a typing error',
    session: true,
    params: none,
    query: z.strictObject({ name: nameSchema }),
    body: none,
    answer: z.object({ players: z.array(foundPlayerSchema) }).meta({ title: 'FoundPlayers' }),
  },
  leaderboard: {
    method: 'GET',
    path: '/api/leaderboard',
    summary: 'The best ratings for a number of players, of people who want to be listed',
    session: false,
    params: none,
    query: z.strictObject({
      players: z.coerce.number().pipe(z.int().min(2).max(4)),
      pace: z.enum(['live', 'days']).optional(),
    }),
    body: none,
    answer: leaderboardSchema,
  },
  visits: {
    method: 'GET',
    path: '/api/visits',
    summary: 'How many people were connected in each hour of the day',
    session: false,
    params: none,
    query: none,
    body: none,
    answer: z
      .object({
        hours: z
          .array(z.int().min(0))
          .meta({ description: '24 hours of UTC over the last 28 days; empty after too few visits' }),
      })
      .meta({ title: 'Visits' }),
  },
  friends: {
    method: 'GET',
    path: '/api/me/friends',
    summary: 'The caller’s friends, pending requests, and the people the caller has met most often',
    session: true,
    params: none,
    query: none,
    body: none,
    answer: friendsSchema,
  },
  setFriend: {
    method: 'PUT',
    path: '/api/players/:user/friend',
    summary: 'Requests or accepts a friendship with a player, or ends both',
    session: true,
    params: playerParams,
    query: none,
    body: z.strictObject({ friend: z.boolean() }),
    answer: friendsSchema,
  },
  stakes: {
    method: 'GET',
    path: '/api/games/:game/stakes',
    summary: 'The effect of a rated game on the caller’s rating: by place before the end, the actual change after it',
    session: true,
    params: gameParams,
    query: none,
    body: none,
    answer: stakesSchema,
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
  palazzo: {
    method: 'PUT',
    path: '/api/me/palazzo',
    summary: 'Merges a device’s record of the caller’s evenings in the palazzo; the better try of each is kept',
    session: true,
    params: none,
    query: none,
    body: palazzoSchema,
    answer: palazzoSchema,
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
