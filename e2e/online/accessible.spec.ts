import { test } from '../kit/people.ts';
import { expectNoFaults } from '../kit/online-screens.ts';

// the other sizes, themes and languages: long/accessible.spec.ts
test('no accessibility faults on a phone by candle light, in German', async ({ meet }) => {
  await expectNoFaults(meet, { size: 'phone', theme: 'candle', language: 'de' });
});
