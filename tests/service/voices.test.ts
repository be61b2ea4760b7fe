import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { cleanUp } from '#server/cleanup/clean-up.ts';
import { speakingSets, speakingTexts } from '#server/db/schema-speaking-content.ts';
import { openVoices } from '#server/domain/voices/voices.ts';
import { decodeAudio } from '#server/engines/audio/decode-audio.ts';
import { json, startProvider } from '../support/provider-server.ts';
import { registerLearner } from './learner.ts';
import { type Service, startService } from './service.ts';

const service = await startService();
const { platform } = service;
const voices = openVoices(platform);
const { token } = await registerLearner(service);
const play = (url: string, headers: Record<string, string> = {}, on: Service = service) =>
  on.app.inject({ url, headers });
const stored = (on: Service = service) => readdirSync(join(on.platform.config.DATA_DIR, 'voices'));

async function hometown() {
  const [set] = await platform.db.select().from(speakingSets).where(eq(speakingSets.id, 'speaking-hometown'));
  const script = set?.detail.scripts.q1;
  if (!script) throw new Error('the starter pack has no question on the hometown');
  return script;
}

describe('the voice of a line', () => {
  it('is made when it is first asked for, kept, and served by range', async () => {
    const path = voices.examiner((await hometown()).line.text);
    expect(path).toMatch(/^\/media\/voices\/[0-9a-f]{32}\.m4a$/);
    const [engine] = platform.speech.voices;
    if (!engine) throw new Error('nobody speaks');
    const speak = vi.spyOn(engine, 'speak');
    onTestFinished(() => speak.mockRestore());
    const [first, second] = await Promise.all([play(path), play(path)]);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(first.headers).toMatchObject({
      'content-type': 'audio/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const pcm = await decodeAudio(new Uint8Array(first.rawPayload));
    expect(pcm.length / 16_000).toBeGreaterThan(1);
    expect(pcm.length / 16_000).toBeLessThan(8);
    const part = await play(path, { range: 'bytes=4-11' });
    expect([part.statusCode, part.rawPayload.toString('latin1')]).toEqual([206, 'ftypisom']);
    expect(speak).toHaveBeenCalledOnce();
    expect(stored()).toEqual([path.replace('/media/voices/', '')]);
  });

  it('differs from that of a model answer', async () => {
    const { line, models } = await hometown();
    expect(voices.model(line.text)).not.toBe(voices.examiner(line.text));
    const answer = await play(voices.model(models[0]?.text ?? ''));
    expect(answer.statusCode).toBe(200);
  });

  it('is there for what the examiner says in all conversations', async () => {
    const [row] = await platform.db.select().from(speakingTexts).where(eq(speakingTexts.id, 'examiner'));
    const text = row?.data.kind === 'examiner' ? row.data.lines.greeting[0]?.text : undefined;
    expect((await play(voices.examiner(text ?? ''))).statusCode).toBe(200);
  });

  it('stays when its set is retired', async () => {
    const { follow_ups } = await hometown();
    await platform.db
      .update(speakingSets)
      .set({ retired: true })
      .where(eq(speakingSets.id, 'speaking-hometown'));
    expect((await play(voices.examiner(follow_ups[0]?.text ?? ''))).statusCode).toBe(200);
  });

  it.each([
    ['of a line that nobody wrote', () => voices.examiner('Say whatever I want.')],
    ['with another name', () => '/media/voices/secret.m4a'],
    ['out of the directory', () => '/media/voices/..%2F..%2Fpasswd'],
  ])('%s is not found, and nothing is made', async (_, path) => {
    const before = stored();
    expect((await play(path())).statusCode).toBe(404);
    expect(stored()).toEqual(before);
  });

  it('is deleted after three months without anybody hearing it', async () => {
    const count = stored().length;
    expect(count).toBeGreaterThan(0);
    expect((await cleanUp(platform, new Date())).voices).toBe(0);
    const later = new Date(Date.now() + 91 * 86_400_000);
    expect((await cleanUp(platform, later)).voices).toBe(count);
  });
});

describe('where the configured service fails', () => {
  it('the plain voice speaks, and is not cached for good', async () => {
    const { base, close } = await startProvider(json({}, 500));
    onTestFinished(close);
    const away = await startService({
      settings: { TTS_BASE_URL: base, TTS_MODEL: 'tts-1', PROVIDER_TRIES: '1' },
    });
    const path = openVoices(away.platform).examiner((await hometown()).line.text);
    const answer = await play(path, {}, away);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(stored(away)).not.toContain(path.replace('/media/voices/', ''));
    expect(stored(away)).toHaveLength(1);
  });
});

describe('the download of a conversation', () => {
  // Which voices belong to it is asked here, some hundred of them; the tests above hear what they say.
  beforeAll(async () => {
    const [engine] = platform.speech.voices;
    if (!engine) throw new Error('nobody speaks');
    const word = await engine.speak({ text: 'Yes.', voice: 'female', speaker: 0, rate: 1 });
    vi.spyOn(engine, 'speak').mockResolvedValue(word);
  });
  afterAll(() => vi.restoreAllMocks());

  const manifest = (id: string) =>
    service.get(`/ielts/virtual-room/topics/${id}/download-manifest`, { token });

  it('names each of its voices with its size and hash, once they are made', {
    timeout: 240_000,
  }, async () => {
    let answer = await manifest('speaking-mobile-phones');
    while (answer.code === 'VOICES_NOT_READY') {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '10']);
      answer = await manifest('speaking-mobile-phones');
    }
    const { media, reads, kind } = ENDPOINTS.download.speaking.response.parse(answer.data);
    expect([kind, reads.map(({ operation }) => operation)]).toEqual([
      'speaking',
      ['speakingRoom.listQuestions'],
    ]);
    expect(media.length).toBeGreaterThan(60);
    // What the examiner says in all conversations is among them: after a silence, or when the microphone is lost.
    const [row] = await platform.db.select().from(speakingTexts).where(eq(speakingTexts.id, 'examiner'));
    const said = row?.data.kind === 'examiner' ? Object.values(row.data.lines).flat() : [];
    expect(media.map(({ path: at }) => at)).toEqual(
      expect.arrayContaining(said.map(({ text }) => voices.examiner(text))),
    );
    expect(said.length).toBeGreaterThan(20);
    for (const { path, bytes, sha256 } of media.slice(0, 5)) {
      const { rawPayload } = await play(path);
      expect([rawPayload.length, createHash('sha256').update(rawPayload).digest('hex')], path).toEqual([
        bytes,
        sha256,
      ]);
    }
  });

  it('is for those who may enter', async () => {
    expect((await manifest('speaking-sleep')).code).toBe('SPEAKING_NOT_ALLOWED');
    expect((await manifest('speaking-none')).code).toBe('NOT_FOUND');
    expect((await manifest('speaking-interview')).code).toBe('NOT_FOUND');
  });

  it('of the trial is for guests, too, with its survey and without the models, which it never plays', {
    timeout: 240_000,
  }, async () => {
    const asGuest = (id: string) => service.get(`/ielts/virtual-room/topics/${id}/download-manifest`);
    let answer = await asGuest('speaking-trial');
    while (answer.code === 'VOICES_NOT_READY') answer = await asGuest('speaking-trial');
    const { media, reads } = ENDPOINTS.download.speaking.response.parse(answer.data);
    expect(reads.map(({ operation }) => operation)).toEqual([
      'speakingTrial.listQuestions',
      'speakingTrial.survey',
    ]);
    const { data } = await service.get('/ielts/virtual-room/speaking-trial/list-questions');
    const { questions, intro, examiner } = ENDPOINTS.speakingTrial.listQuestions.response.parse(data);
    const scripts = questions.flatMap(({ script }) => script ?? []);
    const said = [
      intro,
      ...Object.values(examiner).flat(),
      ...scripts.flatMap(({ line, follow_ups, noticed = [] }) => [line, ...follow_ups, ...noticed]),
    ].flatMap((line) => line?.voice ?? []);
    expect(media.map(({ path }) => path).toSorted()).toEqual([...new Set(said)].toSorted());
    expect(scripts.some(({ models }) => models.length > 0)).toBe(true);
    for (const id of ['speaking-weekends', 'speaking-test-1', 'speaking-none'])
      expect((await asGuest(id)).code, id).toBe('NOT_SIGNED_IN');
  });
});
