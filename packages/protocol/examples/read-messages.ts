/* Reads what the other side sends: nothing is trusted before its schema has accepted it. */
import { clientMessageSchema, readRefusal, serverMessageSchema } from '@la-stanza/protocol';

const received = [
  '{ "type": "hello", "protocols": [2, 1] }',
  '{ "type": "watch", "game": "11111111-1111-4111-8111-111111111111", "version": 0, "chat": 0 }',
  '{ "type": "watch", "game": "no id", "version": -1, "chat": 0 }',
];
for (const text of received) {
  const read = clientMessageSchema.safeParse(JSON.parse(text));
  if (read.success) console.log(`a client says ${read.data.type}`);
  else console.log(`refused: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
}

// a client also reads messages of newer servers: fields that it does not know are left out
const pong = serverMessageSchema.parse({ type: 'pong', at: 1, now: 2, load: 'low' });
console.log(
  pong.type === 'pong' && `the server's clock says ${pong.now}; its load is ${'load' in pong ? 'kept' : 'left out'}`,
);

// the body of a refused request
console.log(readRefusal({ reason: { code: 'table-full' } })?.code);
console.log(readRefusal({ reason: { code: 'a code of tomorrow' } })?.code);
