import { z } from 'zod';
import { commandSchema } from './command.ts';
import { reasonSchema } from './reason.ts';
import { chatLineSchema, standingFields, tableViewSchema } from './table.ts';
import {
  clientIdSchema,
  gameIdSchema,
  lineSchema,
  momentSchema,
  seatSchema,
  userIdSchema,
  versionSchema,
} from './words.ts';

/** What a client may say on the socket. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('hello'), protocols: z.array(z.int()).min(1).max(16) })
    .meta({ description: 'Must come first: the protocol versions the client speaks' }),
  z
    .strictObject({ type: z.literal('watch'), game: gameIdSchema, version: versionSchema, chat: z.int().min(0) })
    .meta({ description: 'Follow a game from the version and the chat line number already known (0 for none)' }),
  z.strictObject({ type: z.literal('unwatch'), game: gameIdSchema }).meta({ description: 'Follow a game no longer' }),
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
    .strictObject({ type: z.literal('ping'), at: z.int() })
    .meta({ description: 'Heartbeat, answered by pong. Needed at least once per heartbeat period' }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** What the server says on the socket. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('welcome'),
      protocol: z.int(),
      user: userIdSchema.nullable().meta({ description: 'null: no session, watching only' }),
      node: z.string(),
      heartbeat: z.int().meta({ description: 'Milliseconds of silence after which either side closes' }),
      now: momentSchema,
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
      online: z.array(seatSchema),
      spectators: z.int(),
    })
    .meta({ description: 'Answers watch: the table and all entries from the version named' }),
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
        'New entries. If from is beyond the version known, watch again: the gap is replayed. If below, skip what is known',
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
      online: z.array(seatSchema).meta({ description: 'The seats whose players have the game open' }),
      spectators: z.int(),
    })
    .meta({ description: 'Who is there has changed' }),
  z
    .object({ type: z.literal('notice'), notice: z.record(z.string(), z.unknown()) })
    .meta({ description: 'A notification for this player, also about games not watched' }),
  z
    .object({ type: z.literal('resync'), games: z.array(gameIdSchema) })
    .meta({ description: 'The client read too slowly and missed messages: watch these games again' }),
  z
    .object({ type: z.literal('drain'), after: z.int() })
    .meta({ description: 'This node stops: connect again after this many milliseconds' }),
  z.object({ type: z.literal('pong'), at: z.int(), now: momentSchema }).meta({ description: 'Answers ping' }),
]);

export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** Why the server closes a socket, as WebSocket close codes. */
export const CLOSE = {
  drain: 4001,
  silence: 4002,
  tooSlow: 4003,
  protocol: 4004,
  abuse: 4005,
  session: 4006,
} as const;
