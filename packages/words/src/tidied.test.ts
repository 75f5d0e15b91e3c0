import { expect, test } from 'vitest';
import { tidied } from './tidied.ts';

test.each([
  ['da Gama leaves the palazzo.', 'Da Gama leaves the palazzo.'],
  ['**de Pizan leaves** at the right end.', '**De Pizan leaves** at the right end.'],
  ['l’Arioste prend la case 3.', 'L’Arioste prend la case 3.'],
  ['Neu an den Wänden: Morus und Karl V..', 'Neu an den Wänden: Morus und Karl V.'],
  ['Geh zu **Julius II.**.', 'Geh zu **Julius II.**'],
])('%s', (written, read) => {
  expect(tidied(written, 'de')).toBe(read);
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
  expect(tidied(written, 'en')).toBe(written);
});

test.each([
  ['Le plateau de Ambrogio', 'Le plateau d’Ambrogio'],
  ['3 de plus que **Orsola**.', '3 de plus qu’**Orsola**.'],
  ['De Élisabeth à Zita', 'D’Élisabeth à Zita'],
])('in French, %s', (written, read) => {
  expect(tidied(written, 'fr')).toBe(read);
});

test.each(['Le plateau de Marit', 'un pion de 8 PP', 'Une aide : Arts', 'La légende Arts'])(
  'in French, %s stays',
  (written) => {
    expect(tidied(written, 'fr')).toBe(written);
  },
);

test('only French shortens', () => {
  expect(tidied('de Utrecht', 'nl')).toBe('de Utrecht');
});
