import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { practiceTestListQuestion } from '#contract/practice-test.ts';
import { readConfig } from '#server/config.ts';
import { loadContent } from '#server/content/load-content.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { readMp4 } from '#server/engines/audio/read-mp4.ts';
import { startService } from './service.ts';

const service = await startService();
const { platform } = service;
const folder = join(tmpdir(), `luyen-listening-${process.pid}`);
const content = join(folder, 'content');
afterAll(() => rm(folder, { recursive: true, force: true }));

const TEST = `title: Nghe thử
instructions: Nghe rồi trả lời.
skill: listening
minutes: 5
band_table: none
parts: [part-1]
`;
const PART = `---
title: At the gate
instructions: Question 1
questions:
  - id: gate-1
    type: free_text
    prompt: When does the gate open?
    key: nine
    proof: It opens at nine.
---
MAN: Excuse me. When does the gate open?
[pause 2]
WOMAN: It opens at nine.
`;

await cp('content', content, { recursive: true });
await rm(join(content, 'tests', 'academic-listening-1'), { recursive: true });
await rm(join(content, 'media', 'tests', 'northgate-farm.svg'));
await mkdir(join(content, 'tests', 'nghe-thu'));
await writeFile(join(content, 'tests', 'nghe-thu', 'test.yaml'), TEST);
await writeFile(join(content, 'tests', 'nghe-thu', 'part-1.md'), PART);

/** Loads the content as a start does, to the end of the recordings; what was logged. */
async function load(settings: Record<string, string> = {}): Promise<string[]> {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: folder, CONTENT_DIR: content, ...settings });
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const loading = await loadContent({ ...platform, config, log });
  await loading.render().done;
  return lines;
}

const listTest = () => service.get('/practice-test/list-question?test_id=nghe-thu');
const recordings = async () => (await readdir(join(folder, 'listening'))).toSorted();

describe('a listening test with a script', { timeout: 120_000 }, () => {
  it('is served once its recording is made, and what was served before stays until then', async () => {
    expect((await listTest()).code).toBe('NOT_FOUND');
    const lines = (await load()).join('');
    expect(lines).toMatch(/content loaded before stays.*a listening part is recorded.*with its recordings/s);
    const { data } = await listTest();
    const { test } = practiceTestListQuestion.response.parse(data);
    expect(test.parts).toMatchObject([{ passage: null, audio: { transcript: null } }]);
    const { src, seconds } = test.parts[0]?.audio ?? { src: '', seconds: 0 };
    const whole = await service.app.inject({ url: src });
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mp4', 'accept-ranges': 'bytes' });
    expect((await readMp4(whole.rawPayload)).length / 16_000).toBeCloseTo(seconds, 1);
    const part = await service.app.inject({ url: src, headers: { range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  });

  it('keeps its transcript, and in its proofs the second at which each is said', async () => {
    const [row] = await platform.db.select().from(exercises).where(eq(exercises.id, 'nghe-thu'));
    const audio = row?.test?.parts[0]?.audio;
    expect(audio?.transcript).toMatch(
      /^\*\*0:00 · Man:\*\* Excuse me\. When does the gate open\?\n\n\*\*0:0\d · Woman:\*\* It opens at nine\.$/,
    );
    const [question] = await platform.db
      .select()
      .from(questions)
      .where(eq(questions.exercise_id, 'nghe-thu'));
    const at = question?.proofs[0]?.at ?? 0;
    expect(at).toBeGreaterThan(4);
    expect(at).toBeLessThan((audio?.seconds ?? 0) - 1);
  });

  it('is recorded once: another start makes and stores nothing', async () => {
    const before = await recordings();
    expect(await load()).toEqual([]);
    expect(await recordings()).toEqual(before);
    expect((await listTest()).status).toBe(200);
  });

  it('is said by the plain voices when the speech service cannot, which is told', async () => {
    const edited = PART.replace('Excuse me.', 'Pardon me.');
    await writeFile(join(content, 'tests', 'nghe-thu', 'part-1.md'), edited);
    const lines = (await load({ TTS_BASE_URL: 'http://127.0.0.1:9/v1' })).join('');
    expect(lines).toMatch(/the speech service failed; the plain voices speak/);
    expect(await recordings()).toHaveLength(4);
    expect((await listTest()).status).toBe(200);
  });

  it('that nobody can say is left out, and the rest of the content is served', async () => {
    const unspeakable = PART.replace('Excuse me.', `Excuse me${', please'.repeat(300)}.`);
    await writeFile(join(content, 'tests', 'nghe-thu', 'part-1.md'), unspeakable);
    const lines = (await load()).join('');
    expect(lines).toMatch(/cannot be recorded; its test is left out/);
    await expect.poll(async () => (await listTest()).code, { timeout: 10_000 }).toBe('NOT_FOUND');
    expect((await service.get('/practice-test/list-question?test_id=academic-reading-1')).status).toBe(200);
  });
});
