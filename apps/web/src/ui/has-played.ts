import { deviceMemory, fieldsOf } from './device-memory.ts';

const memory = deviceMemory('visitor');

/** Whether somebody has finished a game or a lesson on this device: then the start page is about going on. */
export function hasPlayed(): boolean {
  const { done } = fieldsOf(deviceMemory('learn').recall());
  return fieldsOf(memory.recall())['played'] === true || (Array.isArray(done) && done.length > 0);
}

export function rememberPlayed(): void {
  memory.keep({ played: true });
}
