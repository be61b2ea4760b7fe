import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 10_000;

/** The operator's endpoint rejected a notice. Contains nothing of the notice. */
class NoticeRefused extends Error {
  override name = 'NoticeRefused';
  readonly status: number;

  constructor(status: number) {
    super(`the notification address answered ${status}`);
    this.status = status;
  }
}

export interface NoticeAddress {
  url: string;
  secret: string;
}

/** Includes the timestamp to prevent replays. */
const signNotice = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/**
 * Posts a notice to the operator's endpoint once. Rejects unless it is acknowledged.
 * @param id the same on each attempt, so that the receiver can detect duplicates
 */
export async function postNotice({ url, secret }: NoticeAddress, id: string, body: string): Promise<void> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'luyen-event': id,
      'luyen-timestamp': timestamp,
      'luyen-signature': signNotice(secret, timestamp, body),
    },
    body,
    // A redirect would lead to a host that nobody configured, perhaps inside this network.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new NoticeRefused(response.status);
}
