import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { attempts, courseActivations } from '#server/db/schema-progress.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { FREE, speakingOf } from './speaking-calls.ts';
import { uploadRecording } from './upload-recording.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { openWork, practice } = ENDPOINTS;
const MINUTE = 60_000;
const NOW = Date.now() - 60 * MINUTE;
const practice_id = STARTER.practice;
const COURSE = 'buoc-toi-6';
const choice = (letter: string): Answer => ({ type_code: 'single_choice', choice: letter });

afterAll(() => {
  expect(service.faults).toEqual([]);
});

const post = ({ token }: TestLearner, path: string, body: object, at = NOW) =>
  service.post(path, { token, key: randomUUID(), body: { at, skew: 0, ...body } });

const questions = practice.listQuestion.response
  .parse((await service.get(`/practice/list-question?practice_id=${practice_id}`)).data)
  .questions.map(({ id }) => id);
const [first = '', second = '', third = ''] = questions;

const answer = (learner: TestLearner, attempt_id: string, question_id: string, letter: string, at = NOW) =>
  post(
    learner,
    practice.updateSingleAnswer.path,
    { attempt_id, practice_id, question_id, answer: choice(letter) },
    at,
  );
const submit = (learner: TestLearner, attempt_id: string, at = NOW + 10 * MINUTE) =>
  post(learner, practice.submit.path, { attempt_id, practice_id }, at);

/** Who has bought the course of the duet and the revise set. */
async function buyer(): Promise<TestLearner> {
  const learner = await registerLearner(service);
  await service.platform.db.insert(courseActivations).values({
    learner_id: learner.id,
    course_id: COURSE,
    status: 'activated',
    activated_at: new Date(),
  });
  return learner;
}

const open = async ({ token }: Partial<TestLearner>, id: string, attempt?: string) => {
  const path = `${openWork.answers.path.replace('{id}', id)}${attempt ? `?attempt_id=${attempt}` : ''}`;
  return openWork.answers.response.parse((await service.get(path, { token })).data);
};
const listed = async ({ token }: TestLearner) =>
  openWork.list.response.parse((await service.get(openWork.list.path, { token })).data).work;
const stored = async ({ token }: TestLearner, attempt: string) => {
  const path = `${practice.listQuestion.path}?practice_id=${practice_id}&attempt_id=${attempt}`;
  const { questions } = practice.listQuestion.response.parse((await service.get(path, { token })).data);
  return Object.fromEntries(
    questions.flatMap(({ id, user }) => {
      const given = user[0]?.bai_lam;
      return given?.type_code === 'single_choice' ? [[id, given.choice]] : [];
    }),
  );
};

describe('an answer that was held up on its way', () => {
  it('does not replace a newer one of another device, and is acknowledged', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    await answer(learner, attempt, first, 'A', NOW);
    await answer(learner, attempt, first, 'B', NOW + 2 * MINUTE);
    expect((await answer(learner, attempt, first, 'C', NOW + MINUTE)).status).toBe(200);
    expect(await stored(learner, attempt)).toEqual({ [first]: 'B' });
    await answer(learner, attempt, first, 'D', NOW + 2 * MINUTE);
    expect(await stored(learner, attempt), 'of two at once the last').toEqual({ [first]: 'D' });
  });

  it('counts by its arrival where the clock cannot be believed', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    await answer(learner, attempt, first, 'A', NOW + 30 * 24 * 60 * MINUTE);
    await answer(learner, attempt, first, 'B', NOW);
    expect(await stored(learner, attempt)).toEqual({ [first]: 'B' });
  });
});

