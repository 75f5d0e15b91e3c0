import { z } from 'zod';
import { momentSchema, shownNameSchema, textSchema, userIdSchema } from './field-schemas.ts';

/** How many days a vacation may last, and how many a year has. */
export const VACATION_DAYS: Readonly<Record<'longest' | 'ofYear', number>> = { longest: 30, ofYear: 42 };

export const meSchema = z
  .object({
    user: userIdSchema,
    name: shownNameSchema,
    handle: z.string().nullable().default(null).meta({ description: 'Unique; others can search for it' }),
    isRanked: z.boolean().default(false).meta({ description: 'Whether the caller wants to be on the leaderboard' }),
    vacationUntil: momentSchema.nullable(),
    isOperator: z.boolean().default(false),
    unread: z.int().default(0).meta({ description: 'Measures about the caller that they have not read' }),
    suspendedUntil: momentSchema.nullable().default(null),
    mutedUntil: momentSchema.nullable().default(null),
    isKept: z.boolean().default(true).meta({
      description:
        'Whether a passkey or a recovery code leads back to the games; without one they are tied to this device',
    }),
  })
  .meta({ title: 'Me' });

export type Me = z.infer<typeof meSchema>;

const bytes = (most: number): z.ZodString =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);
const passkeyId = bytes(1_400);

/** A browser's answer, by `toJSON` of its credential; unneeded fields are ignored. */
const answerFields = { id: passkeyId, rawId: passkeyId, type: z.literal('public-key') };
const clientData = { clientDataJSON: bytes(4_000) };

export const newPasskeySchema = z
  .object({
    ...answerFields,
    response: z.object({
      ...clientData,
      attestationObject: bytes(8_000),
      transports: z.array(textSchema(20)).max(8).optional(),
    }),
  })
  .meta({ title: 'NewPasskey', description: 'A new credential as returned by the browser’s toJSON' });

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
  .meta({ title: 'PasskeyProof', description: 'An assertion as returned by the browser’s toJSON' });

/** For a browser's `parseCreationOptionsFromJSON` and `parseRequestOptionsFromJSON`. */
export const passkeyOptionsSchema = z
  .looseObject({ challenge: z.string() })
  .meta({ title: 'PasskeyOptions', description: 'WebAuthn options in JSON form' });

export const recoveryCodeSchema = z
  .string()
  .max(40)
  .transform((text) => text.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
  .pipe(z.string().length(16))
  .meta({ title: 'RecoveryCode', description: 'Sixteen letters and digits; hyphens and spaces are ignored' });

export const signedInSchema = z
  .object({
    me: meSchema,
    moved: z.int().meta({ description: 'The number of games moved from the guest on this device' }),
  })
  .meta({ title: 'SignedIn' });

export const accountSchema = z
  .object({
    me: meSchema,
    since: momentSchema,
    passkeys: z.array(
      z.object({
        id: passkeyId,
        device: z.string().meta({ description: 'Where it was created, such as Firefox, Linux' }),
        createdAt: momentSchema,
        usedAt: momentSchema.nullable(),
      }),
    ),
    codes: z.int().meta({ description: 'Unused recovery codes' }),
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
