import { LANGUAGES } from '@la-stanza/words';
import { describe, expect, test } from 'vitest';
import type { Letter } from './courier.ts';
import { mailText } from './mail-text.ts';

const SITE = 'https://play.example/';
const game = 'a-game';

/** An example of every letter; a new kind does not compile until it has one. */
const LETTERS: { readonly [Kind in Letter['kind']]: Letter & { readonly kind: Kind } } = {
  'your-turn': { kind: 'your-turn', game },
  reminder: { kind: 'reminder', game },
  'game-over': { kind: 'game-over', game },
  offer: { kind: 'offer', game },
  'time-up': { kind: 'time-up', game },
  invitation: { kind: 'invitation', game },
  digest: {
    kind: 'digest',
    news: [
      { kind: 'your-turn', game },
      { kind: 'offer', game },
      { kind: 'game-over', game: 'another' },
    ],
  },
  confirm: { kind: 'confirm', code: '12345678' },
};

// that it compiles shows that the protocol knows every language, too
describe.each(LANGUAGES)('mail in %s', (language) => {
  test.each(Object.values(LETTERS))('$kind', (letter) => {
    const { subject, body } = mailText(language, letter, SITE);
    expect(subject).toMatch(/^[^{}\n]{5,80}$/);
    expect(body).toMatch(/^[^{}]{40,}\n$/);
    expect(`${subject}${body}`).not.toContain('mail.');
    expect(body).toContain(letter.kind === 'confirm' ? '12345678' : 'https://play.example/online/a-game\n');
  });

  test('several news say of how many games they are', () => {
    const { subject, body } = mailText(language, LETTERS.digest, SITE);
    expect(subject).toContain('2');
    expect(body.match(/online/g)).toHaveLength(3);
  });
});
