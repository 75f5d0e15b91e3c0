import { z } from 'zod';
import {
  botNameSchema,
  gameIdSchema,
  momentSchema,
  seatNumberSchema,
  seatSchema,
  shownNameSchema,
  userIdSchema,
  versionSchema,
  engineSchema,
} from './field-schemas.ts';

export const optionsSchema = z
  .strictObject({
    start: z.enum(['random', 'first']),
    arranged: z.boolean(),
    expert: z.boolean(),
    openHiring: z.boolean(),
  })
  .meta({ title: 'Options', description: 'The options of the rules: rules 2.1, 2.3, 4.6 and 4.4' });

export const paceSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({
      kind: z.literal('live'),
      bank: z.int().min(30).max(14_400).meta({ description: 'Seconds for the whole game' }),
      increment: z.int().min(0).max(600).meta({ description: 'Seconds added after each turn of the player' }),
    }),
    z.strictObject({
      kind: z.literal('days'),
      days: z.int().min(1).max(30).meta({ description: 'Days for each turn' }),
    }),
  ])
  .meta({ title: 'Pace' });

export type Pace = z.infer<typeof paceSchema>;

/** The fewest seats of a game. */
export const FEWEST_SEATS = 2;

/** The bots' seats of a casual game can be taken over until the marker reaches this round. */
export const BOT_SEATS_UNTIL = 3;

/**
 * The rulings where the languages of the rulebook differ: rules 11.3, 11.1, 3.4, 9.2, 9.6 and 5.1. A ruling that is not named is the
 * edition's.
 */
export const rulingsSchema = z
  .object({
    withdraw: z.enum(['turn-or-action', 'turn']).exactOptional(),
    ending: z.enum(['after-last-refill', 'before-last-refill']).exactOptional(),
    recruitSlide: z.enum(['all', 'toGap', 'leftmostFree']).exactOptional(),
    shelf: z.enum(['columns', 'rows']).exactOptional(),
    adSlide: z.enum(['right', 'left']).exactOptional(),
    icons: z.enum(['reachedOrPassed', 'reached']).exactOptional(),
  })
  .meta({ title: 'Rulings' });

/** The host's request to open a table. */
export const newTableSchema = z
  .strictObject({
    seats: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('me') }),
          z.strictObject({ kind: z.literal('open') }),
          z.strictObject({ kind: z.literal('bot'), bot: botNameSchema }),
        ]),
      )
      .min(FEWEST_SEATS)
      .max(4),
    options: optionsSchema,
    figures: z
      .union([z.literal('standard'), z.record(z.string(), z.unknown())])
      .meta({ description: 'standard, or a complete set of figures' }),
    rulings: rulingsSchema.optional().meta({ description: 'Only if they differ from the newest edition’s' }),
    pace: paceSchema,
    listed: z.boolean().meta({ description: 'Shown in the lobby, or reachable only by its link' }),
    rated: z
      .boolean()
      .optional()
      .meta({ description: 'Whether the game counts for ratings; if not given, a listed one does' }),
    openChat: z
      .boolean()
      .optional()
      .meta({ description: 'Whether spectators may read the chat; if not given, they may not' }),
  })
  .meta({ title: 'NewTable' });

export type NewTable = z.infer<typeof newTableSchema>;

/** The request of a player who wants to play immediately. */
export const sitDownSchema = z
  .strictObject({
    seats: z.int().min(FEWEST_SEATS).max(4),
    pace: z.enum(['live', 'days']).default('live'),
    bot: botNameSchema.optional().meta({ description: 'The bot for seats that no player takes' }),
  })
  .meta({ title: 'SitDown' });

export type SitDown = z.infer<typeof sitDownSchema>;

// A client reads a value that only a newer server knows as `unknown`, so that the rest of the message still counts.

const seatViewSchema = z
  .object({
    seat: seatNumberSchema,
    kind: z.enum(['human', 'bot', 'open', 'unknown']).catch('unknown'),
    user: userIdSchema.nullable(),
    name: shownNameSchema.nullable(),
    bot: z.string().nullable().meta({ title: 'BotName' }),
    standing: z
      .enum(['playing', 'absent', 'resigned', 'unknown'])
      .catch('unknown')
      .meta({ description: 'absent: out of time; resigned: left the game, possibly to a bot' }),
    arriving: z
      .object({ user: userIdSchema, name: shownNameSchema })
      .nullable()
      .default(null)
      .meta({ description: 'The player who takes the seat when the bot’s turn is over' }),
    since: z
      .int()
      .nullable()
      .default(null)
      .meta({ description: 'The round in which the player took the seat over from a bot; null: from the start' }),
    share: z.string().nullable().default(null).meta({
      description: 'SHA-256 of the player’s part of the seed; the record of the started game shows that part',
    }),
  })
  .meta({ title: 'SeatView' });

export type SeatView = z.infer<typeof seatViewSchema>;

/** The most lines of a chat in one message; a client that got as many requests more. */
export const CHAT_PAGE = 500;

export const offerSchema = z
  .discriminatedUnion('kind', [
    z.object({
      id: z.uuid(),
      kind: z.literal('takeback'),
      by: seatSchema,
      to: versionSchema,
      agreed: z.array(seatSchema),
    }),
    z.object({ id: z.uuid(), kind: z.literal('end'), by: seatSchema, agreed: z.array(seatSchema) }),
    z.object({
      id: z.uuid(),
      kind: z.literal('absence'),
      by: seatSchema.meta({ description: 'The absent seat' }),
      votes: z.array(z.object({ seat: seatSchema, choice: z.enum(['bot', 'end']) })),
      canReturn: z.boolean().default(true).meta({ description: 'Whether the absent player may return by themselves' }),
    }),
  ])
  .meta({ title: 'Offer', description: 'A question to the other players' });

