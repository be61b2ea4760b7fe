import { lookup as resolve } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Counter } from 'prom-client';
import webPush from 'web-push';
import { isPublicAddress, isPublicUrl } from './public-address.ts';
import type { PushMessage, PushOutcome, PushSender, PushTarget, VapidKeys } from './push-sender.ts';
import { retryAfter } from './retry-after.ts';

/** Connections per push service, of which there are four. */
const CONNECTIONS = 20;
/** More than any push service answers; a longer answer ends the connection. */
const ANSWER_MAX_BYTES = 16 * 1_024;

/** Which hosts may be reached. */
export interface PushNetwork {
  mayReach(endpoint: string): boolean;
  /** Whether to connect to the IP address that an endpoint's name resolved to. */
  mayConnect(address: string): boolean;
  /** Certificates to trust besides those of Node. */
  ca?: string;
  timeoutMs: number;
}

const PUBLIC_NETWORK: PushNetwork = {
  mayReach: isPublicUrl,
  mayConnect: isPublicAddress,
  timeoutMs: 10_000,
};

/** A name without a permitted address. */
class NotPublic extends Error {
  override name = 'NotPublic';
}

/** Resolves to permitted addresses only: a public name may point into this network. */
const guardedLookup =
  ({ mayConnect }: PushNetwork): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses = []) => {
      const allowed = addresses.filter(({ address }) => mayConnect(address));
      const [first] = allowed;
      if (error || !first) return callback(error ?? new NotPublic(), '');
      if (options.all) return callback(null, allowed);
      callback(null, first.address, first.family);
    });

const GONE = [404, 410];
const LATER = [408, 425, 429];

/** What a response of a push service means. */
function outcomeOf(status: number, wait: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  if (GONE.includes(status)) return { kind: 'gone' };
  if (LATER.includes(status) || status >= 500)
    return { kind: 'later', afterSeconds: retryAfter(wait, Date.now()) };
  return { kind: 'refused', status };
}

type Details = ReturnType<typeof webPush.generateRequestDetails>;

/** Redirects are not followed, so a push service cannot lead elsewhere. */
const post = (agent: Agent, { endpoint, headers, body }: Details, timeoutMs: number): Promise<PushOutcome> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const call = request(endpoint, { agent, method: 'POST', headers, signal }, (response) => {
      resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
      // Read to its end, so that the connection can be used again.
      let bytes = 0;
      response.on('error', () => undefined);
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > ANSWER_MAX_BYTES) response.destroy();
      });
    });
    call.on('error', reject);
    call.end(body);
  });

interface Identity {
  /** Contact of the site's operator, for push services: `mailto:` or https. */
  subject: string;
  keys: VapidKeys;
}

/** Web Push (RFC 8030) with encryption (RFC 8291) and VAPID (RFC 8292). */
export function openWebPushSender({ subject, keys }: Identity, network = PUBLIC_NETWORK): PushSender {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: CONNECTIONS,
    lookup: guardedLookup(network),
    ...(network.ca !== undefined && { ca: network.ca }),
  });
  const detailsOf = ({ endpoint, p256dh, auth }: PushTarget, { payload, ttl, urgency, topic }: PushMessage) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: ttl,
      urgency,
      topic,
      vapidDetails: { subject, ...keys },
    });
  return {
    publicKey: keys.publicKey,
    outcomes: new Counter({
      name: 'pushes_total',
      help: 'Notifications to devices, by kind and by what became of them',
      labelNames: ['kind', 'outcome'],
      registers: [],
    }),
    mayReach: network.mayReach,
    async send(target, message) {
      if (!network.mayReach(target.endpoint)) return { kind: 'refused', status: null };
      let details: Details;
      try {
        details = detailsOf(target, message);
      } catch {
        // Keys that are no point of the curve; the error may contain them.
        return { kind: 'refused', status: null };
      }
      return post(agent, details, network.timeoutMs).catch(
        (error: unknown): PushOutcome =>
          error instanceof NotPublic
            ? { kind: 'refused', status: null }
            : { kind: 'later', afterSeconds: null },
      );
    },
    close: () => agent.destroy(),
  };
}

/** A new pair of keys. */
export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();
