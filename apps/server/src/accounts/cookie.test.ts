import { expect, test } from 'vitest';
import { forgetCookie, readCookie, writeCookie } from './cookie.ts';

test('over HTTPS the cookie is valid for this host only', () => {
  const [written, old] = writeCookie('token', true);
  expect(written).toBe('__Host-stanza=token; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure');
  expect(old).toMatch(/^stanza=; .*Max-Age=0/);
  expect(readCookie('stanza=of another host; __Host-stanza=token', true)).toBe('token');
  expect(forgetCookie(true).map((cookie) => cookie.split('=')[0])).toStrictEqual(['__Host-stanza', 'stanza']);
});

test('over plain HTTP, where browsers refuse the guarded name, the cookie has the plain name', () => {
  expect(writeCookie('token', false)).toStrictEqual(['stanza=token; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax']);
  expect(readCookie('a=b; stanza=token', false)).toBe('token');
  expect(readCookie('__Host-stanza=token', false)).toBeUndefined();
  expect(readCookie(undefined, false)).toBeUndefined();
});

test('a device signed in by La Stanza 0.1 stays signed in', () => {
  expect(readCookie('stanza=token', true)).toBe('token');
});
