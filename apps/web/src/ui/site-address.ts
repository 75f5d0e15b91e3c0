const tag = document.querySelector<HTMLMetaElement>('meta[name="la-stanza-server"]');

/** Whether the page comes from a server, which injects `<meta name="la-stanza-server">`; a static host does not. */
export const isServed: boolean = tag !== null;

/**
 * The folder the page was opened from. A server answers at every path and puts the way back to this folder into its tag, so it needs
 * not know under which sub-path it is reached. Read before the address changes for the first time.
 */
export const siteRoot: URL = new URL(tag?.content ?? './', location.href.replace(/[?#].*$/, ''));

/** The path of the shown page, with its query. A static host has one page, so there it follows the #. */
export function pathHere(): string {
  if (!isServed) return location.hash.slice(1);
  return `/${location.pathname.slice(siteRoot.pathname.length)}${location.search}`;
}

/**
 * What an address with # asks for, on a host that knows every path: links of version 0.1 have it, and those inside the page that
 * must work on a static host too.
 */
export const pathBehindHash = (): string | undefined =>
  isServed && location.hash.startsWith('#/') ? `${siteRoot.pathname}${location.hash.slice(2)}` : undefined;
