import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { notebookCards } from '#server/db/schema-notebook.ts';
import { setEvaluation } from '#server/domain/attempt/write-answers.ts';
import { activeLearner, type TestLearner } from '../service/learner.ts';
import type { Service } from '../service/service.ts';
import { gradedEssay } from '../support/graded-answers.ts';
import { rightAnswers, wrongAnswers } from '../support/key-answers.ts';
import { STARTER } from '../support/starter.ts';

const MINUTE = 60_000;
export const READING_TEST = 'academic-reading-1';
/** In place of the placement test of the pack, which waits for its recordings. */
export const PLACEMENT = 'academic-reading-2';
export const REVISE = 'on-thi-hien-tai';
const ESSAY =
  'Bees help our city in many ways. They live on the roof of the library, and nobody was stung last year. ' +
  'Therefore, I believe that more roofs should have bees, because they make honey and help the gardens grow. ';

/** What a learner has handed in. */
export interface OneLearner extends TestLearner {
  practiceAttempt: string;
  readingAttempt: string;
  placementAttempt: string;
}

/** A learner with some of everything: a placement and a reading test, a lesson with its parts, a graded essay, a target. */
export async function oneLearner(service: Service): Promise<OneLearner> {
  const { db } = service.platform;
  const learner = await activeLearner(service);
  const { token } = learner;
  const post = async (path: string, body: object) => {
    const answer = await service.post(path, { token, key: randomUUID(), body });
    expect([path, answer.status, answer.message]).toEqual([path, 200, answer.message]);
  };
  const morning = Date.now() - 60 * MINUTE;
  const now = () => ({ at: Date.now(), skew: 0 });
  const used = (subject: string, from: number, minutes: number) => [
    { subject, spans: [[morning + from * MINUTE, morning + (from + minutes) * MINUTE]] },
  ];
  const asked = async (exercise: string) =>
    (
      await db.select().from(questions).where(eq(questions.exercise_id, exercise)).orderBy(questions.position)
    ).filter(({ retired }) => !retired);

  async function takeTest(test_id: string, right: number): Promise<string> {
    const attempt_id = randomUUID();
    await post('/practice-test/update-answer', {
      test_id,
      attempt_id,
      question_id: null,
      answer: null,
      ...now(),
    });
    const keyed = (await asked(test_id)).filter(({ question }) => question.grading_object === 0);
    for (const [index, { id, question, key }] of keyed.entries()) {
      const [answer] = index < keyed.length * right ? rightAnswers({ key }) : wrongAnswers({ question, key });
      if (answer)
        await post('/practice-test/update-answer', {
          test_id,
          attempt_id,
          question_id: id,
          answer,
          ...now(),
        });
    }
    await post('/practice/submit', { attempt_id, practice_id: test_id, ...now() });
    return attempt_id;
  }

  async function practise(practice_id: string): Promise<string> {
    const attempt_id = randomUUID();
    for (const [index, { id, question, key }] of (await asked(practice_id)).entries()) {
      const { type_code } = question.content;
      const given =
        type_code === 'ielts_writing'
          ? { type_code, u: ESSAY.repeat(3) }
          : (index % 3 === 0 ? wrongAnswers({ question, key }) : rightAnswers({ key }))[0];
      if (given)
        await post('/practice/update-single-answer', {
          attempt_id,
          practice_id,
          question_id: id,
          answer: given,
          ...now(),
        });
    }
    await post('/practice/submit', {
      attempt_id,
      practice_id,
      ...now(),
      used: used(`section:${STARTER.lesson}/luyen-tap`, 20, 7),
    });
    return attempt_id;
  }

  const section = (section_id: string, from: number, minutes: number) =>
    post(`/ielts/lessons/${STARTER.lesson}/update-progress`, {
      section_id,
      status: 2,
      ...now(),
      used: used(`section:${STARTER.lesson}/${section_id}`, from, minutes),
    });

  const [test] = await db.select().from(exercises).where(eq(exercises.id, PLACEMENT));
  if (!test?.test) throw new Error('the starter content has no second reading test');
  const levels = [0, 0.2, 0.4, 0.7, 0.9].map((from, level) => ({ from, level: level as 0 }));
  await db
    .update(exercises)
    .set({ test: { ...test.test, skill: 'mixed', levels, band_table: 'none' } })
    .where(eq(exercises.id, PLACEMENT));
  const placementAttempt = await takeTest(PLACEMENT, 0.5);
  const readingAttempt = await takeTest(READING_TEST, 0.6);
  await section('phieu', 0, 5);
  for (const [index, { id, question, key }] of (await asked(REVISE)).entries()) {
    const [answer] = index < 2 ? wrongAnswers({ question, key }) : rightAnswers({ key });
    if (answer)
      await post('/revise/submit-question', { revise_id: REVISE, question_id: id, answer, ...now() });
  }
  await section('on-tap', 10, 6);
  const practiceAttempt = await practise(STARTER.practice);
  const essay = (await asked(STARTER.practice)).find(
    ({ question }) => question.content.type_code === 'ielts_writing',
  );
  await db.transaction((tx) =>
    setEvaluation(tx, { attemptId: practiceAttempt, questionId: essay?.id ?? '' }, gradedEssay(5)),
  );
  // As if a day had passed since the mistakes: they are due.
  const dayBefore = sql`${notebookCards.due} - 86400000`;
  await db.update(notebookCards).set({
    due: dayBefore,
    memory: sql`jsonb_set(${notebookCards.memory}, '{due}', to_jsonb(${dayBefore}))`,
  });
  const target = { target_band: 7, exam_date: addDays(vietnamDay(Date.now()), 200), daily_minutes: 45 };
  expect((await service.post('/profile', { token, body: target })).status).toBe(200);
  return { ...learner, practiceAttempt, readingAttempt, placementAttempt };
}
