import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '#server/db/schema-progress.ts';
import { pushes } from '#server/db/schema-push.ts';
import { setEvaluation, WAITING } from '#server/domain/attempt/write-answers.ts';
import { submitVerdict } from '#server/domain/teacher-grading/submit-verdict.ts';
import { LocalWritingGrader } from '#server/engines/writing/local-writing-grader.ts';
import { claimPushes } from '#server/jobs/push/claim-pushes.ts';
import { runGradingJob } from '#server/jobs/run-grading-job.ts';
import { status } from '../support/push-service/push-service.ts';
import { courseCompleting } from './course-completing.ts';
import { GRADED, storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import type { TestLearner } from './learner.ts';
import { startPushing } from './pushing.ts';

const pushing = await startPushing();
const { service, platform, db, push, reachable, postedTo, sendQueued, endWaits } = pushing;
await storeGradedPractice(db);
const teachers = teachersOf(service);

beforeEach(() => push.respond(status(201)));

describe('a result', () => {
  const { byAi, byAiToo, byTeacher } = TEACHER_QUESTIONS;
  const unused = () => Promise.reject(new Error('no recording was sent'));
  const engines = {
    writing: new LocalWritingGrader(),
    scoreRecording: unused,
    listenToTalk: unused,
    reportTalk: unused,
    transcriber: null,
  };
  const grade = (attemptId: string, questionId: string) =>
    runGradingJob({ db, engines, loadRecording: async () => null }, { attemptId, questionId }, true);
  const queuedFor = async ({ id }: TestLearner) =>
    (await db.select().from(pushes).where(eq(pushes.learner_id, id))).map(({ tag }) => tag);
  /** As if the wait before an announcement were over. */
  async function announce(): Promise<void> {
    await db.execute(sql`update pushes set due_at = now() where due_at > now()`);
    await claimPushes(platform);
    await endWaits();
    await sendQueued();
  }

  it('of AI grading is announced once, with the last of several answers', async () => {
    const learner = await reachable('graded');
    const attempt = await teachers.handIn(learner, byAi, byAiToo);
    await grade(attempt, byAi);
    expect(await queuedFor(learner)).toEqual([]);
    await grade(attempt, byAiToo);
    await grade(attempt, byAiToo);
    await announce();
    await announce();
    const path = `/practice-result/${GRADED}?attempt=${attempt}`;
    expect(postedTo(learner)).toMatchObject([{ kind: 'graded', tag: `graded:${attempt}`, path }]);
  });

  it('of two answers that are graded at the same time is announced', async () => {
    const learner = await reachable('graded');
    const attempt = await teachers.handIn(learner, byAi, byAiToo);
    await Promise.all([grade(attempt, byAi), grade(attempt, byAiToo)]);
    expect(await queuedFor(learner)).toEqual([`graded:${attempt}`]);
  });

  it('is not announced as long as a teacher has to grade it, too', async () => {
    const learner = await reachable('graded');
    const attempt = await teachers.handIn(learner, byAi, byTeacher);
    await grade(attempt, byAi);
    expect(await queuedFor(learner)).toEqual([]);
    const listed = async () => (await service.get('/notify', { token: learner.token })).data;
    expect(await listed()).toEqual({ notifications: [] });
    const grading = (await teachers.read(learner, attempt, byTeacher)).teacher_evaluation?.id ?? '';
    await teachers.grade(grading, 6);
    expect(await queuedFor(learner)).toEqual([`teacher:${grading}`]);
    expect(await listed()).toMatchObject({ notifications: [{ kind: 'teacher_graded' }, { kind: 'graded' }] });
  });

  it('that is withdrawn before it is announced is announced with the next one', async () => {
    const learner = await reachable('graded');
    const attempt = await teachers.handIn(learner, byAi);
    await grade(attempt, byAi);
    await db.transaction((tx) => setEvaluation(tx, { attemptId: attempt, questionId: byAi }, WAITING));
    await announce();
    expect(postedTo(learner)).toEqual([]);
    await grade(attempt, byAi);
    await announce();
    expect(postedTo(learner)).toMatchObject([{ kind: 'graded', tag: `graded:${attempt}` }]);
  });

  it('is not announced to who has seen it, nor to who does not want that', async () => {
    const [seen, unwilling] = [await reachable('graded'), await reachable('news')];
    const attempt = await teachers.handIn(seen, byAi);
    await grade(attempt, byAi);
    await db.update(attempts).set({ mark_seen_at: new Date() }).where(eq(attempts.id, attempt));
    await grade(await teachers.handIn(unwilling, byAi), byAi);
    await announce();
    expect(postedTo(seen)).toEqual([]);
    expect(postedTo(unwilling)).toEqual([]);
  });

  it('of a teacher is announced, or that there is none', async () => {
    const learner = await reachable('graded');
    const [graded, declined] = [
      await teachers.handIn(learner, byTeacher),
      await teachers.handIn(learner, byTeacher),
    ];
    const idOf = async (attempt: string) =>
      (await teachers.read(learner, attempt, byTeacher)).teacher_evaluation?.id ?? '';
    await teachers.grade(await idOf(graded), 6);
    const decline = () => ({ graded_by: 'Cô Mai', refusal: 'Bài bị trống.' });
    const id = await idOf(declined);
    await db.transaction((tx) => submitVerdict(tx, id, decline, new Date()));
    await announce();
    expect(
      postedTo(learner)
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['Giáo viên chưa chấm được bài này', 'Giáo viên đã chấm bài của bạn']);
  });

  it('of a course is announced with its certificate', async () => {
    const { phone, token, id } = await reachable('graded');
    const learner = { phone, token, id };
    await service.post('/ielts/course/starter/activate', { token: learner.token });
    await courseCompleting(service).complete(learner);
    expect(await queuedFor(learner)).toEqual([expect.stringMatching(/^certificate:/)]);
  });
});
