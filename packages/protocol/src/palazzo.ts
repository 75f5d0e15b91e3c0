import { z } from 'zod';

const GOALS = 3;
const MOST_EVENINGS = 100;
const MOST_POINTS = 1000;
const MOST_TRIES = 1_000_000;

const pointsSchema = z.int().min(-MOST_POINTS).max(MOST_POINTS);

const eveningSchema = z
  .object({
    person: z
      .int()
      .min(0)
      .max(MOST_EVENINGS - 1)
      .meta({ description: 'The number of the person’s tile' }),
    reached: z.array(z.boolean()).length(GOALS).meta({ description: 'The goals that the best try reached' }),
    own: pointsSchema,
    other: pointsSchema.meta({ description: 'The prestige of the best of the others' }),
    tries: z.int().min(0).max(MOST_TRIES),
  })
  .meta({ title: 'Evening' });

/** A player's progress in the palazzo. */
export const palazzoSchema = z
  .object({ evenings: z.array(eveningSchema).max(MOST_EVENINGS) })
  .meta({ title: 'Palazzo' });

export type Palazzo = z.infer<typeof palazzoSchema>;
