import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { courseResult } from '#rules/certificate/course-result.ts';
import { completionsOf } from '#server/domain/certificate/completions.ts';
import { catalogueOf } from '#server/domain/course/catalogue.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { notebookOf } from './notebook-calls.ts';
import { startService } from './service.ts';
import { ago, examTaking, MINUTE, text } from './take-exam.ts';
import { storeExams } from './timed-exam.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
await storeExams(db);
const { begin, giveAnswer, stored, submit, update, view } = examTaking(service);

const correctOf = async (learner: TestLearner, attempt: string): Promise<number | undefined> =>
  (await view(learner, attempt)).attempt?.user_result.ielts_statistic.correct_question;

describe('an answer to a timed test whose keys were shown', () => {
  /** Started an hour and a half ago, with nothing answered and nothing submitted manually. */
  const leftEmpty = async (learner: TestLearner): Promise<string> => {
    const attempt = randomUUID();
    await begin(learner, attempt, ago(90));
    return attempt;
  };

  it.each([
    ['submitted empty', true],
    ['ended by its time', false],
  ])('does not count, whatever its claimed time: %s', async (_, byHand) => {
    const learner = await registerLearner(service);
    const attempt = await leftEmpty(learner);
    if (byHand) await submit(learner, attempt, ago(40));
    expect((await view(learner, attempt)).questions[0]?.answers).toMatchObject({ accepted: 'lamp' });
    for (const at of [ago(89), ago(60), ago(41)])
      expect(await giveAnswer(learner, attempt, 1, 'lamp', at)).toMatchObject({
        status: 409,
        code: 'KEYS_SHOWN',
      });
    expect(await correctOf(learner, attempt)).toBe(0);
  });

  it('counts when it was delayed and the keys were not viewed meanwhile', async () => {
    const learner = await registerLearner(service);
    const attempt = await leftEmpty(learner);
    await submit(learner, attempt, ago(40));
    // The list and the submission return the score, not the keys.
    await service.get('/practice-test/list', { token: learner.token });
    expect((await giveAnswer(learner, attempt, 1, 'lamp', ago(60))).status).toBe(200);
    expect(await correctOf(learner, attempt)).toBe(1);
  });

  it('gets the first response when the same command is sent again', async () => {
    const learner = await registerLearner(service);
    const attempt = await leftEmpty(learner);
    const key = randomUUID();
    const command = { attempt_id: attempt, question_id: 'reading.1', answer: text('lamp'), at: ago(60) };
    const first = await update(learner, command, key);
    expect(first.status).toBe(200);
    expect(await correctOf(learner, attempt)).toBe(1);
    const again = await update(learner, command, key);
    expect(again).toMatchObject({ status: 200, data: first.data });
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('cannot be found by trial: a late answer is never replaced', async () => {
    const learner = await registerLearner(service);
    const attempt = await leftEmpty(learner);
    await submit(learner, attempt, ago(40));
    expect((await giveAnswer(learner, attempt, 1, 'roof', ago(80))).status).toBe(200);
    expect(await giveAnswer(learner, attempt, 1, 'lamp', ago(79))).toMatchObject({
      code: 'ATTEMPT_SUBMITTED',
    });
  });
});

describe('an answer to a practice whose keys were shown', () => {
  const practice_id = STARTER.practice;
  const read = async (learner: TestLearner, attempt_id: string) => {
    const path = `/practice/list-question?${new URLSearchParams({ practice_id, attempt_id })}`;
    return ENDPOINTS.practice.listQuestion.response.parse(
      (await service.get(path, { token: learner.token })).data,
    );
  };
  const post = (learner: TestLearner, path: string, body: object) =>
    service.post(path, {
      token: learner.token,
      key: randomUUID(),
      body: { practice_id, at: ago(1), skew: 0, ...body },
    });
  const save = (learner: TestLearner, attempt_id: string, question_id: string, answer: Answer, at = ago(1)) =>
    post(learner, '/practice/update-single-answer', { attempt_id, question_id, answer, at });
  const handIn = (learner: TestLearner, attempt_id: string) =>
    post(learner, '/practice/submit', { attempt_id });
  const right = (choice: string): Answer => ({ type_code: 'single_choice', choice });

  /** Submits an empty attempt and reads its keys: the id of a question and its answer. */
  const peek = async (learner: TestLearner) => {
    const attempt = randomUUID();
    await handIn(learner, attempt);
    const { questions } = await read(learner, attempt);
    const found = questions.find(({ answers }) => answers?.type_code === 'single_choice');
    if (found?.answers?.type_code !== 'single_choice') throw new Error('the practice has no choice');
    return { attempt, id: found.id, answer: right(found.answers.choice) };
  };

  it('does not count, whatever its claimed time', async () => {
    const learner = await activeLearner(service);
    const { attempt, id, answer } = await peek(learner);
    for (const at of [ago(1), ago(600)])
      expect(await save(learner, attempt, id, answer, at)).toMatchObject({ code: 'KEYS_SHOWN' });
    expect((await read(learner, attempt)).attempt?.user_result.ielts_statistic.correct_question).toBe(0);
  });

  it('makes another attempt a repetition, which does not count towards a certificate', async () => {
    const learner = await activeLearner(service);
    // Opened before the keys were shown, answered afterwards.
    const again = randomUUID();
    const { id, answer } = await peek(learner);
    await save(learner, again, id, answer);
    await handIn(learner, again);
    expect((await read(learner, again)).attempt).toMatchObject({
      is_repetition: true,
      user_result: { ielts_statistic: { correct_question: 1 } },
    });
    const catalogue = catalogueOf(service.platform);
    const course = (await catalogue.all()).find((one) => one.id === STARTER.course);
    if (!course) throw new Error('the starter course is missing');
    const done = await completionsOf(db, learner.id, [course]);
    expect(done.exercises.get(practice_id)).toMatchObject({
      keysShown: true,
      goes: expect.arrayContaining([
        expect.objectContaining({ won: 0, repeats: false }),
        expect.objectContaining({ won: 1, repeats: true }),
      ]),
    });
    expect(courseResult(course, done.exercises)).toMatchObject({ result: 0, retaken: 0 });
  });

  it('is not a repetition while the keys have not been shown', async () => {
    const learner = await activeLearner(service);
    const [first, second] = [randomUUID(), randomUUID()];
    await handIn(learner, first);
    await handIn(learner, second);
    expect((await read(learner, second)).attempt).toMatchObject({ is_repetition: false });
  });
});

describe('a placement test taken again with its keys known', () => {
  const levelOf = async (learner: TestLearner) =>
    ENDPOINTS.roadmap.roadmap.response.parse(
      (await service.get('/ielts/roadmap', { token: learner.token })).data,
    ).level;
  const answerAll = async (learner: TestLearner, attempt: string, words: string): Promise<void> => {
    for (const number of [1, 2])
      await update(learner, {
        attempt_id: attempt,
        test_id: 'placement',
        question_id: `placement.${number}`,
        answer: text(words),
      });
    await submit(learner, attempt, Date.now(), 'placement');
  };

  it('does not change the starting level of the roadmap', async () => {
    const learner = await registerLearner(service);
    const [first, second] = [randomUUID(), randomUUID()];
    await answerAll(learner, first, 'wrong');
    const before = await levelOf(learner);
    expect(before).toMatchObject({ from: 'placement' });
    await view(learner, first, 'placement');
    await answerAll(learner, second, 'lamp');
    expect(await levelOf(learner)).toEqual(before);
    expect((await view(learner, second, 'placement')).attempt).toMatchObject({ is_repetition: true });
  });

  it('counts as a repetition also where the keys were shown to the guest whose work the learner claims', async () => {
    const token = randomBytes(32).toString('base64url');
    const headers = { 'visitor-token': token };
    const seen = randomUUID();
    const body = { attempt_id: seen, practice_id: 'placement', at: Date.now(), skew: 0 };
    await service.post('/practice/submit', { headers, key: randomUUID(), body });
    const path = `/practice-test/list-question?test_id=placement&attempt_id=${seen}`;
    expect(
      ENDPOINTS.examTaking.listQuestion.response.parse((await service.get(path, { headers })).data),
    ).toMatchObject({
      questions: [{ answers: { accepted: 'lamp' } }, {}, {}, {}],
    });
    const learner = await registerLearner(service);
    const own = randomUUID();
    await answerAll(learner, own, 'lamp');
    await service.post('/practice-test/claim', {
      token: learner.token,
      key: randomUUID(),
      body: { visitor_token: token },
    });
    expect((await stored(own))?.is_repetition).toBe(true);
    expect((await stored(seen))?.is_repetition).toBe(false);
  });
});

describe('other places that show keys', () => {
  it('the notebook closes the attempt from which its cards come', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await begin(learner, attempt, ago(90));
    await giveAnswer(learner, attempt, 1, 'roof', ago(80));
    await submit(learner, attempt, ago(40));
    const { cards } = await notebookOf(service).read(learner);
    expect(cards).toMatchObject([{ kind: 'question', answers: { accepted: 'lamp' } }]);
    expect(await giveAnswer(learner, attempt, 1, 'lamp', ago(70))).toMatchObject({ code: 'KEYS_SHOWN' });
  });

  it('the export closes the attempts whose marks it contains', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await begin(learner, attempt, ago(90));
    await giveAnswer(learner, attempt, 1, 'roof', ago(80));
    await submit(learner, attempt, ago(40));
    await service.get('/privacy/export', { token: learner.token });
    expect(await giveAnswer(learner, attempt, 1, 'lamp', ago(70))).toMatchObject({ code: 'KEYS_SHOWN' });
  });
});

