import type { Me } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from '../ui/device-memory.ts';
import { hasServer } from './server-address.ts';

/** The visitor's session at the server. */
type Guest = {
  /** Undefined until the visitor first takes a seat. */
  readonly me: Me | undefined;
};

export const useGuest: UseBoundStore<StoreApi<Guest>> = create(() => ({ me: undefined }));

const memory = deviceMemory('guest');

/** Whether this browser has had a session before; only then is it worth asking the server about it. */
export function hasBeenGuest(): boolean {
  return hasServer() && fieldsOf(memory.recall())['known'] === true;
}

/** The visitor has read what operators have done about them. */
export function readMeasures(): void {
  useGuest.setState(({ me }) => (me === undefined ? {} : { me: { ...me, unread: 0 } }));
}

export function setMe(me: Me | undefined): void {
  memory.keep(me === undefined ? undefined : { known: true });
  useGuest.setState({ me });
}
