import { expect, test } from 'vitest';
import { chosenLanguage } from './chosen-language.ts';

test.each([
  [['play', '--language', 'nl'], { LANG: 'de_DE.UTF-8' }, 'nl'],
  [['play', '--language=fr'], {}, 'fr'],
  [['play'], { LANG: 'de_AT.UTF-8' }, 'de'],
  [['play'], { LC_ALL: 'fr_FR@euro', LANG: 'de' }, 'fr'],
  [['play'], { LC_ALL: '', LC_MESSAGES: 'nl', LANG: 'de' }, 'nl'],
  [['play'], { LANG: 'C.UTF-8' }, 'en'],
  [['play'], { LANG: 'pt_BR.UTF-8' }, 'en'],
  [['play'], {}, 'en'],
  [['play', '--language', 'xx'], { LANG: 'de' }, 'de'],
])('%j in %j: %s', (args, environment, language) => {
  expect(chosenLanguage(args, environment)).toBe(language);
});
