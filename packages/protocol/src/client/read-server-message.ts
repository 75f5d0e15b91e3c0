import { serverMessageSchema, type ServerMessage } from '../socket.ts';

/** A message that this client cannot read: its type, and the command it answers, if it names either. */
export interface Unread {
  readonly unread: string | undefined;
  readonly id: string | undefined;
}

/** Reads a message of a server that may be newer: drops unknown fields, and replaces unknown values by `unknown`. */
export function readServerMessage(text: string): ServerMessage | Unread {
  const value = parsed(text);
  const read = serverMessageSchema.safeParse(value);
  return read.success ? read.data : { unread: textIn(value, 'type'), id: textIn(value, 'id') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textIn(value: unknown, field: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Object.entries(value).find(([name]) => name === field)?.[1];
  return typeof found === 'string' ? found : undefined;
}
