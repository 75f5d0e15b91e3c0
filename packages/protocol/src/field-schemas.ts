import { z } from 'zod';

/** More entries than any game can have. */
const MOST_ENTRIES = 20_000;
const MOST_SEATS = 4;

export const gameIdSchema = z.uuid().meta({ title: 'GameId', description: 'Names a game' });
/** The key of a private table. A newer server may have made a longer one. */
export const inviteSchema = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .meta({ title: 'InviteKey', description: 'Opens an unlisted table to people who do not take part in it' });
export const userIdSchema = z.uuid().meta({ title: 'UserId' });
export const clientIdSchema = z.uuid().meta({
  title: 'ClientId',
  description: 'Chosen by the client for one command. Sending a command again under the same id never applies it twice',
});
export const seatSchema = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)
  .meta({ title: 'Seat' });
export const versionSchema = z
  .int()
  .min(0)
  .max(MOST_ENTRIES)
  .meta({ title: 'Version', description: 'The number of entries of a record' });
/** A seat as a client reads it: a newer server may have larger tables. */
export const seatNumberSchema = z.int().min(0).meta({ title: 'Seat' });
export const momentSchema = z
  .int()
  .meta({ title: 'Moment', description: 'Milliseconds since 1970, by the clock of the server' });

/** A player's part of the seed: drawn by the client after it has seen the server's promise. */
export const nonceSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ title: 'Nonce', description: '32 random bytes as hexadecimal digits' });

const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(text);

/** A text of several lines. A database cannot store a NUL. */
export const textSchema = (longest: number): z.ZodString =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\0]*$/);

export const nameSchema = z.string().trim().min(1).max(24).refine(isPrintable).meta({ title: 'Name' });
export const handleSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{1,22}[a-z0-9]$/)
  .meta({ title: 'Handle' });
export const lineSchema = z.string().trim().min(1).max(500).refine(isPrintable).meta({ title: 'ChatText' });
export const botNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/)
  .meta({ title: 'BotName' });
/** A name as a client reads it: a newer server may allow longer ones. */
export const shownNameSchema = z.string().meta({ title: 'Name' });

/** There is only one engine; clients of version 0.2 require the name that they know. */
export const ENGINE_OF_0_2 = '1.1.0';
export const engineSchema = z
  .string()
  .default(ENGINE_OF_0_2)
  .meta({ description: 'Read by clients of version 0.2 only' });
