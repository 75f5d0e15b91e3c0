import { SIZES } from '../../kit/looks.ts';
import { expectNoFaults, type Look } from '../../kit/online-screens.ts';
import { test } from '../../kit/people.ts';

const sizes: readonly Look['size'][] = ['desktop', 'tablet', 'phone'];

for (const size of sizes) {
  for (const theme of ['day', 'candle'] as const) {
    for (const language of ['en', 'de', 'fr', 'nl'] as const) {
      test(`every page on ${size} (${SIZES[size].width} wide): ${theme}, ${language}`, async ({ meet }) => {
        await expectNoFaults(meet, { size, theme, language });
      });
    }
  }
}
