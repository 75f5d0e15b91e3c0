import { z } from 'zod';
import { engineSchema, gameIdSchema, momentSchema, shownNameSchema, userIdSchema } from './field-schemas.ts';

export const daySchema = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  .meta({ title: 'Day', description: 'YYYY-MM-DD, from midnight to midnight UTC' });

const leadSchema = z
  .int()
  .meta({ title: 'Lead', description: 'Own prestige minus that of the better bot, at the end of a game' });

const leadCountSchema = z.object({ lead: leadSchema, count: z.int() }).meta({ title: 'LeadCount' });

const dailyPersonSchema = z
  .object({
    user: userIdSchema,
    name: shownNameSchema,
    lead: leadSchema.nullable().meta({ description: 'null: not finished yet' }),
    rank: z.int().nullable().meta({ description: 'Equal results share a rank' }),
  })
  .meta({ title: 'DailyPerson' });

/** The deal of a day, as far as the caller may know it. */
export const dailySchema = z
  .object({
    day: daySchema,
    fingerprint: z.string().meta({ description: 'SHA-256 of the seed: the commitment of every game of the day' }),
    publishedAt: momentSchema.meta({ description: 'When the fingerprint was published' }),
    seed: z.string().nullable().meta({ description: 'null until the day is over' }),
    opening: z
      .string()
      .nullable()
      .meta({ description: 'The setup as a link, without its seed; null before the day begins' }),
    engine: engineSchema,
    edition: z.int(),
    bots: z.int().meta({ description: 'The version of the bots' }),
    now: momentSchema,
    own: z
      .object({
        game: gameIdSchema.meta({ description: 'The game that counts' }),
        lead: leadSchema.nullable(),
        rank: z.int().nullable(),
      })
      .nullable()
      .meta({ description: 'null: the caller has not begun' }),
    people: z.int().meta({ description: 'The number of people who have finished it' }),
    board: z
      .object({
        people: z.array(leadCountSchema),
        field: z.array(leadCountSchema).meta({ description: 'Games of level 3 on this deal' }),
        best: z
          .object({ lead: leadSchema, link: z.string() })
          .nullable()
          .meta({ description: 'A game of level 5 on this deal, as a link without its seed' }),
        friends: z.array(dailyPersonSchema),
        top: z.array(dailyPersonSchema).meta({ description: 'The best results, of people who want to be listed' }),
      })
      .nullable()
      .meta({ description: 'The results of others; null until the caller has finished, or the day is over' }),
    week: z
      .array(z.object({ day: daySchema, lead: leadSchema.nullable() }))
      .meta({ description: 'The caller’s results of the seven days up to this one' }),
  })
  .meta({ title: 'Daily' });

export type Daily = z.infer<typeof dailySchema>;
