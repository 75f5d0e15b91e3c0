import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ExitCode } from '../verb.ts';

const SCRIPT = fileURLToPath(new URL('../../../server/src/ops/admin.ts', import.meta.url));

/** Hands over to the server's own command: it knows the database, and this package needs none of what that takes. */
export function adminVerb(args: readonly string[]): ExitCode {
  const { status } = spawnSync(process.execPath, [SCRIPT, ...args], { stdio: 'inherit' });
  return status === 0 || status === 2 ? status : 1;
}
