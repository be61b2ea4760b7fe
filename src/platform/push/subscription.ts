import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { pushSubscription } from '#contract/push.ts';
import type { Bearer } from '#src/platform/http/credentials.ts';
import { call } from '#src/platform/http/http.ts';
import type { PushDevice } from '#src/platform/outbox/database/meta-rows.ts';
import { storePushDevice } from '#src/platform/outbox/reminders/push-device.ts';

/** Timeout of a call, milliseconds. */
const TIMEOUT_MS = 10_000;

/** Without padding, as the server writes its key. */
function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** The server's key that a subscription was made with; null if the browser does not tell. */
function keyOf({ options }: PushSubscription): string | null {
  return options?.applicationServerKey ? base64url(options.applicationServerKey) : null;
}

/**
 * The subscription of this device, made with the server's key: the one that exists, unless it was made with another key.
 */
export async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const current = await pushManager.getSubscription();
  // A browser that does not tell the key keeps what it has.
  if (current && (keyOf(current) ?? publicKey) === publicKey) return current;
  await current?.unsubscribe();
  // Every push shows something: browsers allow no others.
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** The endpoint that the server may have for this device. */
export const knownEndpoint = ({ sentAt, endpoint, replaces }: PushDevice): string =>
  sentAt > 0 ? endpoint : (replaces ?? endpoint);

interface Storing {
  owner: string;
  publicKey: string;
  subscription: PushSubscription;
  /** Endpoint that the server may know instead. */
  former?: string | undefined;
  /** Credentials; in the page those of the session. */
  as?: Bearer;
}

/**
 * Stores a subscription on this device and on the server. If the server cannot be reached, the next start of the app
 * tells it.
 * @returns whether the server has it; null: the browser made one that the server does not take
 */
export async function storeSubscription(storing: Storing): Promise<boolean | null> {
  const { owner, publicKey, former, as } = storing;
  const { data: subscription } = pushSubscription.safeParse(storing.subscription.toJSON());
  if (!subscription) return null;
  const replaces = former === subscription.endpoint ? undefined : former;
  const device: PushDevice = { owner, publicKey, endpoint: subscription.endpoint, sentAt: 0 };
  // Before the call: the device knows that reminders are on even if the browser is killed now.
  await storePushDevice({ ...device, ...(replaces !== undefined && { replaces }) });
  const answer = await call(ENDPOINTS.push.subscribe, {
    body: { subscription, ...(replaces !== undefined && { replaces }) },
    options: { signal: AbortSignal.timeout(TIMEOUT_MS), ...(as && { as }) },
  });
  if (answer.success) await storePushDevice({ ...device, sentAt: Date.now() });
  return answer.success;
}
