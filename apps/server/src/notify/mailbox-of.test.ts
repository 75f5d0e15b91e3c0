import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test('different spellings of one mailbox are equal', () => {
  const ways = ['elena@example.org', 'Elena@Example.ORG', 'elena+chess@example.org', 'el.ena+1@example.org'];
  expect(new Set(ways.map(mailboxOf))).toStrictEqual(new Set(['elena@example.org']));
});

test('other names and hosts are other mailboxes', () => {
  const others = ['elena@example.org', 'elena@example.com', 'helena@example.org'];
  expect(new Set(others.map(mailboxOf)).size).toBe(3);
});
