import { READINGS } from '@la-stanza/engine';
import { rulingsSchema } from '@la-stanza/protocol';
import { expect, test } from 'vitest';

test('a table stores every reading of every ruling that the engine knows', () => {
  for (const [name, readings] of Object.entries(READINGS)) {
    for (const reading of readings) expect(rulingsSchema.parse({ [name]: reading })).toEqual({ [name]: reading });
  }
});
