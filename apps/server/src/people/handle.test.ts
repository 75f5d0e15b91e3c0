import { expect, test } from 'vitest';
import { handleFrom } from './handle.ts';

test.each([
  ['Elena', 'elena'],
  ['Žofie Ångström', 'zofie-angstrom'],
  ['Großvater  Müller!', 'grossvater-muller'],
  ['Maximiliane v. Hohenstein', 'maximiliane-v-hohe'],
  ['Jo', 'player-jo'],
  ['大工', 'player'],
  ['--x--', 'player-x'],
])('%s is found as %s', (name, handle) => {
  expect(handleFrom(name)).toBe(handle);
});