describe('a practice that was left open', () => {
  it('is served with its answers and their times, to its learner alone', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    expect(await open(learner, practice_id)).toEqual({ attempt_id: null, answers: [], ended: null });
    await answer(learner, attempt, first, 'A');
    const expected = {
      attempt_id: attempt,
      answers: [{ question_id: first, answer: choice('A'), at: NOW }],
      ended: null,
    };
    expect(await open(learner, practice_id)).toEqual(expected);
    expect(await open(learner, practice_id, attempt)).toEqual(expected);
    const other = await activeLearner(service);
    const nothing = { attempt_id: null, answers: [], ended: null };
    expect(await open(other, practice_id, attempt)).toEqual(nothing);
    expect(await open({}, practice_id, attempt)).toEqual(nothing);
    const path = openWork.answers.path.replace('{id}', 'no-such-exercise');
    expect((await service.get(path, { token: learner.token })).code).toBe('NOT_FOUND');
  });

  it('begun on two devices has the newest answer to each question, and is submitted as one', async () => {
    const learner = await activeLearner(service);
    const [phone, laptop] = [randomUUID(), randomUUID()];
    await answer(learner, phone, first, 'A', NOW);
    await answer(learner, phone, second, 'A', NOW + 3 * MINUTE);
    await answer(learner, laptop, first, 'B', NOW + MINUTE);
    await answer(learner, laptop, second, 'B', NOW + 2 * MINUTE);
    await answer(learner, laptop, third, 'B', NOW + 2 * MINUTE);
    const merged = { [first]: 'B', [second]: 'A', [third]: 'B' };
    const { answers, attempt_id } = await open(learner, practice_id, phone);
    expect(
      Object.fromEntries(
        answers.map(({ question_id, answer }) => [
          question_id,
          answer.type_code === 'single_choice' ? answer.choice : null,
        ]),
      ),
    ).toEqual(merged);
    expect(attempt_id).toBe(laptop);

    expect((await submit(learner, phone)).status).toBe(200);
    expect(await stored(learner, phone)).toEqual(merged);
    const at = NOW + 10 * MINUTE;
    const submitted = { by: 'submitted', at, submitted_as: phone };
    expect(await open(learner, practice_id, phone)).toMatchObject({ ended: submitted });
    const ended = { by: 'given_up', at, submitted_as: phone, left_out: 0 };
    const nothing = { attempt_id: null, answers: [] };
    expect(await open(learner, practice_id, laptop)).toEqual({ ...nothing, ended });
    // Held up on the laptop until now, and answered there since.
    await answer(learner, laptop, second, 'C', NOW + 5 * MINUTE);
    await answer(learner, laptop, first, 'D', NOW + 20 * MINUTE);
    expect(await open(learner, practice_id, laptop)).toEqual({
      ...nothing,
      ended: { ...ended, left_out: 2 },
    });
    expect((await open(await activeLearner(service), practice_id, laptop)).ended).toBeNull();
    await submit(learner, laptop, NOW + 30 * MINUTE);
    expect(await stored(learner, laptop)).toEqual({ [first]: 'D', [second]: 'C', [third]: 'B' });
    expect(await stored(learner, phone)).toEqual(merged);
    expect(await listed(learner)).toEqual([]);
  });

  it('takes along nothing that was answered after the submission', async () => {
    const learner = await activeLearner(service);
    const [phone, laptop] = [randomUUID(), randomUUID()];
    await answer(learner, phone, first, 'A', NOW);
    await answer(learner, laptop, first, 'B', NOW + 20 * MINUTE);
    await submit(learner, phone, NOW + 10 * MINUTE);
    expect(await stored(learner, phone)).toEqual({ [first]: 'A' });
  });

  it('begun on two devices and submitted on both at once is submitted twice, without a deadlock', async () => {
    const learner = await activeLearner(service);
    const devices = [randomUUID(), randomUUID()];
    for (const device of devices) await answer(learner, device, first, 'A');
    const answers = await Promise.all(devices.map((device) => submit(learner, device)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('the list of what was left open', () => {
  it('is for learners', async () => {
    expect((await service.get(openWork.list.path)).code).toBe('NOT_SIGNED_IN');
  });

  it('has a practice with its section, and how far it is', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    await answer(learner, attempt, first, 'A');
    await answer(learner, attempt, second, 'A', NOW + MINUTE);
    expect(await listed(learner)).toEqual([
      {
        kind: 'practice',
        id: practice_id,
        attempt_id: attempt,
        title: expect.any(String),
        place: { lesson_id: STARTER.lesson, section_id: expect.any(String) },
        mode: null,
        answered: 2,
        of: questions.length,
        at: NOW + MINUTE,
        deadline_at: null,
      },
    ]);
  });

  it('has nothing that may not be entered any more, nothing forgotten, nothing untouched', async () => {
    const learner = await registerLearner(service);
    const { db } = service.platform;
    const expired = await activeLearner(service);
    await answer(expired, randomUUID(), first, 'A');
    await db.execute(
      sql`update course_activations set study_end_date = '2020-01-01' where learner_id = ${expired.id}`,
    );
    expect(await listed(expired)).toEqual([]);
    const old = await activeLearner(service);
    await answer(old, randomUUID(), first, 'A', NOW - 20 * 24 * 60 * MINUTE);
    expect(await listed(old)).toEqual([]);
    await db.insert(attempts).values({
      id: randomUUID(),
      learner_id: learner.id,
      exercise_id: FREE,
      opened_at: new Date(),
    });
    expect(await listed(learner)).toEqual([]);
  });

  it('has a talk with the examiner, the one worked on last first, and not one that was begun again', async () => {
    const learner = await activeLearner(service);
    await answer(learner, randomUUID(), first, 'A');
    const room = speakingOf(service, learner);
    const attempt = randomUUID();
    const [asked] = (await room.detail()).questions;
    await room.answer(attempt, asked?.id ?? '');
    expect(await listed(learner)).toMatchObject([
      { kind: 'speaking', id: FREE, mode: 'topic', attempt_id: attempt, answered: 1, place: null },
      { kind: 'practice' },
    ]);
    const { answers, attempt_id } = await open(learner, FREE);
    expect([attempt_id, answers.map(({ question_id }) => question_id)]).toEqual([attempt, [asked?.id]]);
    await room.post('redo-topic', { attempt_id: attempt, new_attempt_id: randomUUID() });
    expect(await listed(learner)).toMatchObject([{ kind: 'practice' }]);
    expect((await open(learner, FREE, attempt)).ended).toEqual({ by: 'given_up', at: expect.any(Number) });
  });

  it('has a test until its time is over', async () => {
    const learner = await registerLearner(service);
    const { tests } = ENDPOINTS.examList.list.response.parse(
      (await service.get(ENDPOINTS.examList.list.path, { token: learner.token })).data,
    );
    const [test] = tests;
    const attempt_id = randomUUID();
    const begin = { attempt_id, test_id: test?.id, question_id: null, answer: null };
    await post(learner, ENDPOINTS.examTaking.updateAnswer.path, begin, Date.now());
    const [work] = await listed(learner);
    expect(work).toMatchObject({ kind: 'test', id: test?.id, attempt_id, answered: 0 });
    expect(work?.deadline_at).toBeGreaterThan(Date.now());
    await service.platform.db.execute(
      sql`update attempts set deadline_at = now() - interval '1 second' where id = ${attempt_id}`,
    );
    expect(await listed(learner)).toEqual([]);
  });
});

describe('a line of a duet', () => {
  const DUET = 'chuyen-nha-o-xa';

  it('said elsewhere is served with its recording', async () => {
    const learner = await buyer();
    const attempt_id = randomUUID();
    const recording_id = await uploadRecording(service, learner);
    const path = ENDPOINTS.duet.conversationMessage.path.replace('{id}', DUET);
    await post(learner, path, { attempt_id, question_id: `${DUET}.2`, recording_id });
    expect(await open(learner, DUET)).toEqual({
      attempt_id,
      answers: [
        { question_id: `${DUET}.2`, answer: { type_code: 'ielts_scripted_speaking', recording_id }, at: NOW },
      ],
      ended: null,
    });
    expect(await listed(learner)).toMatchObject([{ kind: 'duet_video', id: DUET, answered: 1 }]);
  });
});

describe('a revise set', () => {
  const REVISE = 'on-noi-tu-noi';

  it('is served with the times of its answers, listed until all is answered, and ended by a restart', async () => {
    const learner = await buyer();
    const say = (question: number, letter: string, at: number) =>
      post(
        learner,
        ENDPOINTS.revise.submitQuestion.path,
        { revise_id: REVISE, question_id: `${REVISE}.${question}`, answer: choice(letter) },
        at,
      );
    await say(1, 'A', NOW);
    await say(1, 'B', NOW - MINUTE);
    expect(await open(learner, REVISE)).toEqual({
      attempt_id: null,
      answers: [{ question_id: `${REVISE}.1`, answer: choice('A'), at: NOW }],
      ended: null,
    });
    expect(await listed(learner)).toMatchObject([
      { kind: 'revise', id: REVISE, attempt_id: null, answered: 1, of: 7, at: NOW },
    ]);
    await post(learner, ENDPOINTS.revise.redo.path, { revise_id: REVISE, course_id: COURSE }, NOW + MINUTE);
    expect(await open(learner, REVISE)).toEqual({
      attempt_id: null,
      answers: [],
      ended: { by: 'restarted', at: NOW + MINUTE },
    });
    expect(await listed(learner)).toEqual([]);
  });
});

describe('the trial lesson', () => {
  const { start, updateMessageAnswer } = ENDPOINTS.learningTrial;

  it('is served, and takes along only what it does not answer itself', async () => {
    const learner = await registerLearner(service);
    const chat = start.response.parse((await service.get(start.path)).data);
    const asks = chat.messages.flatMap(({ id, ask }) =>
      ask?.question.content.type_code === 'single_choice'
        ? [{ id, options: ask.question.content.options }]
        : [],
    );
    const [one, two] = asks;
    const pick = (ask: typeof one, index: number) => choice(ask?.options[index]?.id ?? '');
    const send = (
      attempt_id: string,
      ask: typeof one,
      given: Answer | null,
      at: number,
      is_complete = false,
    ) =>
      service.patch(updateMessageAnswer.path, {
        token: learner.token,
        key: randomUUID(),
        body: { attempt_id, question_id: ask?.id, answer: given, is_complete, at, skew: 0 },
      });
    const [phone, laptop] = [randomUUID(), randomUUID()];
    await send(phone, one, pick(one, 0), NOW);
    await send(laptop, one, pick(one, 1), NOW + MINUTE);
    await send(laptop, two, pick(two, 1), NOW + MINUTE);
    expect(await listed(learner)).toMatchObject([{ kind: 'learning_trial' }, { kind: 'learning_trial' }]);
    await send(phone, one, null, NOW + 5 * MINUTE, true);
    const { rows } = await service.platform.db.execute(
      sql`select question_id, answer from attempt_answers where attempt_id = ${phone} order by 1`,
    );
    expect(Object.fromEntries(rows.map(({ question_id, answer }) => [question_id, answer]))).toEqual({
      [one?.id ?? '']: pick(one, 0),
      [two?.id ?? '']: pick(two, 1),
    });
    expect(await listed(learner)).toEqual([]);
  });
});
