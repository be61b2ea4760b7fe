import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { Answer } from '#contract/question.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { streakNow } from '#server/areas/course-learning/streak-now.ts';
import { setEvaluation } from '#server/domain/attempt/write-answers.ts';
import { storeStudyTime } from '#server/domain/study/study-time.ts';
import { giveUpGrading } from '#server/jobs/run-grading-job.ts';
import { gradedEssay, gradedReading } from '../support/graded-answers.ts';
import { STARTER, starterQuestion } from '../support/starter.ts';
import { courseCalls } from './course-calls.ts';
import { DERIVED_FIGURES } from './derived-figures.ts';
import { doExercises } from './do-exercises.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { speakingOf, speakingVip, spoken } from './speaking-calls.ts';
import { grade, gradedTalk, measuredTalk, SILENT } from './spoken-attempts.ts';
import { ago, examTaking } from './take-exam.ts';
import { storeExams } from './timed-exam.ts';
import { noise, uploadHeadersOf, uploadRecording } from './upload-recording.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', GUESTS_PER_NETWORK_HOUR: '1000', GRADINGS_PER_LEARNER_DAY: '50' },
});
const { db } = service.platform;
await storeExams(db);
// It serves servers of the version before (docs/sums.md): whatever writes an evaluation now keeps the band itself.
await service.owner.execute(sql`alter table attempt_answers disable trigger speaking_band_changed`);

const TEST = 'speaking-test-1';
const [ESSAY, READING] = [
  await starterQuestion('ielts_writing'),
  await starterQuestion('ielts_scripted_speaking'),
];
const _engine = { name: 'test', version: '1' };
const _range = (point: number) => ({ low: point, point, high: point });
const evaluate = (attemptId: string, questionId: string, evaluation: AiEvaluation) =>
  db.transaction((tx) => setEvaluation(tx, { attemptId, questionId }, evaluation));
const clock = () => ({ at: Date.now(), skew: 0 });

/** Exercises of a course, an exam, an essay and a reading that are graded twice, and a long streak. */
async function study(learner: TestLearner) {
  const { submit, studied } = courseCalls(service);
  await doExercises(db, learner.id, STARTER.course, { right: 0.5 });
  const [practice, exam] = [randomUUID(), randomUUID()];
  const id = await uploadRecording(service, learner);
  const give = (question_id: string, answer: Answer) =>
    service.post('/practice/update-single-answer', {
      ...{ token: learner.token, key: randomUUID() },
      body: { attempt_id: practice, practice_id: STARTER.practice, question_id, answer, ...clock() },
    });
  await give(ESSAY, { type_code: 'ielts_writing', u: 'Bees live on the roof.' });
  await give(READING, { type_code: 'ielts_scripted_speaking', recording_id: id });
  await submit(learner, STARTER.practice, Date.now(), practice);
  for (const point of [5, 6.5]) await evaluate(practice, ESSAY, gradedEssay(point));
  for (let turn = 0; turn < 2; turn++) await evaluate(practice, READING, gradedReading(70));
  const taking = examTaking(service);
  for (const [question, said] of ['lamp', 'bee'].entries())
    await taking.giveAnswer(learner, exam, question + 1, said, ago(5));
  await taking.submit(learner, exam);
  const today = vietnamDay(Date.now());
  await studied(
    learner,
    Array.from({ length: 120 }, (_, day) => addDays(today, -day - 1)).filter((_, day) => day !== 70),
    null,
  );
  await streakNow(db, learner.id, Date.now());
  // It becomes known only now.
  await studied(learner, [addDays(today, -71)], null);
  await streakNow(db, learner.id, Date.now());
  await uploadRecording(service, learner);
  // As two devices report it, of which the second overlaps with the first.
  const begin = ago(90);
  const sheet = `section:${STARTER.lesson}/phieu`;
  await Promise.all(
    [0, 61_300].map((from) => {
      const spans: [number, number][] = [[begin + from, begin + from + 90_700]];
      return db.transaction((tx) => storeStudyTime(tx, learner.id, [{ subject: sheet, spans }], Date.now()));
    }),
  );
}

