/* Builds a request from the list of endpoints, checks it as the server would, and reads the answer. */
import { ENDPOINTS, REASONS, type NewTable } from '@la-stanza/protocol';

const table: NewTable = {
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'level-3' }],
  options: { start: 'random', arranged: false, expert: false, openHiring: false },
  figures: 'standard',
  pace: { kind: 'days', days: 3 },
  listed: true,
};

const { method, path, body, session } = ENDPOINTS.open;
console.log(`${method} ${path}${session ? ', with a session' : ''}: ${body.safeParse(table).success}`);
console.log(`one seat is too few: ${body.safeParse({ ...table, seats: [{ kind: 'me' }] }).success}`);

// a path has its parameters filled in
const game = '11111111-1111-4111-8111-111111111111';
console.log(`${ENDPOINTS.join.method} ${ENDPOINTS.join.path.replace(':game', game)}`);

// every refusal has a code, and the code a status
console.log(`table-full is answered with ${REASONS['table-full']}`);
