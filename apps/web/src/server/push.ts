import { ENDPOINTS, type Language } from '@la-stanza/protocol';
import { call, type Trouble } from './call.ts';
import { takeInChannels } from './channels.ts';

/** Why this browser cannot tell its reader anything. */
export type NoPush = 'unsupported' | 'denied' | 'failed';

/** Whether this browser can be pushed to at all; some only once the page is on the home screen. */
function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Asks the reader and the browser, and tells the server where this browser is reached. Nothing is sent before. */
export async function subscribeHere(pushKey: string, language: Language): Promise<Trouble | NoPush | undefined> {
  if (!canPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await subscribed(pushKey);
  if (subscription === undefined) return 'failed';
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
  const body = { kind: 'push', address: endpoint, keys: { p256dh, auth }, language } as const;
  return takeInChannels(await call(ENDPOINTS.addChannel, { body }));
}

async function subscribed(pushKey: string): Promise<PushSubscription | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const known = await pushManager.getSubscription();
    return known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  } catch {
    // the browser's push service cannot be reached, or belongs to another key
    return undefined;
  }
}

/** The address under which this browser is reached, if it is. */
export async function addressHere(): Promise<string | undefined> {
  if (!canPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint;
}