/** A topic that is spoken, graded, and graded again; one of its questions anew; one that could not be graded. */
async function speak(learner: TestLearner) {
  const { answer, post, submit } = speakingOf(service, learner);
  const [first, again, same] = [randomUUID(), randomUUID(), randomUUID()];
  const [silent, failed] = [randomUUID(), randomUUID()];
  for (const attempt of [first, silent, failed]) {
    for (const question of ['q1', 'q2']) await answer(attempt, question);
    await submit(attempt);
    await Promise.all(['q1', 'q2'].map((question) => grade(db, attempt, question, gradedTalk())));
  }
  await evaluate(first, 'q1', { status: 'finished', content: { kind: 'talk', result: measuredTalk(20) } });
  await post('redo-question', { attempt_id: first, new_attempt_id: again, question_id: 'q1' });
  await answer(again, 'q1');
  await submit(again);
  await grade(db, again, 'q1', gradedTalk({ words: 60, speech_rate: 60 }));
  // Everything is taken over, so nothing is left to be graded.
  await post('redo-question', { attempt_id: again, new_attempt_id: same, question_id: 'q3' });
  await submit(same);
  for (const question of ['q1', 'q2'])
    await evaluate(silent, question, { status: 'finished', content: { kind: 'talk', result: SILENT } });
  await evaluate(failed, 'q1', { status: 'waiting', content: null });
  await giveUpGrading({ db }, { attemptId: failed, questionId: 'q1' });
  return { first, silent };
}

/** A test whose result is rejected; only one of its talks is graded anew. */
async function reject(learner: TestLearner) {
  const { answer } = speakingOf(service, learner, TEST);
  const post = (name: string, body: object) =>
    service.post(`/ielts/virtual-room/topics/${TEST}/exam/${name}`, {
      ...{ token: learner.token, key: randomUUID() },
      body: { ...clock(), ...body },
    });
  const { questions } = await speakingOf(service, learner, TEST).detail();
  const asked = questions.flatMap(({ id, follows }) => (follows === undefined ? [id] : [])).slice(0, 2);
  const attempt_id = randomUUID();
  for (const question of asked) await answer(attempt_id, question);
  for (const part of [1, 2, 3]) await post('submit-part', { attempt_id, part });
  for (const question of asked) await grade(db, attempt_id, question, gradedTalk());
  const { status } = await post('reject-result', { attempt_id, reason: 'Mình nghĩ phần 3 nói tốt hơn thế.' });
  await grade(db, attempt_id, asked[0] ?? '', gradedTalk());
  return { status, attempt_id };
}

/** What a guest spoke and did, as far as they may, becomes the learner's. */
async function claim(learner: TestLearner) {
  const visitor_token = randomBytes(32).toString('base64url');
  const as = { headers: { 'visitor-token': visitor_token } };
  const id = randomUUID();
  const bytes = noise();
  await service.post('/files/upload-to-server', {
    headers: { ...as.headers, ...uploadHeadersOf(id, bytes) },
    body: bytes,
  });
  const attempt_id = randomUUID();
  const post = (path: string, body: object) =>
    service.post(path, { ...as, key: randomUUID(), body: { ...clock(), ...body } });
  await post('/revise/submit-question', {
    ...{ revise_id: 'on-thi-hien-tai', question_id: 'on-thi-hien-tai.1' },
    answer: { type_code: 'single_choice', choice: 'A' },
  });
  const topic = '/ielts/virtual-room/topics/speaking-weekends';
  await post(`${topic}/submit-question`, { attempt_id, question_id: 'q1', answer: spoken(id) });
  await post(`${topic}/submit-topic`, { attempt_id });
  const { data } = await service.post('/practice-test/claim', {
    ...{ token: learner.token, key: randomUUID(), body: { visitor_token } },
  });
  return data;
}

it('every derived figure is what its sources make it', async () => {
  const [one, other, speaker, examinee, claimant] = await Promise.all([
    activeLearner(service),
    activeLearner(service),
    registerLearner(service),
    speakingVip(service),
    registerLearner(service),
  ]);
  const [, , { first, silent }, rejected] = await Promise.all([
    study(one),
    study(other),
    speak(speaker),
    reject(examinee),
    claim(claimant),
  ]);
  expect(rejected.status).toBe(200);
  const remade = await Promise.all(
    Object.entries(DERIVED_FIGURES).map(async ([figure, remake]) => ({ figure, ...(await remake(db)) })),
  );
  for (const { figure, stored, remade: anew } of remade) {
    expect(anew.length, figure).toBeGreaterThan(0);
    expect(stored, figure).toEqual(anew);
  }
  const bands = new Map(remade.map(({ figure, stored }) => [figure, stored])).get('speaking_bands');
  expect(bands).toContainEqual(expect.objectContaining({ attempt_id: first }));
  for (const attempt_id of [silent, rejected.attempt_id])
    expect(bands).not.toContainEqual(expect.objectContaining({ attempt_id }));
  expect(service.faults).toEqual([]);
});

it('docs/sums.md lists exactly these figures', () => {
  const table = readFileSync('docs/sums.md', 'utf8');
  const listed = [...table.matchAll(/^\| (`[^|]+`) /gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(listed.toSorted()).toEqual(Object.keys(DERIVED_FIGURES).toSorted());
});
