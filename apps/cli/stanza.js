#!/usr/bin/env node
/* The command `stanza`: on a Node that cannot run its TypeScript sources it says so, in place of a stack trace. */

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 18)) await import('./src/main.ts');
else {
  console.error(
    `stanza needs Node 22.18 or newer; this is ${process.versions.node}. pnpm stanza brings its own on Linux.`,
  );
  process.exitCode = 1;
}
