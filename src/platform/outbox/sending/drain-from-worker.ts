import { db } from '../database/db.ts';
import { sendRevocations } from '../owner/revocations.ts';
import { currentSender } from '../owner/sender.ts';
import { confirmReceipts } from './confirm-receipts.ts';
import { drain } from './drain.ts';
import { endNetworkWaits } from './take-batch.ts';
import { httpTransport } from './transport.ts';

/**
 * Background Sync: rejects while a sign-out or this learner's rows are unsent, so that the browser retries.
 */
export async function drainFromWorker(): Promise<void> {
  const revoked = await sendRevocations();
  // The browser has a network again.
  const sender = await currentSender();
  if (sender) await endNetworkWaits(sender.owner);
  const end = await drain({
    transport: httpTransport,
    now: Date.now,
    random: Math.random,
    onIdle: confirmReceipts,
  });
  if (!revoked) throw new Error('outbox: a sign-out waits');
  if (end === 'nobody' || end === 'sign-in-needed') return;
  if (end === 'storage-error') throw new Error('outbox: the database does not respond');
  const queued = await db.commands.filter((row) => row.state === 'queued').count();
  if (end === 'unreachable' || queued > 0) throw new Error(`outbox: ${queued} rows are pending`);
}
