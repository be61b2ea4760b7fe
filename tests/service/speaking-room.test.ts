import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { exercises } from '#server/db/schema-content.ts';
import { speakingSets } from '#server/db/schema-speaking-content.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { judgeRelevance } from '#server/domain/speaking/judge-relevance.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import {
  FREE,
  grantSpeaking,
  OTHER_FREE,
  PAID,
  queuedOf,
  speakingOf,
  speakingVip,
  spoken,
} from './speaking-calls.ts';
import { grade, gradedTalk, storeSet } from './spoken-attempts.ts';
import { uploadRecording } from './upload-recording.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
const ROOM = '/ielts/virtual-room';
const DAY_MS = 86_400_000;

afterAll(() => {
  expect(service.faults).toEqual([]);
});

it('an answer beside its question is named with it, one about it is not', async () => {
  const said = async (text: string) => {
    const learner = await registerLearner(service);
    const { answer, submit, detail } = speakingOf(service, learner);
    const attempt = randomUUID();
    await answer(attempt, 'q1');
    await submit(attempt);
    const transcript = { text, source: 'learner' as const, engine: null };
    const judge = judgeRelevance(service.platform);
    await grade(db, attempt, 'q1', { ...gradedTalk(), transcript }, judge);
    const { questions } = await detail(attempt);
    const content = questions.find(({ id }) => id === 'q1')?.user[0]?.ai_evaluation?.content;
    if (content?.kind !== 'talk' || content.result.outcome !== 'graded') throw new Error('not graded');
    return { ...content.result, asked: questions[0]?.content.prompt ?? '' };
  };
  const sample = (await speakingOf(service, await registerLearner(service)).detail()).questions[0]?.script;
  expect(await said(sample?.models[0]?.text ?? '')).toMatchObject({ relevance: 'about', comments: [] });
  const beside = await said(
    'The actor was wonderful, the ending made the whole cinema cry, and I read the novel afterwards. The soldier in that film comes back from the war and never finds his mother, so the director got a prize.',
  );
  expect(beside.relevance).toBe('beside');
  expect(beside.comments[0]?.comment).toContain(`Câu hỏi là “${beside.asked}”`);
});

