import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.ts';

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('a text of %i bytes arrives unchanged', async (length) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const texts = ['è'.repeat(Math.floor(length / 2)) + 'x'.repeat(length % 2), 'the next one'];
  server.on('connection', (_socket, { socket }) => socket.write(Buffer.concat(texts.map(textFrame))));
  const address = server.address();
  const client = new WebSocket(`ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const heard: string[] = [];
  await new Promise<void>((done) =>
    client.on('message', (data: Buffer, isBinary) => {
      expect(isBinary).toBe(false);
      if (heard.push(data.toString()) === texts.length) done();
    }),
  );
  expect(heard).toStrictEqual(texts);
  client.terminate();
  server.close();
});
