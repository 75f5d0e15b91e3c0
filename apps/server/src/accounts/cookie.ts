const NAME = 'stanza';
const YEAR = 31_536_000;

/** Reads the session token from a Cookie header. */
export function readCookie(header: string | undefined): string | undefined {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${NAME}=`));
  return pair?.slice(NAME.length + 1);
}

/** No script can read the cookie, and no other site can use it to change anything. */
export function writeCookie(token: string, secure: boolean): string {
  return `${NAME}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export const forgetCookie = (secure: boolean): string =>
  `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
