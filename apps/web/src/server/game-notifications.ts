import { ENDPOINTS, type Language } from '@la-stanza/protocol';
import { call, type Trouble } from './call.ts';
import { loadChannels, useChannels } from './channels.ts';
import { subscribeHere, type NoPush } from './push.ts';

/** Whether the reader gets push messages about a game; undefined if the server sends none. */
export async function fetchGameNotifications(game: string): Promise<boolean | undefined> {
  await loadChannels();
  if (useChannels.getState().known?.pushKey == null) return undefined;
  const outcome = await call(ENDPOINTS.told, { params: { game } });
  return outcome.ok ? outcome.value.told : undefined;
}

/** Turns push messages about a game on or off. Turning on first asks the browser for permission. */
export async function setGameNotifications(
  game: string,
  isOn: boolean,
  language: Language,
): Promise<Trouble | NoPush | undefined> {
  const pushKey = useChannels.getState().known?.pushKey;
  if (isOn && pushKey != null) {
    const trouble = await subscribeHere(pushKey, language);
    if (trouble !== undefined) return trouble;
  }
  const outcome = await call(ENDPOINTS.setTold, { params: { game }, body: { told: isOn } });
  return outcome.ok ? undefined : outcome.trouble;
}
