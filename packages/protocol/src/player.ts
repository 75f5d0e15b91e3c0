import { z } from 'zod';
import {
  gameIdSchema,
  momentSchema,
  seatNumberSchema,
  shownNameSchema,
  textSchema,
  userIdSchema,
} from './field-schemas.ts';

/** Rule 12.1: the categories of prestige, in the engine's order. */
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

const perCategory = z.looseRecord(z.enum(categoryNames), z.number());
const disciplineNames = ['discoveries', 'literature', 'religion', 'arts', 'politics'] as const;

const ratingSchema = z
  .object({
    players: z.int(),
    rating: z.int().meta({ description: 'The estimated strength; every player starts at 1500' }),
    spread: z.int().meta({ description: 'The true strength is very likely within this distance of the rating' }),
    games: z.int(),
    provisional: z
      .boolean()
      .default(false)
      .meta({ description: 'Of a guest, or of an account from today: it stays near the start' }),
    history: z
      .array(z.object({ at: momentSchema, rating: z.int(), spread: z.int() }))
      .meta({ description: 'After each rated game, oldest first' }),
  })
  .meta({ title: 'Rating', description: 'From listed games among people only, for one number of players' });

export type Rating = z.infer<typeof ratingSchema>;

const playedGameSchema = z
  .object({
    game: gameIdSchema,
    endedAt: momentSchema,
    seat: seatNumberSchema,
    place: z.int().nullable().meta({ description: 'null: the game was not played to its end' }),
    total: z.int().nullable(),
    change: z.int().nullable().meta({ description: 'The change of the rating; null: not rated' }),
    isAgainstBots: z.boolean(),
    others: z.array(
      z.object({
        seat: seatNumberSchema,
        user: userIdSchema.nullable(),
        name: shownNameSchema.nullable(),
        bot: z.string().nullable(),
      }),
    ),
  })
  .meta({ title: 'PlayedGame' });

export type PlayedGame = z.infer<typeof playedGameSchema>;

export const playedGamesSchema = z
  .object({
    games: z.array(playedGameSchema),
    next: z.string().nullable().meta({ description: 'The start of the next page; null on the last one' }),
  })
  .meta({ title: 'PlayedGames' });

export type PlayedGames = z.infer<typeof playedGamesSchema>;

const personFields = { user: userIdSchema, name: shownNameSchema };

export const foundPlayerSchema = z.object({ ...personFields, handle: z.string() }).meta({ title: 'FoundPlayer' });

export type FoundPlayer = z.infer<typeof foundPlayerSchema>;

const knownPerson = { ...personFields, handle: z.string().nullable() };

export const friendsSchema = z
  .object({
    friends: z.array(
      z.object({
        ...knownPerson,
        seenAt: momentSchema.nullable().meta({ description: 'When the friend was last connected' }),
        game: z
          .object({ game: gameIdSchema, hasFreeSeat: z.boolean() })
          .nullable()
          .meta({ description: 'A public game the friend plays, and whether a bot’s seat is free there' }),
      }),
    ),
    asking: z.array(z.object(knownPerson)).meta({ description: 'People who have asked the caller' }),
    asked: z.array(z.object(knownPerson)).meta({ description: 'People the caller has asked' }),
    met: z
      .array(z.object({ ...knownPerson, games: z.int() }))
      .meta({ description: 'People the caller has played with most, and has not asked' }),
  })
  .meta({ title: 'Friends' });

export type Friends = z.infer<typeof friendsSchema>;

export const leaderboardSchema = z
  .object({
    hasRanks: z.boolean().meta({ description: 'With fewer than ten people there are no ranks' }),
    leastGames: z.int().meta({ description: 'The number of rated games that a listed person needs' }),
    rows: z
      .array(z.object({ ...knownPerson, rating: z.int(), spread: z.int(), games: z.int(), won: z.int() }))
      .meta({ description: 'Ordered by rating minus spread' }),
  })
  .meta({ title: 'Leaderboard' });

export type Leaderboard = z.infer<typeof leaderboardSchema>;

export const stakesSchema = z
  .object({
    change: z.int().nullable().meta({ description: 'How the rating has changed; null before that' }),
    places: z.array(z.int()).meta({
      description:
        'How the rating would change for each place, if the others finish in the order of their ratings; empty if the game is not rated',
    }),
  })
  .meta({ title: 'Stakes' });

export type Stakes = z.infer<typeof stakesSchema>;

export const profileSchema = z
  .object({
    user: userIdSchema,
    name: shownNameSchema,
    since: momentSchema,
    games: z.int().meta({ description: 'Games played to their end' }),
    won: z.int(),
    best: z.int().nullable(),
    average: z.number().nullable(),
    categories: perCategory.nullable().meta({ description: 'Average prestige a game by category' }),
    winners: perCategory.nullable().meta({ description: 'The same for all winners on this server' }),
    disciplines: z
      .looseRecord(z.enum(disciplineNames), z.number())
      .meta({ description: 'How often each discipline was activated' }),
    company: z
      .array(z.object({ tile: z.int(), times: z.int() }))
      .meta({ description: 'The characters hired most often, by their number' }),
    ratings: z.array(ratingSchema),
    recent: z.array(playedGameSchema),
    against: z.array(z.object({ user: userIdSchema, name: shownNameSchema, ahead: z.int(), behind: z.int() })).meta({
      description: 'The most frequent opponents: how often the player finished ahead of them and behind them',
    }),
  })
  .meta({ title: 'Profile' });

export type Profile = z.infer<typeof profileSchema>;

export const REPORT_REASONS = ['chat', 'name', 'stalling', 'unfair', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const reportSchema = z.strictObject({
  game: gameIdSchema.nullable(),
  reason: z.enum(REPORT_REASONS),
  text: textSchema(1_000),
});

export const blocksSchema = z
  .object({ blocked: z.array(z.object({ user: userIdSchema, name: shownNameSchema })) })
  .meta({ title: 'Blocks' });

export type Blocks = z.infer<typeof blocksSchema>;
