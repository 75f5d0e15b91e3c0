// tests run this without a page
const tag = globalThis.document?.querySelector<HTMLMetaElement>('[name|="la-stanza"]');
const opened = new URL(globalThis.location?.href ?? 'http://localhost/');

/**
 * Whether the page comes from a server, which injects `<meta name="la-stanza-server">`. On a static host a page in a folder has
 * `<meta name="la-stanza-site">` instead.
 */
export const isServed: boolean = tag?.name === 'la-stanza-server';

/**
 * The folder the page was opened from. A server answers at every path and puts the way back to this folder into its tag, so it needs
 * not know under which sub-path it is reached. Read before the address changes for the first time.
 */
export const siteRoot: URL = new URL(tag?.content ?? './', opened.origin + opened.pathname);

const [, asked, rest = ''] =
  /^([a-z]{2})(?:[/](.*?))?[/]?$/.exec(opened.pathname.slice(siteRoot.pathname.length)) ?? [];

/** The language that the address asks for: that of a prerendered page begins with one. */
export const languageAsked: string | undefined = asked;

/** Whether the page may have been prerendered: then its first rendering must not depend on the device or the day. */
export const isPrerendered: boolean = asked !== undefined;

/** The address of the screen that a prerendered page shows. */
export const screenAsked = (): string =>
  siteRoot.pathname + (isServed ? rest + location.search : location.hash || `#/${rest}`);

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
