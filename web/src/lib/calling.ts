/** Being called when no page is open: the server's side of it, and this browser's. */

import { ask } from './api';
import { identity } from './identity';
import type { Calling, GiveAddress, SetQuietHours, Stopped } from './protocol';
import { sha256 } from './sha256';
import { bring } from './words.svelte';

bring(import.meta.glob<string>('../text/calls/*.ftl', { query: '?raw', import: 'default', eager: true }));

const WORKER = '/calls.js';
const MARK = 16; // characters of the digest by which the server lists a browser

/** Why this browser cannot be called: it has no such thing, or its owner has forbidden it. */
export class NoPush extends Error {
  constructor(readonly why: 'missing' | 'denied' | 'failed') {
    super(why);
  }
}

const path = 'me/calls';
const of = (id: string): string => `${path}/${encodeURIComponent(id)}`;

export const calling = {
  look: (): Promise<Calling> => ask(path, undefined, identity.key),
  give: (address: GiveAddress): Promise<Calling> => ask(path, address, identity.key),
  remove: (id: string): Promise<Calling> => ask(`${of(id)}/remove`, {}, identity.key),
  tryOut: (id: string): Promise<Calling> => ask(`${of(id)}/try`, {}, identity.key),
  quiet: (hours: SetQuietHours): Promise<Calling> => ask(`${path}/quiet`, hours, identity.key),
  feeds: (on: boolean): Promise<Calling> => ask(`${path}/feeds`, { on }, identity.key),
  /** What a link in a letter asks for; the link itself is the key. */
  letter: (deed: 'confirm' | 'unsubscribe', key: string): Promise<Stopped> =>
    ask(`letters/${deed}/${encodeURIComponent(key)}`, {}),
};

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** How the server lists this browser, if it is subscribed. */
export async function ownMark(): Promise<string> {
  const found = canPush() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
  const subscription = await found?.pushManager.getSubscription();
  return subscription ? sha256(new TextEncoder().encode(subscription.endpoint)).slice(0, MARK) : '';
}

/** Asks the browser to take calls from this server: leave of its owner, and an address to send to. */
export async function subscribed(key: string): Promise<GiveAddress> {
  if (!canPush()) throw new NoPush('missing');
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPush('denied');
  try {
    await navigator.serviceWorker.register(WORKER);
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be for an older key
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    return { kind: 'push', endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
  } catch {
    throw new NoPush('failed');
  }
}

/** This browser takes no more calls. */
export async function unsubscribe(): Promise<void> {
  const found = canPush() ? await navigator.serviceWorker.getRegistration(WORKER) : undefined;
  await (await found?.pushManager.getSubscription())?.unsubscribe();
}
