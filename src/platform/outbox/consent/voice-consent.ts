import type { ConsentKind } from '#contract/privacy.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { commandsIn, db } from '../database/db.ts';
import { CONSENT_WITHDRAWN } from '../database/rows.ts';
import { pending } from '../queue/pending.ts';
import { enqueue, readClock } from '../queue/save-command.ts';
import { sendSoon } from '../sending/send-soon.ts';

/** The learner's decision when asked for a consent; by the server's clock, milliseconds. */
export interface ConsentDecision {
  given: boolean;
  at: number;
}

/**
 * Saves the learner's decision on whether recordings may leave the device: what this device uses, and the
 * command for the server, in one transaction. A new consent releases recordings held back by an earlier
 * decision.
 */
async function saveConsent(owner: string, given: boolean): Promise<ConsentDecision> {
  const clock = await readClock();
  const key = `voiceConsent:${owner}` as const;
  await db.transaction('rw', db.commands, db.recordings, db.chunks, db.meta, async () => {
    if (given) await db.meta.put({ key, at: clock.at });
    else await db.meta.delete(key);
    const label = given ? OUTBOX.consentGiven : OUTBOX.consentWithdrawn;
    await enqueue(ENDPOINTS.privacy.setConsent, {
      owner,
      body: { kind: 'voice_ai', given, ...clock },
      label,
    });
    if (!given) return;
    await commandsIn(owner, 'parked')
      .filter(({ lastCode }) => lastCode === CONSENT_WITHDRAWN)
      .modify({ state: 'queued', nextTryAt: 0, lastCode: null, lastMessage: null });
  });
  sendSoon();
  return { given, at: clock.at + clock.skew };
}

/** Takes effect on this device immediately; sent to the server when there is a network. */
export const giveVoiceConsent = (owner: string): Promise<ConsentDecision> => saveConsent(owner, true);

/** The recorder asks again, and what has not been sent stays on the device. */
export const withdrawVoiceConsent = (owner: string): Promise<ConsentDecision> => saveConsent(owner, false);

/** The newest decision on this consent that the server has not confirmed. */
export async function unsentConsent(owner: string, kind: ConsentKind): Promise<ConsentDecision | null> {
  const row = (await pending([ENDPOINTS.privacy.setConsent], { kind, owner })).at(-1);
  return row ? { given: row.body.given, at: row.body.at + row.body.skew } : null;
}

export const unsentVoiceConsent = (owner: string): Promise<ConsentDecision | null> =>
  unsentConsent(owner, 'voice_ai');

/** The latest of several decisions. */
export const latestDecision = (decisions: readonly (ConsentDecision | null)[]): ConsentDecision | null =>
  decisions
    .filter((decision) => decision !== null)
    .toSorted((one, other) => one.at - other.at)
    .at(-1) ?? null;

/**
 * The decision that counts: the later of the server's newest and this device's. A consent withdrawn elsewhere
 * is withdrawn here too.
 * @param unsent what had not been sent when the server was asked; it may have arrived since
 */
export const applyVoiceConsent = (
  owner: string,
  served: ConsentDecision | null,
  unsent: ConsentDecision | null,
): Promise<ConsentDecision | null> =>
  db.transaction('rw', db.commands, db.meta, async () => {
    const valid = latestDecision([served, unsent, await unsentVoiceConsent(owner)]);
    if (valid?.given === false) await db.meta.delete(`voiceConsent:${owner}`);
    return valid;
  });
