/* Loaded into a server process before its own code: its wall clock is wrong by STANZA_TEST_AHEAD milliseconds. Timers stay right. */

const ahead = Number(process.env['STANZA_TEST_AHEAD']);
const right = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (target, [first = right() + ahead]: readonly (number | undefined)[]) => new target(first),
  get: (target, key) => (key === 'now' ? () => right() + ahead : Reflect.get(target, key)),
});
