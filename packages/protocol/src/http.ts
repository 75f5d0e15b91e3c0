import { z } from 'zod';
import { aboutSchema } from './about.ts';
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts';
import { channelsSchema, confirmSchema, namedChannelSchema, newChannelSchema } from './channel.ts';
import { acceptedSchema, commandOrderSchema } from './command.ts';
import { none, type Endpoint } from './endpoint.ts';
import { daySchema, dailySchema } from './daily.ts';
import { OPERATOR_ENDPOINTS } from './operator-endpoints.ts';
import { PLAYER_ENDPOINTS } from './player-endpoints.ts';
import { chatLineSchema, newTableSchema, sitDownSchema, tableViewSchema } from './table.ts';
import {
  clientIdSchema,
  gameIdSchema,
  inviteSchema,
  lineSchema,
  nonceSchema,
  seatSchema,
  userIdSchema,
  versionSchema,
} from './field-schemas.ts';

const gameParams = z.strictObject({ game: gameIdSchema });
const key = inviteSchema.optional();
const count = z.coerce.number().int().min(0).max(20_000);

const entriesAnswer = z
  .object({ game: gameIdSchema, from: versionSchema, entries: z.array(z.string()), version: versionSchema })
  .meta({ title: 'Entries' });

const listAnswer = z
  .object({
    tables: z.array(tableViewSchema),
    damaged: z
      .array(gameIdSchema)
      .default([])
      .meta({ description: 'Games that would be in the list, but whose rows the server cannot read' }),
  })
  .meta({ title: 'Tables' });

/** A record as docs/guide/notation.md describes it; the engine checks it in full when it is replayed. */
const recordAnswer = z.looseObject({ format: z.int(), entries: z.array(z.string()) }).meta({ title: 'GameRecord' });

