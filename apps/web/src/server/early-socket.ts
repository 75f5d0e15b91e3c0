import { socketAddress } from './server-address.ts';

let early: WebSocket | undefined;

/** Opens the socket before the code that uses it has loaded: on a slow line the round trip is half of the wait. */
export function openEarlySocket(): void {
  early = new WebSocket(socketAddress());
}

/** Returns the early socket, once; undefined if it has closed since. */
export function takeEarlySocket(): WebSocket | undefined {
  const socket = early;
  early = undefined;
  return socket === undefined || socket.readyState > WebSocket.OPEN ? undefined : socket;
}
