import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { moveAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { db } from '../database/db.ts';
import { isOwnedBy } from '../database/read-stored.ts';
import { enqueue } from '../queue/save-command.ts';
import { slotName } from '../queue/slots.ts';
import { moveStudyNote } from '../reminders/study-note.ts';
import { sendSoon } from '../sending/send-soon.ts';
import { moveTimes } from '../time/device-times.ts';
import { knownGuest } from './guest.ts';

const slotOfVoice = (owner: string): string | null =>
  slotName(ENDPOINTS.privacy.setConsent, { kind: 'voice_ai', owner })?.name ?? null;

/**
 * Transfers a guest's work on this device to the learner who has just signed in: all rows in one transaction,
 * with the command that does the same on the server. Unsent work goes after that command. The guest's consent
 * to sending recordings remains valid. Does nothing without a guest.
 */
export async function claimGuestWork(learnerId: string): Promise<void> {
  const { commands, recordings, chunks, attempts, answers, receipts, meta } = db;
  const owner = await db.transaction(
    'rw',
    [commands, recordings, chunks, attempts, answers, receipts, meta],
    async () => {
      const known = await knownGuest();
      if (!known) return null;
      const { owner: guest, token } = known;
      const waiting = await commands.filter((row) => row.owner === guest).toArray();
      const claim = await enqueue(ENDPOINTS.guest.claim, {
        owner: learnerId,
        body: { visitor_token: token },
        label: OUTBOX.claim,
      });
      await commands.bulkUpdate(
        waiting.map((row) => ({
          key: row.seq,
          changes: {
            owner: learnerId,
            after: [...row.after, claim.id],
            nextTryAt: 0,
            ...(row.slot === slotOfVoice(guest) && { slot: slotOfVoice(learnerId) }),
          },
        })),
      );
      const change = { owner: learnerId };
      await recordings.filter(isOwnedBy(guest)).modify(change);
      const agreed = await meta.get(`voiceConsent:${guest}`);
      if (agreed && 'at' in agreed) await meta.put({ key: `voiceConsent:${learnerId}`, at: agreed.at });
      await meta.delete(`voiceConsent:${guest}`);
      await moveStudyNote(guest, learnerId);
      await attempts.filter(isOwnedBy(guest)).modify(change);
      await answers.filter(isOwnedBy(guest)).modify(change);
      await receipts.filter(isOwnedBy(guest)).modify(change);
      await meta.delete('visitor');
      return guest;
    },
  );
  if (owner === null) return;
  moveTimes(owner, learnerId);
  // The server never gets these notes: if this is interrupted, no answer is missing.
  await moveAttemptNotes(owner, learnerId).catch(() => undefined);
  sendSoon();
}
