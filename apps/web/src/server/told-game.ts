import { ENDPOINTS, type Language } from '@la-stanza/protocol';
import { call, type Trouble } from './call.ts';
import { loadChannels, useChannels } from './channels.ts';
import { subscribeHere, type NoPush } from './push.ts';

/** Whether the reader is told of a game by push, and whether the server can do so at all. */
export async function askTold(game: string): Promise<boolean | undefined> {
  await loadChannels();
  if (useChannels.getState().known?.pushKey == null) return undefined;
  const outcome = await call(ENDPOINTS.told, { params: { game } });
  return outcome.ok ? outcome.value.told : undefined;
}

/** Turns it on or off; on asks the browser first, on this device. */
export async function turnTold(
  game: string,
  isTold: boolean,
  language: Language,
): Promise<Trouble | NoPush | undefined> {
  const pushKey = useChannels.getState().known?.pushKey;
  if (isTold && pushKey != null) {
    const trouble = await subscribeHere(pushKey, language);
    if (trouble !== undefined) return trouble;
  }
  const outcome = await call(ENDPOINTS.setTold, { params: { game }, body: { told: isTold } });
  return outcome.ok ? undefined : outcome.trouble;
}
