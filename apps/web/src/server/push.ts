import { ENDPOINTS, type Language } from '@la-stanza/protocol';
import { call, type Trouble } from './call.ts';
import { storeChannels } from './channels.ts';

/** Why this browser cannot receive push messages. */
export type NoPush = 'unsupported' | 'denied' | 'failed';

/** Whether this browser supports push; some do only after the page was added to the home screen. */
function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Asks for permission, subscribes at the browser's push service and registers the subscription. Nothing is sent before that. */
export async function subscribeHere(pushKey: string, language: Language): Promise<Trouble | NoPush | undefined> {
  if (!canPush()) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await subscribed(pushKey);
  if (subscription === undefined) return 'failed';
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
  const body = { kind: 'push', address: endpoint, keys: { p256dh, auth }, language } as const;
  return storeChannels(await call(ENDPOINTS.addChannel, { body }));
}

async function subscribed(pushKey: string): Promise<PushSubscription | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const known = await pushManager.getSubscription();
    return known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }));
  } catch {
    // the push service cannot be reached, or the subscription belongs to another key
    return undefined;
  }
}

/** The endpoint of this browser's push subscription, if it has one. */
export async function addressHere(): Promise<string | undefined> {
  if (!canPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint;
}
