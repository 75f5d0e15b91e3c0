/** Whether the page comes from a server, which injects `<meta name="la-stanza-server">`; a static host does not. */
export function hasServer(): boolean {
  return document.querySelector('meta[name="la-stanza-server"]') !== null;
}

/** The address of a server path, relative to the page. */
export function addressOf(path: string): URL {
  return new URL(`.${path}`, document.baseURI);
}

export function socketAddress(): URL {
  const address = addressOf('/api/live');
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}
