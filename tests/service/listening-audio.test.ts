import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readConfig } from '#server/config/config.ts';
import { loadContent } from '#server/content/load-content.ts';
import { exercises, lessons, questions } from '#server/db/schema-content.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { decodeAudio } from '#server/engines/audio/decode-audio.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { platform } = service;
const folder = join(tmpdir(), `luyen-listening-${process.pid}`);
const content = join(folder, 'content');
afterAll(() => rm(folder, { recursive: true, force: true }));

const EXAM = `title: Nghe thử
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
const PRACTICE = `---
title: At the pool
instructions: Question 1
folder: Listening
listening: true
questions:
  - id: pool
    type: free_text
    prompt: What is closed?
    key: pool
    proof: The pool is closed.
---
WOMAN: Good morning. The pool is closed.
`;

await cp('content', content, { recursive: true });
await rm(join(content, 'tests', 'academic-listening-1'), { recursive: true });
await rm(join(content, 'media', 'tests', 'northgate-farm.svg'));
// What neither is listened to here nor pointed at would be read with each load, five times as much as the rest.
const ASIDE = [
  'speaking',
  'conversation',
  'learning-trial',
  'tutoring',
  'pronunciation',
  'ipa-chart',
  'letters',
];
for (const part of ASIDE) await rm(join(content, part), { recursive: true });
// Words of texts would be recorded too, which takes as long again.
for (const folder of ['study-sheets', 'blog'])
  for (const name of await readdir(join(content, folder))) {
    const path = join(content, folder, name);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('](say)', ']'));
  }
await writeFile(join(content, 'practices', 'lop-boi-buoi-toi.md'), PRACTICE);
await mkdir(join(content, 'tests', 'nghe-thu'));
await writeFile(join(content, 'tests', 'nghe-thu', 'test.yaml'), EXAM);
await writeFile(join(content, 'tests', 'nghe-thu', 'part-1.md'), PART);

/** Loads the content as a start does, until all recordings are made. @returns what was logged */
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
  it('is served once its recording is made, and the previous content stays until then', async () => {
    expect((await listTest()).code).toBe('NOT_FOUND');
    const lines = (await load()).join('');
    expect(lines).toMatch(/content loaded before stays.*a listening part is recorded.*with its recordings/s);
    const { data } = await listTest();
    const { test } = ENDPOINTS.examTaking.listQuestion.response.parse(data);
    expect(test.parts).toMatchObject([{ passage: null, audio: { transcript: null } }]);
    const { src, seconds } = test.parts[0]?.audio ?? { src: '', seconds: 0 };
    const whole = await service.app.inject({ url: src });
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mp4', 'accept-ranges': 'bytes' });
    expect((await decodeAudio(whole.rawPayload)).length / 16_000).toBeCloseTo(seconds, 1);
    const part = await service.app.inject({ url: src, headers: { range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  });

  it('has its transcript, and in its proofs the second at which each is spoken', async () => {
    const [row] = await platform.db.select().from(exercises).where(eq(exercises.id, 'nghe-thu'));
    const audio = row?.test?.parts[0]?.audio;
    expect(audio?.transcript).toMatchObject([
      { turn: 0, speaker: 'Man', text: 'Excuse me.', at: 0.5 },
      { turn: 0, speaker: 'Man', text: 'When does the gate open?' },
      { turn: 1, speaker: 'Woman', text: 'It opens at nine.' },
    ]);
    const seconds = audio?.transcript?.map((line) => line.at ?? 0) ?? [];
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    const [question] = await platform.db
      .select()
      .from(questions)
      .where(eq(questions.exercise_id, 'nghe-thu'));
    const at = question?.proofs[0]?.at ?? 0;
    expect(at).toBeGreaterThan(4);
    expect(at).toBeLessThan((audio?.seconds ?? 0) - 1);
  });

  it('is recorded once: another start records and stores nothing', async () => {
    const before = await recordings();
    expect(await load()).toEqual([]);
    expect(await recordings()).toEqual(before);
    expect((await listTest()).status).toBe(200);
  });

  it('is spoken by the embedded voices when the speech service fails, which is logged', async () => {
    const before = await recordings();
    const edited = PART.replace('Excuse me.', 'Pardon me.');
    await writeFile(join(content, 'tests', 'nghe-thu', 'part-1.md'), edited);
    const lines = (await load({ TTS_BASE_URL: 'http://127.0.0.1:9/v1' })).join('');
    expect(lines).toMatch(/the speech service failed; the plain voices speak/);
    expect(await recordings()).toHaveLength(before.length + 2);
    expect((await listTest()).status).toBe(200);
  });

  it('that no voice can speak is left out, and the rest of the content is served', async () => {
    const unspeakable = PART.replace('Excuse me.', `Excuse me${', please'.repeat(300)}.`);
    await writeFile(join(content, 'tests', 'nghe-thu', 'part-1.md'), unspeakable);
    const lines = (await load()).join('');
    expect(lines).toMatch(/cannot be recorded; what is heard is left out/);
    await expect.poll(async () => (await listTest()).code).toBe('NOT_FOUND');
    expect((await service.get('/practice-test/list-question?test_id=academic-reading-1')).status).toBe(200);
  });
});

describe('a listening practice', { timeout: 120_000 }, () => {
  const PRACTICE_ID = 'lop-boi-buoi-toi';
  const QUESTION = `${PRACTICE_ID}.pool`;

  it('is part of its lesson once its recording is made, and hides its transcript until answered', async () => {
    const learner = await registerLearner(service);
    await platform.db
      .insert(courseActivations)
      .values({ learner_id: learner.id, course_id: 'buoc-toi-6', status: 'activated' });
    const { token } = learner;
    const lesson = ENDPOINTS.lesson.assets.response.parse(
      (await service.get('/ielts/lessons/nghe-doi-y/assets', { token })).data,
    );
    expect(lesson.list_section.map(({ module_id }) => module_id)).toEqual(['nghe-doi-y', PRACTICE_ID]);

    const read = async (query: string) => {
      const { data } = await service.get(`/practice/list-question?practice_id=${PRACTICE_ID}${query}`, {
        token,
      });
      return ENDPOINTS.practice.listQuestion.response.parse(data);
    };
    const { practice } = await read('');
    expect(practice).toMatchObject({ passage: null, audio: { transcript: null } });
    expect((await service.app.inject({ url: practice.audio?.src ?? '' })).statusCode).toBe(200);

    const attempt_id = randomUUID();
    const command = { attempt_id, practice_id: PRACTICE_ID, at: Date.now(), skew: 0 };
    const answer = { type_code: 'free_text', text: 'Pool' };
    await service.post('/practice/update-single-answer', {
      token,
      key: randomUUID(),
      body: { ...command, question_id: QUESTION, answer },
    });
    expect((await read(`&attempt_id=${attempt_id}`)).practice.audio?.transcript).toBeNull();
    await service.post('/practice/submit', { token, key: randomUUID(), body: command });
    const { practice: shown, questions: marked } = await read(`&attempt_id=${attempt_id}`);
    expect(shown.audio?.transcript).toMatchObject([
      { speaker: 'Woman', text: 'Good morning.', at: 0.5 },
      { speaker: 'Woman', text: 'The pool is closed.' },
    ]);
    expect(marked[0]).toMatchObject({
      user: [{ is_correct: true }],
      proofs: [{ quote: 'The pool is closed.', at: shown.audio?.transcript?.[1]?.at }],
    });
  });

  it('that no voice can speak is left out of its lesson', async () => {
    const unspeakable = PRACTICE.replace('Good morning.', `Good${', good'.repeat(600)}.`);
    await writeFile(join(content, 'practices', `${PRACTICE_ID}.md`), unspeakable);
    const lines = (await load()).join('');
    expect(lines).toMatch(/cannot be recorded/);
    const [lesson] = await platform.db.select().from(lessons).where(eq(lessons.id, 'nghe-doi-y'));
    expect(lesson).toMatchObject({ minutes: 7, sections: [{ kind: 'study_sheet' }] });
  });
});
