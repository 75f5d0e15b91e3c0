import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LiveClient } from '@la-stanza/protocol';

const FOLDER = resolve(import.meta.dirname, '../../../../packages/protocol/kept');

type ClientClass = typeof LiveClient;

/** The names of the kept clients of a protocol version, oldest first. */
export function keptClients(version: number): readonly string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith(`${version}.`) && name.endsWith('.js'))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** The protocol client as it was built at an earlier change. */
export async function keptClient(name: string): Promise<ClientClass> {
  const loaded: unknown = await import(pathToFileURL(resolve(FOLDER, name)).href);
  if (!hasClient(loaded)) throw new Error(`${name} has no client`);
  return loaded.LiveClient;
}

function hasClient(loaded: unknown): loaded is { readonly LiveClient: ClientClass } {
  return typeof loaded === 'object' && loaded !== null && 'LiveClient' in loaded;
}
