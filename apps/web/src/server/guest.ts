import { ENDPOINTS, type Me } from '@la-stanza/protocol';
import { call, type Outcome } from './call.ts';
import { reconnect } from './live.ts';
import { setMe, useGuest, hasBeenGuest } from './guest-store.ts';

let entering: Promise<Outcome<Me>> | undefined;

/** Returns the session, creating a guest if there is none: no form, only a cookie. */
export async function ensureGuest(): Promise<Outcome<Me>> {
  const { me } = useGuest.getState();
  if (me !== undefined) return { ok: true, value: me };
  entering ??= call(ENDPOINTS.enter).then((outcome) => {
    if (outcome.ok) setMe(outcome.value);
    // a connection that was opened before has no session
    if (outcome.ok) reconnect();
    entering = undefined;
    return outcome;
  });
  return entering;
}

/** Fetches the session without creating a guest. */
export async function fetchGuest(): Promise<void> {
  if (!hasBeenGuest() || useGuest.getState().me !== undefined) return;
  const outcome = await call(ENDPOINTS.me);
  if (outcome.ok) setMe(outcome.value);
  else if (outcome.trouble.code === 'no-session') setMe(undefined);
}
