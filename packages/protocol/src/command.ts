import { z } from 'zod';
import { clientIdSchema, versionSchema } from './field-schemas.ts';

export const commandSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('action'),
      action: z.string().min(1).max(40).meta({ description: 'An action in its notation', example: 'hire 2 5' }),
    }),
    z.strictObject({
      kind: z.literal('undo'),
      to: versionSchema.meta({
        description: 'Undoes to the position before this entry; needs no consent within the player’s own turn',
      }),
    }),
    z.strictObject({
      kind: z.literal('takeback'),
      to: versionSchema.meta({ description: 'The same after the turn has passed: the others must agree' }),
    }),
    z
      .strictObject({ kind: z.literal('offer-end') })
      .meta({ description: 'Asks the others to end the game unfinished' }),
    z.strictObject({ kind: z.literal('answer'), offer: z.uuid(), agree: z.boolean() }),
    z.strictObject({ kind: z.literal('resign') }),
    z
      .strictObject({ kind: z.literal('absence'), choice: z.enum(['wait', 'bot', 'end']) })
      .meta({ description: 'A vote about a seat that is out of time' }),
    z.strictObject({ kind: z.literal('return') }).meta({
      description: 'An absent player returns. Out of time that is possible once, to finish the turn without new time',
    }),
    z.strictObject({ kind: z.literal('claim') }).meta({
      description:
        'Claims that the acting player is away: after two minutes without a connection in a live game, after seven days without a move in one without a clock',
    }),
  ])
  .meta({ title: 'Command' });

/** How long a player must have kept the others waiting before these may claim the player's absence, in milliseconds. */
export const CLAIM_AFTER: Readonly<Record<'live' | 'none', number>> = { live: 120_000, none: 7 * 86_400_000 };

export type Command = z.infer<typeof commandSchema>;

export const commandOrderSchema = z
  .strictObject({
    id: clientIdSchema,
    version: versionSchema.meta({ description: 'The version of the record the command was made against' }),
    command: commandSchema,
  })
  .meta({ title: 'CommandOrder' });

export type CommandOrder = z.infer<typeof commandOrderSchema>;

export const acceptedSchema = z
  .object({
    version: versionSchema.meta({ description: 'The version of the record after the command' }),
    revision: z.int(),
  })
  .meta({ title: 'Accepted' });

export type Accepted = z.infer<typeof acceptedSchema>;
