import { ENDPOINTS } from '@la-stanza/protocol';
import { useCampaign } from '../game/campaign/campaign-memory.ts';
import { call } from './call.ts';
import { hasBeenGuest } from './guest-store.ts';

/**
 * Tells the server how far the player has come in the palazzo, and learns what other devices have told. Without a connection the
 * device keeps its own, until the next time.
 */
export async function shareEvenings(): Promise<void> {
  if (!hasBeenGuest()) return;
  const { evenings, learn } = useCampaign.getState();
  const played = Object.entries(evenings).filter(([, { tries }]) => tries > 0);
  const told = played.map(([person, { reached, own, other, tries }]) => ({
    person: Number(person),
    reached: [...reached],
    own,
    other,
    tries,
  }));
  const outcome = await call(ENDPOINTS.palazzo, { body: { evenings: told } });
  if (outcome.ok) learn(outcome.value.evenings);
}