/** Every HTTP endpoint of the server. A body is JSON; a refusal is `{ reason, version }`. */
export const ENDPOINTS = {
  ...ACCOUNT_ENDPOINTS,
  ...PLAYER_ENDPOINTS,
  ...OPERATOR_ENDPOINTS,
  notices: {
    method: 'GET',
    path: '/api/me/notices',
    summary: 'The caller’s newest notifications',
    session: true,
    params: none,
    query: none,
    body: none,
    answer: z.object({ notices: z.array(z.record(z.string(), z.unknown())) }),
  },
  channels: {
    method: 'GET',
    path: '/api/me/channels',
    summary: 'The caller’s notification channels for games at a daily pace: browsers by push, and mailboxes',
    session: true,
    params: none,
    query: none,
    body: none,
    answer: channelsSchema,
  },
  addChannel: {
    method: 'POST',
    path: '/api/me/channels',
    summary: 'Adds a browser or a mailbox; a mailbox is used once the code sent to it is confirmed',
    session: true,
    params: none,
    query: none,
    body: newChannelSchema,
    answer: channelsSchema,
  },
  confirmChannel: {
    method: 'POST',
    path: '/api/me/channels/confirm',
    summary: 'Confirms a mailbox with the code sent to it',
    session: true,
    params: none,
    query: none,
    body: confirmSchema,
    answer: channelsSchema,
  },
  forgetChannel: {
    method: 'POST',
    path: '/api/me/channels/forget',
    summary: 'Removes a channel',
    session: true,
    whileSuspended: true,
    params: none,
    query: none,
    body: namedChannelSchema,
    answer: channelsSchema,
  },
  about: {
    method: 'GET',
    path: '/api/about',
    summary: 'The operator of the server, and whether it is public',
    session: false,
    params: none,
    query: none,
    body: none,
    answer: aboutSchema,
  },
  tables: {
    method: 'GET',
    path: '/api/tables',
    summary: 'The listed tables that are open or running, or the caller’s own',
    session: false,
    params: none,
    query: z.strictObject({ of: z.enum(['listed', 'me']).default('listed') }),
    body: none,
    answer: listAnswer,
  },
  open: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Opens a table',
    session: true,
    params: none,
    query: none,
    body: newTableSchema,
    answer: tableViewSchema,
  },
  daily: {
    method: 'GET',
    path: '/api/daily/:day',
    summary:
      'The deal of a day: its fingerprint, and after the caller’s game the results of others. After the day, its seed',
    session: false,
    params: z.strictObject({ day: daySchema }),
    query: none,
    body: none,
    answer: dailySchema,
  },
  playDaily: {
    method: 'POST',
    path: '/api/daily/:day/play',
    summary: 'The caller’s game on today’s deal: the unfinished one, or a new one. Only the first counts',
    session: true,
    params: z.strictObject({ day: daySchema }),
    query: none,
    body: none,
    answer: tableViewSchema,
  },
  dailyRecord: {
    method: 'GET',
    path: '/api/daily/:day/of/:user',
    summary: 'The counted game of the caller or of a friend, once the caller has finished too',
    session: true,
    params: z.strictObject({ day: daySchema, user: userIdSchema }),
    query: none,
    body: none,
    answer: recordAnswer,
  },
  freeSeats: {
    method: 'GET',
    path: '/api/sit-down',
    summary: 'Running tables of others at which a bot’s seat can be taken over, the newest first',
    session: true,
    params: none,
    query: none,
    body: none,
    answer: listAnswer,
  },
  sitDown: {
    method: 'POST',
    path: '/api/sit-down',
    summary:
      'Takes a seat at a casual table: with others who ask at almost the same time, otherwise with bots, whose seats people may take over later',
    session: true,
    params: none,
    query: none,
    body: sitDownSchema,
    answer: tableViewSchema,
  },
  table: {
    method: 'GET',
    path: '/api/games/:game',
    summary: 'The table of a game',
    session: false,
    params: gameParams,
    query: z.strictObject({ key }),
    body: none,
    answer: tableViewSchema,
  },
  invitePerson: {
    method: 'POST',
    path: '/api/games/:game/invitations',
    summary: 'Invites a person to an open table: one notice, and no key is needed',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ user: userIdSchema }),
    answer: tableViewSchema,
  },
  join: {
    method: 'POST',
    path: '/api/games/:game/join',
    summary: 'Takes an open seat',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ seat: seatSchema.optional(), nonce: nonceSchema.optional(), key }),
    answer: tableViewSchema,
  },
  takeOver: {
    method: 'POST',
    path: '/api/games/:game/take-over',
    summary: 'Takes a bot’s seat in a running casual game: immediately, or when the bot’s turn is over',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ seat: seatSchema, nonce: nonceSchema.optional(), key }),
    answer: tableViewSchema,
  },
  botSeats: {
    method: 'POST',
    path: '/api/games/:game/bot-seats',
    summary: 'A player closes the bots’ seats to other people, or opens them again',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ open: z.boolean() }),
    answer: tableViewSchema,
  },
  share: {
    method: 'POST',
    path: '/api/games/:game/share',
    summary: 'Adds the caller’s part of the seed before the start, if it was not sent on sitting down',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ nonce: nonceSchema }),
    answer: tableViewSchema,
  },
  leave: {
    method: 'POST',
    path: '/api/games/:game/leave',
    summary: 'Leaves a table before the game starts; a table without its host closes',
    session: true,
    params: gameParams,
    query: none,
    body: none,
    answer: tableViewSchema,
  },
  removePlayer: {
    method: 'POST',
    path: '/api/games/:game/remove',
    summary:
      'The host removes a player before the start. They cannot sit down there again, and a private table gets a new key',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ seat: seatSchema }),
    answer: tableViewSchema,
  },
  seatBot: {
    method: 'POST',
    path: '/api/games/:game/seats',
    summary: 'The host gives an open seat to a bot, or opens a bot’s seat',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ seat: seatSchema, bot: z.string().max(32).nullable() }),
    answer: tableViewSchema,
  },
  setRated: {
    method: 'POST',
    path: '/api/games/:game/rated',
    summary: 'The host decides before the start whether the game counts for ratings',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ rated: z.boolean() }),
    answer: tableViewSchema,
  },
  start: {
    method: 'POST',
    path: '/api/games/:game/start',
    summary: 'The host starts the game when every seat is taken, or with the players already seated',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({
      present: z
        .boolean()
        .default(false)
        .meta({ description: 'Removes the open seats; at least two players must remain' }),
    }),
    answer: tableViewSchema,
  },
  rematch: {
    method: 'POST',
    path: '/api/games/:game/rematch',
    summary: 'Opens a table for another game; every player who asks gets the same one',
    session: true,
    params: gameParams,
    query: none,
    body: none,
    answer: tableViewSchema,
  },
  command: {
    method: 'POST',
    path: '/api/games/:game/commands',
    summary: 'Plays, undoes, resigns, offers and answers, like the socket',
    session: true,
    params: gameParams,
    query: none,
    body: commandOrderSchema,
    answer: acceptedSchema,
  },
  entries: {
    method: 'GET',
    path: '/api/games/:game/entries',
    summary: 'The entries from a version onwards. A range of earlier entries never changes',
    session: false,
    params: gameParams,
    query: z.strictObject({ from: count.default(0), to: count.optional(), key }),
    body: none,
    answer: entriesAnswer,
  },
  record: {
    method: 'GET',
    path: '/api/games/:game/record',
    summary: 'The whole record, for replay, export and verification. The record of a finished game never changes',
    session: false,
    params: gameParams,
    query: z.strictObject({ key }),
    body: none,
    answer: recordAnswer,
  },
  chat: {
    method: 'GET',
    path: '/api/games/:game/chat',
    summary: 'The chat from a line number on, for the players, and for spectators where the host allows it',
    session: false,
    params: gameParams,
    query: z.strictObject({ from: count.default(0), key }),
    body: none,
    answer: z.object({ lines: z.array(chatLineSchema) }),
  },
  say: {
    method: 'POST',
    path: '/api/games/:game/chat',
    summary: 'Adds a line to the chat of the caller’s table',
    session: true,
    params: gameParams,
    query: none,
    body: z.strictObject({ id: clientIdSchema, text: lineSchema }),
    answer: chatLineSchema,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
