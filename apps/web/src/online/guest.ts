import { ENDPOINTS, type Me } from '@la-stanza/protocol';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { deviceMemory, fieldsOf } from '../storage/device-memory.ts';
import { call, type Outcome } from './call.ts';
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

let entering: Promise<Outcome<Me>> | undefined;

/** Who one is, and a guest at once if one was nobody: no form, only a cookie. */
export async function enter(): Promise<Outcome<Me>> {
  const { me } = useGuest.getState();
  if (me !== undefined) return { ok: true, value: me };
  entering ??= call(ENDPOINTS.enter).then((outcome) => {
    if (outcome.ok) setMe(outcome.value);
    entering = undefined;
    return outcome;
  });
  return entering;
}

/** Asks who one is without becoming anybody. */
export async function recogniseGuest(): Promise<void> {
  if (!wasGuest() || useGuest.getState().me !== undefined) return;
  const outcome = await call(ENDPOINTS.me);
  if (outcome.ok) setMe(outcome.value);
  else if (outcome.trouble.code === 'no-session') setMe(undefined);
}
