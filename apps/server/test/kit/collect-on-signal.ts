/* Loaded into a node under test, so that its memory can be measured after a garbage collection. */
process.on('SIGUSR2', () => globalThis.gc?.());