describe('a topic', () => {
  it('has all that a conversation needs, and no answers without an attempt', async () => {
    const { detail } = speakingOf(service, await registerLearner(service));
    const { set, questions, attempt, examiner, vocabulary } = await detail();
    expect(set).toMatchObject({ id: FREE, mode: 'topic', is_free: true });
    expect(attempt).toBeNull();
    expect(vocabulary.length).toBeGreaterThan(0);
    expect(examiner.greeting[0]?.voice).toMatch(/^\/media\/voices\/\w+\.m4a$/);
    const [first, more] = questions;
    expect(first).toMatchObject({ id: 'q1', user: [] });
    expect(first?.script?.models).toHaveLength(3);
    expect(more).toMatchObject({ id: 'q1-more', follows: 'q1', script: null });
  });

  it('serves what is asked about things noticed apart from what older devices know, and takes its answer', async () => {
    const { answer, detail } = speakingOf(service, await registerLearner(service));
    const script = (await detail()).questions[0]?.script;
    expect(script?.follow_ups.map(({ when }) => when)).toEqual(['short', 'no_reason', 'heard']);
    const [noticed] = script?.noticed ?? [];
    expect(noticed).toMatchObject({ when: 'past', voice: expect.stringMatching(/^\/media\/voices\//) });
    const asked = { text: noticed?.text ?? '', by: 'author' as const };
    expect((await answer(randomUUID(), 'q1-more', asked)).status).toBe(200);
  });

  it('is answered, submitted, graded with one band, and announced', async () => {
    const learner = await registerLearner(service);
    const { answer, submit, detail, topics } = speakingOf(service, learner);
    const attempt = randomUUID();
    const followUp = (await detail()).questions[0]?.script?.follow_ups[0]?.text ?? '';
    expect((await answer(attempt, 'q1')).status).toBe(200);
    const more = await answer(attempt, 'q1-more', { text: followUp, by: 'author' });
    expect(more.status).toBe(200);
    expect((await topics()).topics.find(({ id }) => id === FREE)).toMatchObject({
      done: 0,
      open: { attempt_id: attempt, answered: 1 },
    });
    expect((await submit(attempt)).status).toBe(200);
    expect(await queuedOf(service, attempt)).toEqual(['q1', 'q1-more']);
    for (const question of ['q1', 'q1-more']) await grade(db, attempt, question, gradedTalk());
    const { attempt: graded, questions } = await detail(attempt);
    expect(graded?.user_result.speaking).toMatchObject({ outcome: 'graded', talks: 1, of: 5 });
    expect(graded).toMatchObject({ is_repetition: false, waiting: 0 });
    expect(questions[1]?.user[0]?.bai_lam).toMatchObject({ asked: { text: followUp, by: 'author' } });
    expect((await detail('latest')).attempt?.id).toBe(attempt);
    expect((await topics()).topics.find(({ id }) => id === FREE)).toMatchObject({
      done: 1,
      open: null,
      band: { point: expect.any(Number) },
    });
    const link = `/virtual-speaking-practice-result/${FREE}?attempt=${attempt}`;
    const notices = await service.get('/notify', { token: learner.token });
    expect(notices.data).toMatchObject({ notifications: [{ kind: 'graded', link }] });
    const days = await db.select().from(studyEvents).where(eq(studyEvents.learner_id, learner.id));
    expect(days).toMatchObject([{ subject: `speaking:${FREE}`, course_id: null, counts: true }]);
  });

  it('that is repeated is no repetition, even after an export', async () => {
    const learner = await registerLearner(service);
    const { answer, submit, detail } = speakingOf(service, learner);
    const [first, second] = [randomUUID(), randomUUID()];
    await answer(first, 'q1');
    await submit(first);
    await detail(first);
    await service.get('/privacy/export', { token: learner.token });
    await answer(second, 'q1');
    await submit(second);
    expect((await detail(second)).attempt?.is_repetition).toBe(false);
  });

  it('stores a command once, however often it is sent', async () => {
    const learner = await registerLearner(service);
    const { post, submit } = speakingOf(service, learner);
    const [attempt, key] = [randomUUID(), randomUUID()];
    const recording = await uploadRecording(service, learner);
    const body = { attempt_id: attempt, question_id: 'q1', answer: spoken(recording) };
    const once = { key, at: Date.now() };
    const sent = [1, 2].map(() => post('submit-question', body, once));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
    const done = { attempt_id: attempt };
    const submission = { key: randomUUID(), at: Date.now() };
    const submitted = [1, 2, 3].map(() => post('submit-topic', done, submission));
    expect((await Promise.all(submitted)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await queuedOf(service, attempt)).toEqual(['q1']);
    expect(await submit(attempt)).toMatchObject({ status: 409, code: 'ATTEMPT_SUBMITTED' });
  });

  it.each([
    ['a wording that no author wrote', 'q1-more', { text: 'Why?', by: 'author' }],
    ['a follow-up without its wording', 'q1-more', undefined],
    ['a question with a wording of its own', 'q1', { text: 'Why?', by: 'model' }],
  ] as const)('refuses %s', async (_, question, asked) => {
    const { answer } = speakingOf(service, await registerLearner(service));
    expect(await answer(randomUUID(), question, asked)).toMatchObject({ code: 'ANSWER_DOES_NOT_FIT' });
  });

  it('corrects the transcript of an answer that is there, and nothing else', async () => {
    const learner = await registerLearner(service);
    const { post, detail } = speakingOf(service, learner);
    const [one, two] = [await uploadRecording(service, learner), await uploadRecording(service, learner)];
    const of = (recording: string, text?: string) => ({
      attempt_id: attempt,
      question_id: 'q1',
      answer: spoken(recording, undefined, text),
    });
    const attempt = randomUUID();
    expect((await post('update-question-answer', of(one))).code).toBe('NOT_FOUND');
    await post('submit-question', of(one));
    expect((await post('update-question-answer', of(two))).code).toBe('ANSWER_DOES_NOT_FIT');
    expect((await post('update-question-answer', of(one, 'I like wasps.'))).status).toBe(200);
    expect((await detail(attempt)).questions[0]?.user[0]?.bai_lam).toMatchObject({
      transcript: { text: 'I like wasps.' },
    });
  });
});

describe('entry', () => {
  it('to a paid topic is for VIPs', async () => {
    const learner = await registerLearner(service);
    const { allowed, list, answer, post } = speakingOf(service, learner, PAID);
    const refused = { status: 403, code: 'SPEAKING_NOT_ALLOWED' };
    expect((await allowed()).data).toEqual({ is_allowed: false });
    expect(await list()).toMatchObject(refused);
    expect(await answer(randomUUID(), 'q1')).toMatchObject(refused);
    expect(await post('submit-topic', { attempt_id: randomUUID() })).toMatchObject(refused);
    const ask = service.post(`${ROOM}/topics/${PAID}/follow-up`, {
      token: learner.token,
      body: { question_id: 'q1', said: 'I grew up in Hue.' },
    });
    expect(await ask).toMatchObject(refused);
    await grantSpeaking(service, learner);
    expect((await allowed()).data).toEqual({ is_allowed: true });
    expect((await list()).status).toBe(200);
    expect((await answer(randomUUID(), 'q1')).status).toBe(200);
  });

  it('ends with the grant, except for what was begun or done before', async () => {
    const learner = await speakingVip(service);
    const { allowed, answer, submit, post, detail } = speakingOf(service, learner, PAID);
    const begun = randomUUID();
    await answer(begun, 'q1');
    const yesterday = addDays(vietnamDay(Date.now()), -1);
    await grantSpeaking(service, learner, yesterday);
    expect((await allowed()).data).toEqual({ is_allowed: false });
    expect((await submit(begun)).status).toBe(200);
    expect((await detail(begun)).attempt?.id).toBe(begun);
    const recording = await uploadRecording(service, learner);
    const body = () => ({ attempt_id: randomUUID(), question_id: 'q1', answer: spoken(recording) });
    expect((await post('submit-question', body(), { at: Date.now() - 2 * DAY_MS })).status).toBe(200);
    expect((await post('submit-question', body())).code).toBe('SPEAKING_NOT_ALLOWED');
    await grantSpeaking(service, learner, addDays(yesterday, -40));
    const late = post('submit-question', body(), { at: Date.now() - 50 * DAY_MS });
    expect((await late).code).toBe('SPEAKING_NOT_ALLOWED');
  });

  it("hides another learner's attempt, and sets that are not there", async () => {
    const [owner, stranger] = [await speakingVip(service), await speakingVip(service)];
    const attempt = randomUUID();
    await speakingOf(service, owner).answer(attempt, 'q1');
    await speakingOf(service, owner).submit(attempt);
    const { list, answer, submit, post } = speakingOf(service, stranger);
    const redo = { attempt_id: attempt, new_attempt_id: randomUUID(), question_id: 'q1' };
    for (const sent of [
      await list(attempt),
      await list('latest'),
      await answer(attempt, 'q1'),
      await submit(attempt),
      await post('redo-topic', redo),
      await post('redo-question', redo),
      await post('redo-topic', { attempt_id: randomUUID(), new_attempt_id: attempt }),
      await speakingOf(service, owner, OTHER_FREE).list(attempt),
      await speakingOf(service, stranger, 'speaking-nothing').list(),
      await speakingOf(service, stranger, 'speaking-nothing').allowed(),
      await speakingOf(service, stranger, 'ong-tren-mai-nha').list(),
    ])
      expect(sent).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('to a topic that was retired is closed, while its attempts go on', async () => {
    const learner = await registerLearner(service);
    const set = await storeSet(db, 'speaking-retiring');
    const { answer, submit, list, detail, inProgress, allowed } = speakingOf(service, learner, set);
    const attempt = randomUUID();
    await answer(attempt, 'q1');
    await db.update(speakingSets).set({ retired: true }).where(eq(speakingSets.id, set));
    await db.update(exercises).set({ retired: true }).where(eq(exercises.id, set));
    // As by a newer pack.
    await db.execute(`insert into content_versions values ('newer', now())`);
    await expect.poll(async () => (await list()).code).toBe('NOT_FOUND');
    expect((await allowed()).code).toBe('NOT_FOUND');
    expect(await inProgress()).toMatchObject([{ id: set, open: { attempt_id: attempt, answered: 1 } }]);
    expect((await detail(attempt)).questions).toHaveLength(2);
    expect((await answer(attempt, 'q2')).status).toBe(200);
    expect((await submit(attempt)).status).toBe(200);
  });
});

describe('the lists', () => {
  it('find topics by either title, without diacritics, by category, part and level', async () => {
    const { topics } = speakingOf(service, await registerLearner(service));
    const all = await topics();
    expect(all.topics.length).toBeGreaterThanOrEqual(48);
    expect(all.tests.length).toBeGreaterThanOrEqual(6);
    const titled = all.topics.find(({ id }) => id === PAID);
    const plain = (titled?.title_vi ?? '').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
    for (const search of ['HOMETOWN', plain])
      expect((await topics({ search })).topics.map(({ id }) => id)).toContain(PAID);
    const some = (await topics({ category: 'places', part: '2' })).topics;
    expect(some.length).toBeGreaterThan(0);
    expect(some.every(({ category, part }) => category === 'places' && part === 2)).toBe(true);
    expect((await topics({ level: '3' })).topics.every(({ level }) => level === 3)).toBe(true);
  });

  it('count what the learner has done, by category, and order what to do next', async () => {
    const learner = await registerLearner(service);
    const { answer, submit, get, topics } = speakingOf(service, learner);
    const attempt = randomUUID();
    await answer(attempt, 'q1');
    await submit(attempt);
    const { response } = ENDPOINTS.speakingRoom.categories;
    const { categories } = response.parse((await get(`${ROOM}/categories`)).data);
    const category = (await topics()).topics.find(({ id }) => id === FREE)?.category;
    expect(categories.filter(({ done }) => done > 0)).toMatchObject([{ code: category, done: 1 }]);
    const ordered = ENDPOINTS.speakingRoom.courseTopics.response.parse(
      (await get(`${ROOM}/courses/topics`)).data,
    );
    expect(ordered).toMatchObject({ subject_id: 5 });
    expect(ordered.topics.at(-1)?.id).toBe(FREE);
  });

  it('show guests the free topics and what the room is like', async () => {
    const { freeTopics, homeGuest } = ENDPOINTS.speakingRoom;
    const free = freeTopics.response.parse((await service.get(`${ROOM}/free-topics`)).data);
    expect(free.topics.map(({ id }) => id)).toContain(FREE);
    expect(free.topics.every(({ is_free }) => is_free)).toBe(true);
    const home = homeGuest.response.parse((await service.get(`${ROOM}/videos/home-guest`)).data);
    expect(home.scenes.length).toBeGreaterThan(0);
  });

  it('predict topics that there are, with what the learner has done of them', async () => {
    const { get } = speakingOf(service, await registerLearner(service));
    const { testPredictions } = ENDPOINTS.speakingRoom;
    const { prediction } = testPredictions.response.parse((await get(`${ROOM}/test-predictions`)).data);
    expect(prediction?.topics.length).toBeGreaterThan(0);
    expect(prediction?.topics[0]?.set).toMatchObject({ done: 0, open: null, band: null });
  });

  it('need a learner', async () => {
    for (const path of ['categories', 'folders/in-progress', 'topics', 'courses/topics', 'user-level'])
      expect((await service.get(`${ROOM}/${path}`)).code).toBe('NOT_SIGNED_IN');
  });
});

describe('the level', () => {
  const levelOf = async ({ token }: TestLearner) =>
    ENDPOINTS.speakingRoom.userLevel.response.parse(
      (await service.get(`${ROOM}/user-level`, { token })).data,
    );
  const set = ({ token }: TestLearner, level: number, at: number) =>
    service.post(`${ROOM}/user-level`, {
      token,
      key: randomUUID(),
      body: { level, source: 'chosen', at, skew: 0 },
    });

  it('is that of the latest decision, and is known to the guard', async () => {
    const learner = await registerLearner(service);
    const { level, levels, prompts } = await levelOf(learner);
    expect(level).toBeNull();
    expect(levels.map((one) => one.level)).toEqual([1, 2, 3, 4, 5]);
    expect(prompts.length).toBeGreaterThan(0);
    const vip = () => service.get('/ielts/users/is-vip', { token: learner.token });
    expect((await vip()).data).toMatchObject({ virtual_room: { speaking: { user: null } } });
    const now = Date.now();
    expect((await set(learner, 4, now)).data).toEqual({ level: 4 });
    expect((await set(learner, 2, now - 60_000)).data).toEqual({ level: 4 });
    expect((await levelOf(learner)).level).toBe(4);
    expect((await vip()).data).toMatchObject({ virtual_room: { speaking: { user: { level: 4 } } } });
    expect((await set(learner, 6, now)).code).toBe('BAD_REQUEST');
    const exported = await service.get('/privacy/export', { token: learner.token });
    expect(exported.data).toMatchObject({ speaking_level: [{ level: 4, source: 'chosen' }] });
  });

  it('brings the topics that its description names to the front', async () => {
    const learner = await registerLearner(service);
    await set(learner, 5, Date.now());
    const { courseTopics } = ENDPOINTS.speakingRoom;
    const { data } = await service.get(`${ROOM}/courses/topics`, { token: learner.token });
    const { topics } = courseTopics.response.parse(data);
    expect(topics.slice(0, 3).map(({ id }) => id)).toEqual([
      'speaking-clothes-with-a-story',
      'speaking-a-friend-who-differs',
      'speaking-a-quiet-corner',
    ]);
  });
});
