import { z } from 'zod';
import {
  botNameSchema,
  gameIdSchema,
  momentSchema,
  nameSchema,
  seatSchema,
  userIdSchema,
  versionSchema,
} from './words.ts';

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
      increment: z.int().min(0).max(600).meta({ description: 'Seconds added after each own turn' }),
    }),
    z.strictObject({
      kind: z.literal('days'),
      days: z.int().min(1).max(30).meta({ description: 'Days for each turn' }),
    }),
  ])
  .meta({ title: 'Pace' });

export type Pace = z.infer<typeof paceSchema>;

/** A game takes two. */
export const FEWEST_SEATS = 2;

/** What the host asks for when opening a table. */
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
      .meta({ description: 'standard, or a whole set of figures' }),
    pace: paceSchema,
    listed: z.boolean().meta({ description: 'Shown to everybody, or reached by its link only' }),
  })
  .meta({ title: 'NewTable' });

export type NewTable = z.infer<typeof newTableSchema>;

const seatViewSchema = z
  .object({
    seat: seatSchema,
    kind: z.enum(['human', 'bot', 'open']),
    user: userIdSchema.nullable(),
    name: nameSchema.nullable(),
    bot: botNameSchema.nullable(),
    standing: z
      .enum(['playing', 'absent', 'resigned'])
      .meta({ description: 'absent: out of time; resigned: gave up, a bot may play on' }),
  })
  .meta({ title: 'SeatView' });

export type SeatView = z.infer<typeof seatViewSchema>;

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
    }),
  ])
  .meta({ title: 'Offer', description: 'Something the other players are asked' });

export type Offer = z.infer<typeof offerSchema>;

export const resultSchema = z
  .object({ totals: z.array(z.int()), winners: z.array(seatSchema), decidedBy: z.string() })
  .meta({ title: 'Result' });

export type Result = z.infer<typeof resultSchema>;

/** Where a running game stands, apart from its record. */
export const standingFields = {
  acting: seatSchema.nullable().meta({ description: 'The seat that decides now' }),
  deadline: momentSchema.nullable().meta({ description: 'When its time is up' }),
  banks: z
    .array(z.int())
    .nullable()
    .meta({ description: 'Live pace: milliseconds left to each seat at the start of the turn' }),
};

export const tableViewSchema = z
  .object({
    game: gameIdSchema,
    revision: z.int().meta({ description: 'Grows with every change of the table; the higher one is the truth' }),
    version: versionSchema,
    status: z.enum(['open', 'running', 'over']),
    ending: z.enum(['played', 'agreed', 'resigned', 'abandoned']).nullable(),
    host: userIdSchema,
    listed: z.boolean(),
    engine: z.string(),
    options: optionsSchema,
    figures: z.union([z.literal('standard'), z.record(z.string(), z.unknown())]),
    commitment: z.string().nullable().meta({ description: 'SHA-256 of the seed, published before the first deal' }),
    pace: paceSchema,
    seats: z.array(seatViewSchema),
    ...standingFields,
    offer: offerSchema.nullable(),
    result: resultSchema.nullable(),
    rematch: gameIdSchema.nullable(),
    createdAt: momentSchema,
    startedAt: momentSchema.nullable(),
    endedAt: momentSchema.nullable(),
  })
  .meta({ title: 'TableView', description: 'Everything about a game but its entries and its chat' });

export type TableView = z.infer<typeof tableViewSchema>;

export const chatLineSchema = z
  .object({ number: z.int(), user: userIdSchema, name: nameSchema, text: z.string(), at: momentSchema })
  .meta({ title: 'ChatLine' });

export type ChatLine = z.infer<typeof chatLineSchema>;
