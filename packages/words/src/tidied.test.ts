import { expect, test } from 'vitest';
import { tidied } from './tidied.ts';

test.each([
  ['da Gama leaves the palazzo.', 'Da Gama leaves the palazzo.'],
  ['**de Pizan falls off** at the right end.', '**De Pizan falls off** at the right end.'],
  ['l’Arioste prend la case 3.', 'L’Arioste prend la case 3.'],
  ['Neu an den Wänden: Morus und Karl V..', 'Neu an den Wänden: Morus und Karl V.'],
  ['Geh zu **Julius II.**.', 'Geh zu **Julius II.**'],
])('%s', (written, read) => {
  expect(tidied(written)).toBe(read);
});

test.each([
  // a label is no sentence, and a player writes their name as they like
  'da Gama',
  'de Pizan leaves, strength +1',
  'e. e. cummings wins the palazzo.',
  'Hire da Gama here.',
  'de muur is leeg.',
  'Fiammetta is thinking…',
  'Karl V. verlässt den Palazzo.',
])('%s stays', (written) => {
  expect(tidied(written)).toBe(written);
});
