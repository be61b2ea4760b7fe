// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveVoiceConsent, unsentVoiceConsent } from '#src/platform/outbox/consent/voice-consent.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { isOwnedBy } from '#src/platform/outbox/database/read-stored.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { claimGuestWork } from '#src/platform/outbox/owner/claim-guest-work.ts';
import { becomeGuest, knownGuest } from '#src/platform/outbox/owner/guest.ts';
import { currentSender, type Sender, setSender } from '#src/platform/outbox/owner/sender.ts';
import { drain } from '#src/platform/outbox/sending/drain.ts';
import type { Transport } from '#src/platform/outbox/sending/transport.ts';
import { voiceConsentAt } from '#tests/support/voice-consent-at.ts';
import { beginExam } from './begin-exam.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';

/** A server that accepts everything and records the sender. */
function server() {
  const sent: { by: Sender; row: CommandRow }[] = [];
  const done = { success: true as const, message: '', timeCurrent: Date.now() };
  const transport: Transport = {
    readConsents: async () => ({ ...done, data: { consents: [], history: [] } }),
    sendPiece: () => Promise.reject(new Error('no recording was made')),
    sendCommand: async (by, row) => {
      sent.push({ by, row });
      return { ...done, data: {} };
    },
  };
  return { sent, drain: () => drain({ transport, now: Date.now, random: () => 0.5 }) };
}

const begin = async () => {
  const { owner } = await becomeGuest();
  return beginExam({ owner, examId: 'placement-1', minutes: 40, label: 'Bài kiểm tra đầu vào' });
};

beforeEach(async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, run: () => Promise<unknown>) => run() },
  });
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe('a guest', () => {
  it('is the same in all tabs, with a valid token', async () => {
    const [one, other] = await Promise.all([becomeGuest(), becomeGuest()]);
    expect(other).toEqual(one);
    expect(one.token).toMatch(/^[\w-]{43}$/);
  });

  it('sends work with the guest token', async () => {
    await begin();
    const { sent, drain: send } = server();
    expect(await send()).toBe('idle');
    const guest = await knownGuest();
    expect(sent.map(({ by }) => by)).toEqual([{ ...guest, isGuest: true }]);
  });

  it('is replaced by a learner who signs in', async () => {
    await begin();
    await setSender({ owner: LAN, token: 'token-of-lan' });
    expect(await currentSender()).toMatchObject({ owner: LAN, token: 'token-of-lan' });
    expect((await currentSender())?.isGuest).toBeUndefined();
  });
});

describe('claimGuestWork', () => {
  it('assigns all rows to the learner, and sends queued work after the claim', async () => {
    const attempt = await begin();
    await db.answers.put({
      attemptId: attempt.id,
      questionId: 'q1',
      owner: attempt.owner,
      answer: { type_code: 'free_text', text: 'lamp' },
      savedAt: 1,
    });
    const { owner: guest } = attempt;
    await giveVoiceConsent(guest);
    await db.recordings.add({
      ...{ id: 'r1', owner: guest, type: 'audio/webm', attemptId: attempt.id, questionId: 'q2' },
      ...{ state: 'sent', startedAt: 1, bytes: 1, sha256: null, acked: 1 },
    });
    const token = (await knownGuest())?.token;
    await claimGuestWork(LAN);
    expect(await voiceConsentAt(LAN)).not.toBeNull();
    expect(await voiceConsentAt(guest)).toBeNull();
    expect(await unsentVoiceConsent(LAN)).toMatchObject({ given: true });
    await setSender({ owner: LAN, token: 'token-of-lan' });

    expect(await knownGuest()).toBeNull();
    for (const table of [db.commands, db.attempts, db.answers, db.recordings])
      expect((await table.toArray()).every(isOwnedBy(LAN))).toBe(true);
    const { sent, drain: send } = server();
    await send();
    expect(sent.map(({ row }) => row.operation)).toEqual([
      'practiceTest.claim',
      'practiceTest.updateAnswer',
      'privacy.setConsent',
    ]);
    expect(sent[0]?.row.body).toEqual({ visitor_token: token });
    expect(await db.commands.count()).toBe(0);
  });

  it('does nothing without a guest, or when repeated', async () => {
    await claimGuestWork(LAN);
    expect(await db.commands.count()).toBe(0);
    await begin();
    await claimGuestWork(LAN);
    await claimGuestWork(LAN);
    const operations = (await db.commands.toArray()).map(({ operation }) => operation);
    expect(operations.filter((operation) => operation === 'practiceTest.claim')).toHaveLength(1);
  });
});
