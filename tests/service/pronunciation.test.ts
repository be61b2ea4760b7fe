import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { soundSetId } from '#contract/ipa-chart.ts';
import { pronunciationSetId } from '#contract/pronunciation-lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { soundCardId } from '#rules/notebook/card-id.ts';
import { pronunciationLessons } from '#server/db/schema-pronunciation.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { sayInSet } from './say-in-set.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const LESSON = 'think-and-this';
const MINUTE = 60_000;
/** The same in repeated requests. */
const NOW = Date.now();
const { assetsWithDetailPronunciation, pronunciationPath, pronunciationProgressOfAll } = ENDPOINTS.lesson;

afterAll(() => {
  expect(service.faults).toEqual([]);
});

interface Done {
  section?: string;
  status?: number;
  score?: number | null;
  minutesAgo?: number;
}

const section = (
  { token }: TestLearner,
  { section: name = 'tell', status = 2, score = null, minutesAgo = 10 }: Done,
  { lesson = LESSON, key = randomUUID() } = {},
) =>
  service.post(`/ielts/lessons/${lesson}/section-progress-pronunciation`, {
    token,
    key,
    body: { section: name, status, score, at: NOW - minutesAgo * MINUTE, skew: 0 },
  });
const reset = ({ token }: TestLearner, minutesAgo: number) =>
  service.post(`/ielts/lessons/${LESSON}/reset-section-progress-pronunciation`, {
    token,
    key: randomUUID(),
    body: { at: NOW - minutesAgo * MINUTE, skew: 0 },
  });
const progressOf = async ({ token }: TestLearner) =>
  pronunciationProgressOfAll.response.parse(
    (await service.get('/ielts/pronunciation/lessons/progress', { token })).data,
  );
const cardsOf = async ({ token }: TestLearner, query = 'with=sounds') =>
  ENDPOINTS.notebook.list.response.parse((await service.get(`/notebook?scope=all&${query}`, { token })).data)
    .cards;

describe('the path', () => {
  it('has twenty lessons, for guests too, each with what is heard, told, said and used', async () => {
    const { lessons } = pronunciationPath.response.parse(
      (await service.get('/ielts/pronunciation/lessons')).data,
    );
    expect(lessons.map(({ place }) => place)).toEqual(lessons.map((_, index) => index + 1));
    expect(lessons).toHaveLength(20);
    for (const { id } of lessons) {
      const answer = await service.get(`/ielts/lessons/${id}/assets-with-detail-pronunciation`);
      const lesson = assetsWithDetailPronunciation.response.parse(answer.data);
      for (const { voices } of [...lesson.hear, ...lesson.say.words, ...lesson.use.lines]) {
        expect(voices.woman).toMatch(/^\/media\/voices\/\w+\.m4a$/);
        expect(voices.man).not.toBe(voices.woman);
      }
    }
  });

  it('knows no other lesson, also none of a course', async () => {
    for (const id of ['none', 'bat-dau'])
      expect((await service.get(`/ielts/lessons/${id}/assets-with-detail-pronunciation`)).code).toBe(
        'NOT_FOUND',
      );
  });
});

