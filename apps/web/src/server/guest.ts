import { ENDPOINTS, type Me } from '@la-stanza/protocol';
import { call, type Outcome } from './call.ts';
import { setMe, useGuest, wasGuest } from './guest-store.ts';

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
