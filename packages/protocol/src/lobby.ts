import { z } from 'zod';
import { gameIdSchema, momentSchema, shownNameSchema, userIdSchema } from './field-schemas.ts';
import { paceViewSchema } from './table.ts';

/** An open table as the lobby lists it. */
const lobbyTableSchema = z
  .object({
    game: gameIdSchema,
    host: userIdSchema,
    name: shownNameSchema.meta({ description: 'The name of the host' }),
    here: z.boolean().meta({ description: 'Whether the host is connected' }),
    since: momentSchema.meta({ description: 'When it was opened' }),
    seats: z.string().meta({ description: 'A letter for each seat: h person, b bot, o open' }),
    pace: paceViewSchema,
    rated: z.boolean(),
    options: z
      .array(z.string())
      .meta({ description: 'The options that are on; figures: with changed figures or rulings' }),
  })
  .meta({ title: 'LobbyTable' });

export type LobbyTable = z.infer<typeof lobbyTableSchema>;

/** The changes in the lobby. */
export const lobbyChangeFields = {
  whole: z.boolean().meta({ description: 'The lists are complete: replace the known lobby' }),
  people: z.int().optional().meta({ description: 'The number of connected people' }),
  tables: z.array(lobbyTableSchema).default([]).meta({ description: 'New or changed tables' }),
  gone: z.array(gameIdSchema).default([]).meta({ description: 'Tables that no longer wait for players' }),
};
