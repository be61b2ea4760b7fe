import { createHmac } from 'node:crypto';

const TIMEOUT_MS = 10_000;

/** The operator's address did not take a notice. Nothing of the notice is in it. */
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

/** Of the time as well: who overhears a notice cannot send it again later for a new one. */
const signNotice = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/**
 * Tells the operator's address once. Rejects unless it says that it has taken it.
 * @param id the same on each try, by which the other side knows that it has it already
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
    // It would lead to a place that nobody configured, perhaps inside this network.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new NoticeRefused(response.status);
}
