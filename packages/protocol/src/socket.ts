import { z } from 'zod';
import { commandSchema } from './command.ts';
import { lobbyChangeFields } from './lobby.ts';
import { reasonSchema } from './reason.ts';
import { chatLineSchema, standingFields, tableViewSchema } from './table.ts';
import {
  clientIdSchema,
  gameIdSchema,
  inviteSchema,
  lineSchema,
  momentSchema,
  seatNumberSchema,
  userIdSchema,
  versionSchema,
} from './field-schemas.ts';

/** The messages a client may send. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), protocols: z.array(z.int()).min(1).max(16) }).meta({
    description:
      'Must be the first message: the protocol versions the client supports. Unknown fields are ignored, because no version is agreed on yet',
  }),
  z
    .strictObject({
      type: z.literal('watch'),
      game: gameIdSchema,
      version: versionSchema,
      chat: z.int().min(0),
      key: inviteSchema.optional(),
    })
    .meta({ description: 'Watch a game, from the version and the chat line number already known (0 for none)' }),
  z.strictObject({ type: z.literal('unwatch'), game: gameIdSchema }).meta({ description: 'Stop watching a game' }),
  z
    .strictObject({
      type: z.literal('command'),
      game: gameIdSchema,
      id: clientIdSchema,
      version: versionSchema,
      command: commandSchema,
    })
    .meta({ description: 'Answered by accepted or refused with the same id. Send again until answered' }),
  z
    .strictObject({ type: z.literal('chat'), game: gameIdSchema, id: clientIdSchema, text: lineSchema })
    .meta({ description: 'Answered by accepted or refused with the same id' }),
  z
    .strictObject({ type: z.literal('lobby'), follow: z.boolean() })
    .meta({ description: 'Follow the lobby, or stop. Answered by lobby' }),
  z
    .strictObject({ type: z.literal('ping'), at: z.int() })
    .meta({ description: 'Heartbeat, answered by pong. Needed at least once per heartbeat period' }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** The messages the server sends. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('welcome'),
      protocol: z.int().meta({ description: 'The version spoken on this socket' }),
      protocols: z.array(z.int()).optional().meta({ description: 'Every version the server speaks, best first' }),
      user: userIdSchema.nullable().meta({ description: 'null: no session, watching only' }),
      node: z.string(),
      heartbeat: z.int().meta({ description: 'Milliseconds of silence after which either side closes' }),
      now: momentSchema,
      lineage: z.string().optional().meta({
        description:
          'Names the history that the database holds. If it differs from the last welcome, entries may be lost: watch every game from version 0 and chat line 0, and replace the known game by the answer',
      }),
    })
    .meta({ description: 'Answers hello' }),
  z
    .object({
      type: z.literal('watching'),
      game: gameIdSchema,
      table: tableViewSchema,
      from: versionSchema,
      entries: z.array(z.string()),
      chat: z.array(chatLineSchema),
      online: z.array(seatNumberSchema),
      spectators: z.int(),
    })
    .meta({ description: 'Answers watch: the table and all entries from that version' }),
  z
    .object({
      type: z.literal('entries'),
      game: gameIdSchema,
      from: versionSchema,
      entries: z.array(z.string()),
      ...standingFields,
    })
    .meta({
      description:
        'New entries. If from is beyond the known version, watch again to get the gap. If it is below, skip the known entries',
    }),
  z.object({ type: z.literal('table'), table: tableViewSchema }).meta({ description: 'The table has changed' }),
  z
    .object({
      type: z.literal('accepted'),
      game: gameIdSchema,
      id: clientIdSchema,
      version: versionSchema,
      revision: z.int(),
    })
    .meta({ description: 'The command is in the database' }),
  z
    .object({
      type: z.literal('refused'),
      game: gameIdSchema.nullable(),
      id: clientIdSchema.nullable(),
      reason: reasonSchema,
      version: versionSchema.nullable().meta({ description: 'The version of the record, if it matters' }),
    })
    .meta({ description: 'The command or message was not carried out' }),
  z.object({ type: z.literal('chat'), game: gameIdSchema, line: chatLineSchema }),
  z
    .object({
      type: z.literal('presence'),
      game: gameIdSchema,
      online: z.array(seatNumberSchema).meta({ description: 'The seats whose players have the game open' }),
      spectators: z.int(),
    })
    .meta({ description: 'The players online or the spectators have changed' }),
  z
    .object({ type: z.literal('lobby'), ...lobbyChangeFields })
    .meta({ description: 'Answers lobby with all open tables, then sends the changes' }),
  z
    .object({ type: z.literal('notice'), notice: z.record(z.string(), z.unknown()) })
    .meta({ description: 'A notification for this player, also about games not watched' }),
  z
    .object({ type: z.literal('resync'), games: z.array(gameIdSchema) })
    .meta({ description: 'The client read too slowly and missed messages: watch these games again' }),
  z.object({ type: z.literal('rewound'), game: gameIdSchema }).meta({
    description:
      'The database has lost changes, and sent entries may be lost: watch this game from version 0 and chat line 0, and replace the known game by the answer',
  }),
  z
    .object({ type: z.literal('drain'), after: z.int() })
    .meta({ description: 'This node stops: reconnect after this many milliseconds' }),
  z.object({ type: z.literal('pong'), at: z.int(), now: momentSchema }).meta({ description: 'Answers ping' }),
]);

export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** WebSocket close codes the server uses. */
export const CLOSE = {
  drain: 4001,
  silence: 4002,
  tooSlow: 4003,
  protocol: 4004,
  abuse: 4005,
  session: 4006,
} as const;
