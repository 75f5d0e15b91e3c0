import { z } from 'zod';
import { momentSchema, nameSchema, userIdSchema } from './words.ts';

export const meSchema = z
  .object({ user: userIdSchema, name: nameSchema, vacationUntil: momentSchema.nullable() })
  .meta({ title: 'Me' });

export type Me = z.infer<typeof meSchema>;

const bytes = (most: number): z.ZodString =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);
const passkeyId = bytes(1_400);

/** What a browser answers, by `toJSON` of its credential; fields that are not needed are let pass. */
const answerFields = { id: passkeyId, rawId: passkeyId, type: z.literal('public-key') };
const clientData = { clientDataJSON: bytes(4_000) };

export const newPasskeySchema = z
  .object({
    ...answerFields,
    response: z.object({
      ...clientData,
      attestationObject: bytes(8_000),
      transports: z.array(z.string().max(20)).max(8).optional(),
    }),
  })
  .meta({ title: 'NewPasskey', description: 'A new credential as the browser gives it, by toJSON' });

export const passkeyProofSchema = z
  .object({
    ...answerFields,
    response: z.object({
      ...clientData,
      authenticatorData: bytes(4_000),
      signature: bytes(4_000),
      userHandle: bytes(200).nullish(),
    }),
  })
  .meta({ title: 'PasskeyProof', description: 'An assertion as the browser gives it, by toJSON' });

/** For `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON` of a browser. */
export const passkeyOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .meta({ title: 'PasskeyOptions', description: 'Options of WebAuthn in their JSON form' });

export const recoveryCodeSchema = z
  .string()
  .max(40)
  .transform((text) => text.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
  .pipe(z.string().length(16))
  .meta({ title: 'RecoveryCode', description: 'Sixteen letters and digits; strokes and spaces do not matter' });

export const signedInSchema = z
  .object({
    me: meSchema,
    moved: z.int().meta({ description: 'How many games of the guest on this device came along' }),
  })
  .meta({ title: 'SignedIn' });

export const accountSchema = z
  .object({
    me: meSchema,
    since: momentSchema,
    passkeys: z.array(
      z.object({
        id: passkeyId,
        device: z.string().meta({ description: 'Where it was made, such as Firefox, Linux' }),
        createdAt: momentSchema,
        usedAt: momentSchema.nullable(),
      }),
    ),
    codes: z.int().meta({ description: 'Recovery codes that are left' }),
    devices: z.array(
      z.object({
        id: z.uuid(),
        device: z.string(),
        createdAt: momentSchema,
        seenAt: momentSchema,
        isThis: z.boolean(),
      }),
    ),
  })
  .meta({ title: 'Account' });

export type Account = z.infer<typeof accountSchema>;
