/** Whether a server stands behind the page: the server itself says so in the page, static files do not. */
export function hasServer(): boolean {
  return document.querySelector('meta[name="la-stanza-server"]') !== null;
}

/** A path of the server, beside the page. */
export function addressOf(path: string): URL {
  return new URL(`.${path}`, document.baseURI);
}

export function socketAddress(): URL {
  const address = addressOf('/api/live');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
