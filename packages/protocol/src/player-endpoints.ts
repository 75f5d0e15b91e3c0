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
        .meta({ description: '`next` of the page before' }),
      opponent: nameSchema.optional().meta({ description: 'How the name of somebody else at the table begins' }),
      since: queryMoment.optional(),
      until: queryMoment.optional(),
    }),
    body: none,
    answer: playedGamesSchema,
  },
  findPlayers: {
    method: 'GET',
    path: '/api/players',
    summary: 'People whose handle or name begins so; if there is none, those whose name is a slip away',
    session: true,
    params: none,
    query: z.strictObject({ name: nameSchema }),
    body: none,
    answer: z.object({ players: z.array(foundPlayerSchema) }).meta({ title: 'FoundPlayers' }),
  },
  leaderboard: {
    method: 'GET',
    path: '/api/leaderboard',
    summary: 'The best ratings for a number of players, of those who want to be listed',
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
    summary: 'How many people were there in each hour of the day',
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
    summary: 'The caller’s friends, who asks to be one, and whom the caller has met most often',
    session: true,
    params: none,
    query: none,
    body: none,
    answer: friendsSchema,
  },
  setFriend: {
    method: 'PUT',
    path: '/api/players/:user/friend',
    summary: 'Asks a player to be friends or agrees to it, or ends both',
    session: true,
    params: playerParams,
    query: none,
    body: z.strictObject({ friend: z.boolean() }),
    answer: friendsSchema,
  },
  stakes: {
    method: 'GET',
    path: '/api/games/:game/stakes',
    summary: 'What a rated game does to the caller’s rating: by place before it, the change after it',
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
    summary: 'Adds what a device knows about the caller’s evenings in the palazzo; the better try of each stays',
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
