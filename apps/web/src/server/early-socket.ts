import { socketAddress } from './server-address.ts';

let early: WebSocket | undefined;

/** Opens a socket before what speaks over it has come: on a slow line the way there and back is half of the wait. */
export function openEarly(): void {
  early = new WebSocket(socketAddress());
}

/** The socket that was opened early, once; none if it did not last. */
export function takeEarly(): WebSocket | undefined {
  const socket = early;
  early = undefined;
  return socket === undefined || socket.readyState > WebSocket.OPEN ? undefined : socket;
}
