import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { sniffAudio } from '#server/engines/audio/sniff-audio.ts';
import { LocalWritingGrader } from '#server/engines/writing/local-writing-grader.ts';
import { startGrading } from '#server/jobs/start-grading.ts';
import { UNREADABLE_BOMBS } from '../support/bombs/audio-bombs.ts';
import { costOf } from '../support/bombs/cost-of.ts';
import { wavFile } from '../support/bombs/wav-file.ts';
import { startService } from './service.ts';
import { spoken } from './speaking-calls.ts';
import { speakingGuest } from './speaking-guests.ts';
import { newGuest, postForm } from './speech-calls.ts';
import { uploadHeadersOf } from './upload-recording.ts';

const TRIAL = '/ielts/virtual-room/speaking-trial';
const { listQuestions } = ENDPOINTS.speakingTrial;
/** One of each container, small enough to be sent at once: what else there is of each is tried where it is decoded. */
const BOMBS = Object.entries(UNREADABLE_BOMBS)
  .filter(([name]) =>
    ['Ogg of 255 channels in one stream', 'WebM of 255 channels', 'MP4 of 48 channels'].includes(name),
  )
  .concat([['WAV of 65,535 channels', () => wavFile({ channels: 65_535, bytes: 200_000 })]])
  .map(([name, make]) => ({ name, make }));
const SENTENCE = readFileSync('server/engines/audio/fixtures/sentence.webm');

const service = await startService({ settings: { GUESTS_PER_NETWORK_HOUR: '1000' } });
const { platform } = service;
await startGrading(platform, { writing: new LocalWritingGrader(), ...platform.speech });

afterAll(() => {
  expect(service.faults).toEqual([]);
});

type Guest = ReturnType<typeof speakingGuest>;

/** Hands in a bomb as what was said. */
async function sayBomb(guest: Guest, bytes: Buffer): Promise<void> {
  const [id, attempt_id] = [randomUUID(), randomUUID()];
  const headers = { 'visitor-token': guest.token, ...uploadHeadersOf(id, bytes) };
  const type = sniffAudio(bytes) ?? '';
  const sent = await service.post('/files/upload-to-server', {
    headers: { ...headers, 'upload-type': type },
    body: bytes,
  });
  expect(sent.status).toBe(200);
  const answer = spoken(id);
  expect(
    (await guest.post(`${TRIAL}/submit-question`, { attempt_id, question_id: 't1', answer })).status,
  ).toBe(200);
  expect((await guest.post(`${TRIAL}/submit-topic`, { attempt_id })).status).toBe(200);
}

const evaluationOf = async (guest: Guest) => {
  const { data } = await guest.get(`${TRIAL}/list-questions?attempt_id=latest`);
  const { questions } = listQuestions.response.parse(data);
  return questions.find(({ id }) => id === 't1')?.user[0]?.ai_evaluation;
};

it.each(BOMBS)(
  'a guest who says $name reads that it cannot be read, and others are served',
  async ({ make }) => {
    const [guest, bytes] = [speakingGuest(service), make()];
    const cost = await costOf(process.pid, async () => {
      await sayBomb(guest, bytes);
      const other = service.get(`${TRIAL}/list-questions`);
      await expect
        .poll(async () => (await evaluationOf(guest))?.status, { timeout: 60_000, interval: 100 })
        .toBe('finished');
      expect((await other).status).toBe(200);
    });
    expect((await evaluationOf(guest))?.content?.result).toMatchObject({
      outcome: 'declined',
      reason: 'unreadable',
      message: 'Mình không đọc được bản ghi âm này. Bạn ghi lại giúp mình nhé.',
    });
    expect(cost.megabytes).toBeLessThan(200);
    expect(cost.processorSeconds).toBeLessThan(2);
  },
);

it('a bomb to be scored is declined while somebody else’s recording is heard', async () => {
  const score = (file: Uint8Array) =>
    postForm(service, '/speech/v3/get_score_from_file', newGuest(), { file, text: 'A sentence of words.' });
  expect(BOMBS).toHaveLength(4);
  const bombs = BOMBS.map(({ make }) => score(make()));
  const heard = await platform.speech.decoder.decode(SENTENCE);
  expect(heard.length).toBeGreaterThan(60_000);
  for (const { status, data } of await Promise.all(bombs)) {
    expect(status).toBe(200);
    expect(data).toMatchObject({ outcome: 'declined', reason: 'unreadable' });
  }
});