export type Offer = z.infer<typeof offerSchema>;

/** The value that a client reads for a pace or an offer that only a newer server knows. */
const unknownKind = z.object({ kind: z.literal('unknown') });

export const paceViewSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('live'), bank: z.number(), increment: z.number() }),
    z.object({ kind: z.literal('days'), days: z.number() }),
    unknownKind,
  ])
  .catch({ kind: 'unknown' })
  .meta({ title: 'PaceView' });

export type PaceView = z.infer<typeof paceViewSchema>;

const offerFields = { id: z.uuid(), by: seatNumberSchema };
const offerViewSchema = z
  .discriminatedUnion('kind', [
    z.object({ ...offerFields, kind: z.literal('takeback'), to: versionSchema, agreed: z.array(seatNumberSchema) }),
    z.object({ ...offerFields, kind: z.literal('end'), agreed: z.array(seatNumberSchema) }),
    z.object({
      ...offerFields,
      kind: z.literal('absence'),
      by: seatNumberSchema.meta({ description: 'The absent seat' }),
      votes: z.array(z.object({ seat: seatNumberSchema, choice: z.enum(['bot', 'end', 'unknown']).catch('unknown') })),
      canReturn: z.boolean().default(true),
    }),
    unknownKind,
  ])
  .nullable()
  .catch({ kind: 'unknown' })
  .meta({ title: 'OfferView', description: 'A question to the other players' });

export type OfferView = z.infer<typeof offerViewSchema>;

export const resultSchema = z
  .object({ totals: z.array(z.int()), winners: z.array(seatNumberSchema), decidedBy: z.string() })
  .meta({ title: 'Result' });

export type Result = z.infer<typeof resultSchema>;

/** The acting seat and the clock of a running game. */
export const standingFields = {
  acting: seatNumberSchema.nullable().meta({ description: 'The seat that has to decide' }),
  deadline: momentSchema.nullable().meta({ description: 'The deadline of its turn' }),
  banks: z
    .array(z.int())
    .nullable()
    .meta({ description: 'Live pace: milliseconds each seat has left at the start of the turn' }),
};

export const tableViewSchema = z
  .object({
    game: gameIdSchema,
    revision: z.int().meta({ description: 'Grows with every change of the table; the highest is current' }),
    version: versionSchema,
    status: z.enum(['open', 'running', 'over', 'unknown']).catch('unknown'),
    ending: z.enum(['played', 'agreed', 'resigned', 'abandoned', 'timeout', 'unknown']).catch('unknown').nullable(),
    host: userIdSchema,
    listed: z.boolean(),
    invite: z.string().nullable().default(null).meta({
      description: 'The key that opens the table, part of its link; null if the id is enough',
    }),
    rated: z.boolean().default(false).meta({
      description: 'Counts for the ratings if only people play; never with changed figures',
    }),
    openChat: z.boolean().default(true).meta({ description: 'Whether spectators may read the chat' }),
    casual: z
      .boolean()
      .default(false)
      .meta({ description: 'People and bots may change places: a bot replaces a player who leaves' }),
    gathersUntil: momentSchema.nullable().default(null).meta({
      description: 'When an open table starts by itself, with bots in the open seats; null: its host starts it',
    }),
    botSeats: z.enum(['open', 'closed', 'unknown']).catch('unknown').nullable().default(null).meta({
      description:
        'Whether people may take over the bots’ seats; closed: a player at the table has closed them; null: never, or not any more',
    }),
    daily: z.string().nullable().default(null).meta({
      description: 'The day whose deal is played: the same for all players, with its seed secret until the day is over',
    }),
    engine: engineSchema,
    edition: z
      .int()
      .nullable()
      .default(null)
      .meta({ description: 'The edition of figures and rulings; null before there were editions' }),
    // an option of a newer server stays in: the engine then reports that it cannot replay the game
    options: z.looseObject({ ...optionsSchema.shape, start: z.enum(['random', 'first']).catch('random') }),
    figures: z.union([z.literal('standard'), z.record(z.string(), z.unknown())]),
    rulings: rulingsSchema.nullable().default(null).meta({ description: 'Only if they differ from the edition’s' }),
    commitment: z.string().nullable().meta({ description: 'SHA-256 of the seed, published before the first deal' }),
    promise: z.string().nullable().default(null).meta({
      description:
        'SHA-256 of the server’s secret, published when the table opens; null if the seed is the server’s alone',
    }),
    pace: paceViewSchema,
    seats: z.array(seatViewSchema),
    ...standingFields,
    offer: offerViewSchema,
    result: resultSchema.nullable(),
    rematch: gameIdSchema.nullable(),
    createdAt: momentSchema,
    startedAt: momentSchema.nullable(),
    endedAt: momentSchema.nullable(),
  })
  .meta({ title: 'TableView', description: 'A game without its entries and chat' });

export type TableView = z.infer<typeof tableViewSchema>;

export const chatLineSchema = z
  .object({
    number: z.int(),
    user: userIdSchema,
    name: shownNameSchema,
    text: z.string(),
    at: momentSchema,
    hidden: z.boolean().default(false).meta({ description: 'An operator has hidden its text' }),
  })
  .meta({ title: 'ChatLine' });

export type ChatLine = z.infer<typeof chatLineSchema>;
