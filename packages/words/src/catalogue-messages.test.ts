import { describe, expect, test } from 'vitest';
import { SPOKEN, TOPIC_IDS } from '../test/languages.ts';
import { readTopics } from './topics.ts';
import type { MessageValues } from './message.ts';

/** A value for whatever a message asks for. */
const ANY: MessageValues = new Proxy({}, { get: () => 3, has: () => true });

describe.each(SPOKEN)('in %s', (_, t) => {
  test.each([...TOPIC_IDS.keys()])('every message of %s makes a text', (topic) => {
    const ids = TOPIC_IDS.get(topic) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const text = t(id, ANY);
      expect(text).toMatch(/^[^{}]+$/);
      expect(text).not.toBe(id);
      expect(text).not.toContain('undefined');
    }
  });

  test('mail and previews say what they are given', () => {
    for (const id of TOPIC_IDS.get('mail') ?? []) {
      expect(t(id, { code: '31415926', count: 27 }).includes('31415926')).toBe(id.startsWith('mail.confirm.'));
      expect(t(id, { code: '31415926', count: 27 }).includes('27')).toBe(id === 'mail.digest.subject');
    }
    for (const id of TOPIC_IDS.get('preview') ?? []) expect(t(id)).toMatch(/\.$/);
  });
});

const written = (language: string): string[] => readTopics(language).flatMap(({ messages }) => Object.values(messages));

test('French spaces its double punctuation', () => {
  for (const message of written('fr')) {
    expect(message).not.toMatch(/(?<!,)[ \u202f]:|(?<![«,])[ \u00a0][;?!]|«(?!\u00a0)|(?<!\u00a0)»/);
    expect(message).not.toMatch(/[^\s\u00a0\u202f{}/]:(?![/])/);
  }
});

test('units and percent signs keep to their number', () => {
  for (const language of ['en', 'nl']) expect(written(language).filter((message) => /\s%/.test(message))).toEqual([]);
  for (const language of ['de', 'fr'])
    expect(written(language).filter((message) => /(?<!\u00a0)%/.test(message))).toEqual([]);
  for (const [language] of SPOKEN)
    expect(written(language).filter((message) => /\} (?:PP|ƒ)/.test(message))).toEqual([]);
});
