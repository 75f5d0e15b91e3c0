import { SESSION_DAYS } from './session-days.ts';

const PLAIN = 'stanza';
/** Over HTTPS: a browser accepts a cookie of this name only from this host, not from a sibling domain or over plain HTTP. */
const GUARDED = '__Host-stanza';
const A_DAY = 86_400;

/** Reads the session token from a Cookie header. Over HTTPS a device may still have the cookie of the plain name, from La Stanza 0.1. */
export function readCookie(header: string | undefined, secure: boolean): string | undefined {
  const parts = header?.split(';').map((part) => part.trim()) ?? [];
  const named = (name: string): string | undefined =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1);
  return secure ? (named(GUARDED) ?? named(PLAIN)) : named(PLAIN);
}

const attributes = (secure: boolean, seconds: number): string =>
  `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** No script can read the cookie, and no other site can use it to change anything. It expires together with an unused session. */
export function writeCookie(token: string, secure: boolean): string[] {
  const written = `${secure ? GUARDED : PLAIN}=${token}; ${attributes(secure, A_DAY * SESSION_DAYS)}`;
  return secure ? [written, `${PLAIN}=; ${attributes(secure, 0)}`] : [written];
}

export const forgetCookie = (secure: boolean): string[] =>
  (secure ? [GUARDED, PLAIN] : [PLAIN]).map((name) => `${name}=; ${attributes(secure, 0)}`);
