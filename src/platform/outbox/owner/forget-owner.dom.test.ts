// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { voiceConsentAt } from '#tests/support/voice-consent-at.ts';
import { saveAnswer } from '../../../../tests/support/save-work.ts';
import { giveVoiceConsent, withdrawVoiceConsent } from '../consent/voice-consent.ts';
import { db } from '../database/db.ts';
import { appendChunk, openRecording } from '../recordings/recordings.ts';
import { forgetOwner } from './forget-owner.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';

async function work(owner: string, attemptId: string): Promise<void> {
  const id = await openRecording({ owner, attemptId, questionId: 'q', type: 'audio/webm' });
  await appendChunk(id, 0, new ArrayBuffer(3));
  await saveAnswer({
    owner,
    attemptId,
    practiceId: 'p',
    questionId: 'q',
    answer: { type_code: 'ielts_writing', u: 'Bees.' },
    label: 'Câu 1',
  });
  await giveVoiceConsent(owner);
}

const rows = async () => {
  const tables = [db.commands, db.recordings, db.chunks, db.attempts, db.answers, db.receipts];
  return Promise.all(tables.map((table) => table.count()));
};

it('deletes everything of one learner and nothing of another', async () => {
  await work(MINH, '019aa000-0000-7000-8000-0000000000b2');
  const before = await rows();
  await work(LAN, '019aa000-0000-7000-8000-0000000000a1');
  expect(await rows()).not.toEqual(before);
  await forgetOwner(LAN);
  expect(await rows()).toEqual(before);
  expect(await voiceConsentAt(LAN)).toBeNull();
  expect(await voiceConsentAt(MINH)).toBeTypeOf('number');
});

it('removes a withdrawn consent', async () => {
  await giveVoiceConsent(LAN);
  await withdrawVoiceConsent(LAN);
  expect(await voiceConsentAt(LAN)).toBeNull();
});
