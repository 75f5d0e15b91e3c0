import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/* Loaded into a server process before its own code: replaces a line of one file, so that a test can show that it detects the fault. */

const fault = z
  .object({ file: z.string(), text: z.string(), replacement: z.string() })
  .parse(JSON.parse(process.env['STANZA_TEST_FAULT'] ?? ''));

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith(`/apps/server/${fault.file}`)) return loaded;
    const parts = readFileSync(fileURLToPath(url), 'utf8').split(fault.text);
    if (parts.length !== 2) throw new Error(`${fault.file} has ${parts.length - 1} times ${fault.text}`);
    return { ...loaded, source: parts.join(fault.replacement) };
  },
});
