import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { refuse, type Refused } from '../play/outcome.ts';

const NAME = 'La Stanza';
const MOST_PASSKEYS = 10;
/** COSE identifiers of EdDSA, ES256 and RS256: every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/** The page that sent a request: its checked origin, and the domain of its passkeys. */
export interface RequestingPage {
  readonly origin: string;
  readonly domain: string;
}

/** The browser's answers as the protocol validates them. */
type NewPasskey = Omit<RegistrationResponseJSON, 'clientExtensionResults' | 'response'> & {
  readonly response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined };
};
type PasskeyProof = Omit<AuthenticationResponseJSON, 'clientExtensionResults' | 'response'> & {
  readonly response: { clientDataJSON: string; authenticatorData: string; signature: string };
};

interface Person {
  readonly user: string;
  readonly name: string;
}

/** Stores a challenge and deletes the expired ones. */
async function keepChallenge(db: Kysely<Schema>, challenge: string, user: string | null): Promise<void> {
  await db
    .deleteFrom('challenges')
    .where('until', '<', sql<Date>`now()`)
    .execute();
  await db
    .insertInto('challenges')
    .values({ challenge, user_id: user, until: sql<string>`now() + interval '5 minutes'` })
    .execute();
}

/** Deletes a challenge, so that it can be answered only once; false if it is unknown or expired. */
async function takeChallenge(db: Kysely<Schema>, challenge: string, user: string | null): Promise<boolean> {
  const taken = await db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', user)
    .where('until', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function passkeyOptions(
  db: Kysely<Schema>,
  { user, name }: Person,
  { domain }: RequestingPage,
): Promise<Awaited<ReturnType<typeof generateRegistrationOptions>> | Refused> {
  const known = await db.selectFrom('passkeys').select(['id', 'transports']).where('user_id', '=', user).execute();
  if (known.length >= MOST_PASSKEYS) return refuse('too-many-passkeys', null, { most: MOST_PASSKEYS });
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: domain,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(user),
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    // a resident key identifies its user: no one types a name to sign in
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await keepChallenge(db, options.challenge, user);
  return options;
}

export async function addPasskey(
  db: Kysely<Schema>,
  user: string,
  { id, rawId, type, response }: NewPasskey,
  { origin, domain }: RequestingPage,
  device: string,
): Promise<Refused | undefined> {
  const verified = await verifyOrUndefined(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
          transports: response.transports ?? [],
        },
      },
      expectedChallenge: (challenge) => takeChallenge(db, challenge, user),
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (verified?.verified !== true) return refuse('passkey-refused');
  const { publicKey, counter, transports } = verified.registrationInfo.credential;
  const added = await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: user,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports ?? [],
      device,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n ? undefined : refuse('passkey-refused');
}

export async function forgetPasskey(db: Kysely<Schema>, user: string, id: string): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', user).where('id', '=', id).execute();
}

export async function signInOptions(
  db: Kysely<Schema>,
  { domain }: RequestingPage,
): ReturnType<typeof generateAuthenticationOptions> {
  const options = await generateAuthenticationOptions({ rpID: domain, userVerification: 'preferred' });
  await keepChallenge(db, options.challenge, null);
  return options;
}

/** The user whose passkey signed the challenge. */
export async function userOfPasskey(
  db: Kysely<Schema>,
  { id, rawId, type, response }: PasskeyProof,
  { origin, domain }: RequestingPage,
): Promise<string | Refused> {
  const known = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
  if (known === undefined) return refuse('passkey-refused');
  const verified = await verifyOrUndefined(() =>
    verifyAuthenticationResponse({
      response: { id, rawId, type, clientExtensionResults: {}, response },
      expectedChallenge: (challenge) => takeChallenge(db, challenge, null),
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: false,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
      },
    }),
  );
  if (verified?.verified !== true) return refuse('passkey-refused');
  await db
    .updateTable('passkeys')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: sql`now()` })
    .where('id', '=', known.id)
    .execute();
  return known.user_id;
}

/** The library throws on every invalid answer; the server refuses all of them alike. Database errors are not caught. */
async function verifyOrUndefined<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof Error && !('code' in error)) return undefined;
    throw error;
  }
}
