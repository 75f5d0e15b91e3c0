import { z } from 'zod';
import { textSchema } from './field-schemas.ts';

const LONGEST_ADDRESS = 1_000;

const languageSchema = z.enum(['en', 'de', 'fr', 'nl']).meta({ title: 'Language' });

export type Language = z.infer<typeof languageSchema>;

const bytes = z.string().regex(/^[\w-]{16,120}$/);

/** The keys of a push subscription as the browser returns them, in base64url. */
const pushKeysSchema = z.strictObject({ p256dh: bytes, auth: bytes }).meta({ title: 'PushKeys' });

export type PushKeys = z.infer<typeof pushKeysSchema>;

const mailAddress = z.email().max(200);

export const newChannelSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('push'),
      address: z.url().max(LONGEST_ADDRESS).meta({ description: 'The endpoint of the push subscription' }),
      keys: pushKeysSchema,
      language: languageSchema,
    }),
    z.strictObject({
      kind: z.literal('mail'),
      address: mailAddress.meta({ description: 'A mailbox gets only a code until the code is confirmed' }),
      language: languageSchema,
    }),
  ])
  .meta({ title: 'NewChannel' });

export type NewChannel = z.infer<typeof newChannelSchema>;

export const namedChannelSchema = z.strictObject({
  kind: z.enum(['push', 'mail']),
  address: textSchema(LONGEST_ADDRESS).min(1),
});

export const confirmSchema = z.strictObject({ address: mailAddress, code: z.string().regex(/^\d{8}$/) });

export const channelsSchema = z
  .object({
    channels: z.array(
      z.object({
        kind: z.enum(['push', 'mail', 'unknown']).catch('unknown'),
        address: z.string(),
        language: z.string(),
        confirmed: z.boolean(),
      }),
    ),
    pushKey: z
      .string()
      .nullable()
      .meta({ description: 'The key to subscribe with; null if this server sends no push' }),
    hasMail: z.boolean().meta({ description: 'Whether this server sends mail' }),
  })
  .meta({ title: 'Channels' });

export type Channels = z.infer<typeof channelsSchema>;
