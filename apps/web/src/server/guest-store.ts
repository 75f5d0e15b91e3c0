import type { Me } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from '../ui/device-memory.ts';
import { hasServer } from './server-address.ts';

/** Who the reader is at the server. */
type Guest = {
  /** Nothing while nobody has asked for a seat yet. */
  readonly me: Me | undefined;
};

export const useGuest: UseBoundStore<StoreApi<Guest>> = create(() => ({ me: undefined }));

const memory = deviceMemory('guest');

/** Whether this browser has had a seat before; only then is there anybody to ask the server about. */
export function wasGuest(): boolean {
  return hasServer() && fieldsOf(memory.recall())['known'] === true;
}

export function setMe(me: Me | undefined): void {
  memory.keep(me === undefined ? undefined : { known: true });
  useGuest.setState({ me });
}