describe('bands of tests', () => {
  it('are predicted from attempts made without knowing the keys', async () => {
    const learner = await registerLearner(service);
    const [first, second] = [randomUUID(), randomUUID()];
    const bands = async () =>
      ENDPOINTS.learningReport.report.response.parse(
        (
          await service.get(
            `/ielts/learning-report?${new URLSearchParams({ from: vietnamDay(ago(60)), to: vietnamDay(ago(0)) })}`,
            { token: learner.token },
          )
        ).data,
      ).bands;
    for (const attempt of [first, second]) {
      await begin(learner, attempt, ago(20));
      for (const number of Array.from({ length: 20 }, (_, index) => index + 1))
        await giveAnswer(learner, attempt, number, 'lamp', ago(10));
      await submit(learner, attempt, ago(5));
      await view(learner, attempt);
    }
    expect((await stored(second))?.is_repetition).toBe(true);
    expect(await bands()).toHaveLength(1);
  });
});

describe('a clock', () => {
  const DAY = 24 * 60 * MINUTE;

  it.each([
    ['right', 20, 10, 0, false],
    ['three days behind, as the device knows', 20, 10, 3 * DAY, false],
    ['saying that an answer was given before the test began', 20, 600, 0, true],
    ['in the future', 20, -600, 0, true],
  ])('%s is accepted, and flagged where it cannot be right', async (_, began, answered, skew, doubtful) => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await update(learner, { attempt_id: attempt, at: ago(began) - skew, skew });
    const answer = await update(learner, {
      attempt_id: attempt,
      question_id: 'reading.1',
      answer: text('lamp'),
      at: ago(answered) - skew,
      skew,
    });
    expect(answer.status).toBe(200);
    expect((await stored(attempt))?.clock_doubtful).toBe(doubtful);
    const exported = await service.get('/privacy/export', { token: learner.token });
    expect(exported.data).toMatchObject({ attempts: [{ id: attempt, clock_doubtful: doubtful }] });
  });

  it('of the device alone times a test that was started offline', async () => {
    const learner = await registerLearner(service);
    const [online, begunOffline] = [randomUUID(), randomUUID()];
    await begin(learner, online, Date.now());
    await begin(learner, begunOffline, ago(30));
    for (const attempt of [online, begunOffline]) await submit(learner, attempt);
    expect((await view(learner, online)).attempt).toMatchObject({ timed_by_device: false });
    expect((await view(learner, begunOffline)).attempt).toMatchObject({ timed_by_device: true });
  });
});