describe('progress', () => {
  it('rises, in whichever order it arrives, and is stored once', async () => {
    const learner = await registerLearner(service);
    const key = randomUUID();
    for (const _ of [1, 2]) expect((await section(learner, { score: 60 }, { key })).status).toBe(200);
    await section(learner, { status: 1, minutesAgo: 20 });
    await section(learner, { score: 90, minutesAgo: 8 });
    await section(learner, { score: 40, minutesAgo: 6 });
    await section(learner, { section: 'hear', status: 1 });
    expect((await progressOf(learner)).progress).toEqual([
      { lesson_id: LESSON, section: 'hear', status: 1, score: null, graded_at: null },
      { lesson_id: LESSON, section: 'tell', status: 2, score: 90, graded_at: null },
    ]);
  });

  it('goes back by a reset only, which keeps what comes after it, also what arrives before it', async () => {
    const learner = await registerLearner(service);
    await section(learner, { score: 90, minutesAgo: 10 });
    await section(learner, { section: 'hear', minutesAgo: 10 });
    await section(learner, { score: 50, minutesAgo: 4 });
    expect((await reset(learner, 5)).status).toBe(200);
    // An older reset that arrives late changes nothing.
    await reset(learner, 8);
    const { progress, resets } = await progressOf(learner);
    expect(progress).toMatchObject([{ section: 'tell', status: 2, score: 50 }]);
    expect(resets).toEqual([{ lesson_id: LESSON, at: NOW - 5 * MINUTE }]);
    await section(learner, { section: 'hear', minutesAgo: 7 });
    expect((await progressOf(learner)).progress).toHaveLength(1);
  });

  it('takes the score of what was said from the server’s grades, not from the device', async () => {
    const learner = await registerLearner(service);
    const set = pronunciationSetId(LESSON, 'say');
    await section(learner, { section: 'say', score: 100, minutesAgo: 30 });
    expect((await progressOf(learner)).progress).toMatchObject([{ section: 'say', score: null }]);
    const attempt = randomUUID();
    await sayInSet(service, learner, {
      set,
      question: 'w1',
      attempt,
      score: 60,
      phone: 'TH',
      minutesAgo: 20,
    });
    await sayInSet(service, learner, {
      set,
      question: 'w2',
      attempt,
      score: 81,
      phone: 'TH',
      minutesAgo: 19,
    });
    const { progress } = await progressOf(learner);
    expect(progress).toMatchObject([{ section: 'say', status: 2, score: 71 }]);
    expect(progress[0]?.graded_at).toBeCloseTo(Date.now() - 19 * MINUTE, -5);
    await reset(learner, 10);
    await section(learner, { section: 'say', status: 1, minutesAgo: 5 });
    expect((await progressOf(learner)).progress).toMatchObject([{ status: 1, score: null }]);
  });

  it('is one’s own, and needs somebody who is signed in', async () => {
    const [one, other] = [await registerLearner(service), await registerLearner(service)];
    await section(one, {});
    expect((await progressOf(other)).progress).toEqual([]);
    expect((await service.get('/ielts/pronunciation/lessons/progress')).code).toBe('NOT_SIGNED_IN');
    for (const call of ['section-progress-pronunciation', 'reset-section-progress-pronunciation'])
      expect(
        (await service.post(`/ielts/lessons/${LESSON}/${call}`, { key: randomUUID(), body: {} })).code,
      ).toBe('NOT_SIGNED_IN');
  });

  it('is taken for a lesson that was withdrawn since its download', async () => {
    const learner = await registerLearner(service);
    const { db } = service.platform;
    const withdraw = (retired: boolean) =>
      db.update(pronunciationLessons).set({ retired }).where(eq(pronunciationLessons.id, LESSON));
    await withdraw(true);
    try {
      expect((await section(learner, {})).status).toBe(200);
    } finally {
      await withdraw(false);
    }
    expect((await progressOf(learner)).progress).toHaveLength(1);
  });

  it.each([
    ['a section that there is not', { section: 'sing' }, LESSON, 'BAD_REQUEST'],
    ['a status that there is not', { status: 3 }, LESSON, 'BAD_REQUEST'],
    ['more than everything right', { score: 101 }, LESSON, 'BAD_REQUEST'],
    ['a lesson that there is not', {}, 'none', 'NOT_FOUND'],
  ])('refuses %s', async (_, given, lesson, code) => {
    const learner = await registerLearner(service);
    expect((await section(learner, given, { lesson })).code).toBe(code);
    expect((await progressOf(learner)).progress).toEqual([]);
  });

  it('counts a completed section as study', async () => {
    const learner = await registerLearner(service);
    await section(learner, { status: 1 });
    await section(learner, {});
    const { data } = await service.get('/privacy/export', { token: learner.token });
    expect(data).toMatchObject({
      study_events: [{ subject: `pronunciation:${LESSON}/tell` }],
      pronunciation_progress: [{ lesson_id: LESSON, section: 'tell' }],
    });
  });
});

