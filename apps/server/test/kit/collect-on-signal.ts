/* Loaded into a node under test: its memory is measured after the collector has been. */
process.on('SIGUSR2', () => globalThis.gc?.());
