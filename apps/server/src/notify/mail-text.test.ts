import { LANGUAGES } from '@la-stanza/words';
import { describe, expect, test } from 'vitest';
import type { Notification } from './transport.ts';
import { mailText } from './mail-text.ts';

const SITE = 'https://play.example/';
const game = 'a-game';

/** One example of every kind; a new kind does not compile without one. */
const EXAMPLES: { readonly [Kind in Notification['kind']]: Notification & { readonly kind: Kind } } = {
  'your-turn': { kind: 'your-turn', game },
  reminder: { kind: 'reminder', game },
  'game-over': { kind: 'game-over', game },
  offer: { kind: 'offer', game },
  'time-up': { kind: 'time-up', game },
  invitation: { kind: 'invitation', game },
  arrival: { kind: 'arrival', game },
  digest: {
    kind: 'digest',
    notices: [
      { kind: 'your-turn', game },
      { kind: 'offer', game },
      { kind: 'game-over', game: 'another' },
    ],
  },
  confirm: { kind: 'confirm', code: '12345678' },
};

// that this compiles also shows that the protocol knows every language
describe.each(LANGUAGES)('mail in %s', (language) => {
  test.each(Object.values(EXAMPLES))('$kind', (notification) => {
    const { subject, body } = mailText(language, notification, SITE);
    expect(subject).toMatch(/^[^{}\n]{5,80}$/);
    expect(body).toMatch(/^[^{}]{40,}\n$/);
    expect(`${subject}${body}`).not.toContain('mail.');
    expect(body).toContain(notification.kind === 'confirm' ? '12345678' : 'https://play.example/online/a-game\n');
  });

  test('a mail about a turn names the others and the remaining time', () => {
    const deadline = Date.now() + 30.5 * 3_600_000;
    const { body } = mailText(language, { kind: 'your-turn', game, others: ['Marit', 'Lies'], deadline }, SITE);
    expect(body).toContain('Marit, Lies');
    expect(body).toMatch(/\b30\b/);
    const over = mailText(language, { kind: 'game-over', game, others: ['Marit'], deadline }, SITE);
    expect(over.body).not.toMatch(/\b30\b/);
  });

  test('a digest names its number of games', () => {
    const { subject, body } = mailText(language, EXAMPLES.digest, SITE);
    expect(subject).toContain('2');
    expect(body.match(/online/g)).toHaveLength(3);
  });
});
