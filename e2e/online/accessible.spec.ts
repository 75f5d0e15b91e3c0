import { test } from '../kit/people.ts';
import { expectNoFaults } from '../kit/online-screens.ts';

// every size, both lights and the three languages that are longer than English; all of them together take long
const LOOKS = [
  { size: 'phone', theme: 'candle', language: 'de' },
  { size: 'tablet', theme: 'day', language: 'fr' },
  { size: 'desktop', theme: 'day', language: 'nl' },
] as const;

for (const look of LOOKS) {
  test(`nothing bars the way on ${look.size}: ${look.theme}, ${look.language}`, async ({ meet }) => {
    await expectNoFaults(meet, look);
  });
}