describe('weak sounds', () => {
  const say = (learner: TestLearner, set: string, question: string, score: number) =>
    sayInSet(service, learner, { set, question, attempt: ATTEMPTS.of(learner, set), score, phone: 'TH' });
  const ATTEMPTS = {
    known: new Map<string, string>(),
    of({ token }: TestLearner, set: string): string {
      const id = this.known.get(`${token} ${set}`) ?? randomUUID();
      this.known.set(`${token} ${set}`, id);
      return id;
    },
  };

  it.each([
    ['of the chart', soundSetId('th')],
    ['of a lesson', pronunciationSetId(LESSON, 'say')],
  ])('become a card once they were said often enough: %s', async (_, set) => {
    const learner = await registerLearner(service);
    await say(learner, set, 'w1', 20);
    await say(learner, set, 'w2', 30);
    expect(await cardsOf(learner)).toEqual([]);
    await say(learner, set, 'w3', 40);
    const [card, ...rest] = await cardsOf(learner);
    expect(rest).toEqual([]);
    expect(card).toMatchObject({ id: soundCardId('th'), kind: 'sound', sound: { ipa: 'θ' } });
    // Said weakly again on the same day: the card is set back once a day.
    await say(learner, set, 's1', 10);
    expect((await cardsOf(learner))[0]?.memory).toEqual(card?.memory);
  });

  it('are no cards where they are fair, or where the set trains another sound', async () => {
    const learner = await registerLearner(service);
    for (const [index, score] of [40, 90, 80].entries())
      await say(learner, soundSetId('th'), `w${index + 1}`, score);
    for (const question of ['w1', 'w2', 'w3']) await say(learner, soundSetId('t'), question, 5);
    expect(await cardsOf(learner)).toEqual([]);
  });

  it('are reviewed like other cards, found by their words, and hidden from devices that do not know them', async () => {
    const learner = await registerLearner(service);
    for (const question of ['w1', 'w2', 'w3']) await say(learner, soundSetId('th'), question, 20);
    expect(await cardsOf(learner, 'limit=10')).toEqual([]);
    expect(await cardsOf(learner, 'with=sounds&search=month')).toHaveLength(1);
    expect(await cardsOf(learner, 'with=sounds&search=sheep')).toEqual([]);
    const review = await service.post('/notebook/review', {
      token: learner.token,
      key: randomUUID(),
      body: { card_id: soundCardId('th'), rating: 3, event_id: randomUUID(), at: Date.now(), skew: 0 },
    });
    expect(review.status).toBe(200);
    const [card] = await cardsOf(learner);
    expect(card?.memory.reps).toBe(2);
    const removed = await service.post('/notebook/remove', {
      token: learner.token,
      key: randomUUID(),
      body: { card_id: soundCardId('th'), event_id: randomUUID(), at: Date.now(), skew: 0 },
    });
    expect(removed.status).toBe(200);
    expect(await cardsOf(learner)).toEqual([]);
  });

  it('cannot be made by a review of a card that is not there', async () => {
    const learner = await registerLearner(service);
    const review = await service.post('/notebook/review', {
      token: learner.token,
      key: randomUUID(),
      body: { card_id: soundCardId('th'), rating: 3, event_id: randomUUID(), at: Date.now(), skew: 0 },
    });
    expect(review.code).toBe('NOT_FOUND');
  });
});

describe('what is told apart', () => {
  it('is marked by its key, and makes no card', async () => {
    const learner = await registerLearner(service);
    const { data } = await service.get(`/ielts/lessons/${LESSON}/assets-with-detail-pronunciation`);
    const [question] = assetsWithDetailPronunciation.response.parse(data).tell;
    if (!question) throw new Error('the lesson asks nothing');
    for (const { id } of question.options) {
      const answer: Answer = { type_code: 'single_choice', choice: id };
      const sent = await service.post('/revise/submit-question', {
        token: learner.token,
        key: randomUUID(),
        body: {
          revise_id: pronunciationSetId(LESSON, 'tell'),
          question_id: question.id,
          answer,
          at: Date.now(),
          skew: 0,
        },
      });
      expect(sent.data).toMatchObject({ is_correct: id === question.choice });
    }
    expect(await cardsOf(learner)).toEqual([]);
  });
});

describe('the download of a lesson', () => {
  it('is for learners, of lessons that there are', async () => {
    const { token } = await registerLearner(service);
    const manifest = (id: string) => `/ielts/pronunciation/lessons/${id}/download-manifest`;
    expect((await service.get(manifest(LESSON))).code).toBe('NOT_SIGNED_IN');
    expect((await service.get(manifest('none'), { token })).code).toBe('NOT_FOUND');
  });
});
