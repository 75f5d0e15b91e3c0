import { isServed, siteRoot } from '../ui/site-address.ts';

export const hasServer = (): boolean => isServed;

/** The address of a server path, relative to the page. */
export function addressOf(path: string): URL {
  return new URL(`.${path}`, siteRoot);
}

export function socketAddress(): URL {
  const address = addressOf('/api/live');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
