import { z } from 'zod';
import { gameIdSchema, momentSchema, nameSchema, seatSchema, userIdSchema } from './words.ts';

/** Rule 12.1: what prestige comes from, in the order of the engine. */
const categoryNames = [
  'masterpieces',
  'sailboat',
  'books',
  'passing',
  'tiles',
  'financier',
  'bonusMajority',
  'museumMajority',
] as const;

const perCategory = z.record(z.enum(categoryNames), z.number());
const disciplineNames = ['discoveries', 'literature', 'religion', 'arts', 'politics'] as const;

const ratingSchema = z
  .object({
    players: z.int(),
    rating: z.int().meta({ description: 'The middle of what is likely; everybody starts at 1500' }),
    spread: z.int().meta({ description: 'Very likely the true strength is no further from the rating than this' }),
    games: z.int(),
    history: z
      .array(z.object({ at: momentSchema, rating: z.int(), spread: z.int() }))
      .meta({ description: 'After each rated game, the oldest first' }),
  })
  .meta({ title: 'Rating', description: 'From listed games among people only, for one number of players' });

export type Rating = z.infer<typeof ratingSchema>;

const playedGameSchema = z
  .object({
    game: gameIdSchema,
    endedAt: momentSchema,
    seat: seatSchema,
    place: z.int().nullable().meta({ description: 'null: the game was not played to its end' }),
    total: z.int().nullable(),
    change: z.int().nullable().meta({ description: 'What it did to the rating; null: not rated' }),
    isAgainstBots: z.boolean(),
    others: z.array(
      z.object({
        seat: seatSchema,
        user: userIdSchema.nullable(),
        name: nameSchema.nullable(),
        bot: z.string().nullable(),
      }),
    ),
  })
  .meta({ title: 'PlayedGame' });

export type PlayedGame = z.infer<typeof playedGameSchema>;

export const profileSchema = z
  .object({
    user: userIdSchema,
    name: nameSchema,
    since: momentSchema,
    games: z.int().meta({ description: 'Games played to their end' }),
    won: z.int(),
    best: z.int().nullable(),
    average: z.number().nullable(),
    categories: perCategory.nullable().meta({ description: 'Prestige for each game by category' }),
    winners: perCategory.nullable().meta({ description: 'The same for all who won on this server' }),
    disciplines: z
      .record(z.enum(disciplineNames), z.number())
      .meta({ description: 'How often each discipline was activated' }),
    company: z
      .array(z.object({ tile: z.int(), times: z.int() }))
      .meta({ description: 'The characters hired most often, by their number' }),
    ratings: z.array(ratingSchema),
    recent: z.array(playedGameSchema),
    against: z
      .array(z.object({ user: userIdSchema, name: nameSchema, ahead: z.int(), behind: z.int() }))
      .meta({ description: 'Those met most often: how often one came before and behind them' }),
  })
  .meta({ title: 'Profile' });

export type Profile = z.infer<typeof profileSchema>;

export const REPORT_REASONS = ['chat', 'name', 'stalling', 'unfair', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportSchema = z.strictObject({
  game: gameIdSchema.nullable(),
  reason: z.enum(REPORT_REASONS),
  text: z.string().trim().max(1_000),
});

export const blocksSchema = z
  .object({ blocked: z.array(z.object({ user: userIdSchema, name: nameSchema })) })
  .meta({ title: 'Blocks' });

export type Blocks = z.infer<typeof blocksSchema>;
