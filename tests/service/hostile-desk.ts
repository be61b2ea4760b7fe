import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { GivenVerdict } from '#contract/teacher-desk.ts';
import { secondOpinions } from '#server/db/schema-teacher-desk.ts';
import { deskOf, gradeOf } from './desk-calls.ts';
import { TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import type { TestLearner } from './learner.ts';
import type { Service } from './service.ts';
import { staffMember } from './staff-member.ts';

type Kept = Record<string, () => Promise<[found: unknown, expected: unknown]>>;

/** The fields of the grading desk that store hostile text, each with what was stored of it. */
export async function deskWith(service: Service, learner: TestLearner, HOSTILE: string): Promise<Kept> {
  const teachers = teachersOf(service);
  const desk = deskOf(service, teachers);
  const [first, other] = [await staffMember(service, 'teacher'), await staffMember(service, 'teacher')];
  const { byTeacher } = TEACHER_QUESTIONS;
  const comment = { tone: 'improve' as const, comment: HOSTILE, quote: null, at_seconds: null };
  const hostileGrade: GivenVerdict = {
    ...gradeOf(6, [{ ...comment, criterion: 'TR' }]),
    summary: HOSTILE,
  };
  const hostileRefusal: GivenVerdict = { kind: 'refusal', refusal: HOSTILE };

  /** A work of the learner that the first teacher has claimed. */
  async function claimed() {
    const attempt = await teachers.handIn(learner, byTeacher);
    const id = (await teachers.read(learner, attempt, byTeacher)).teacher_evaluation?.id ?? '';
    expect((await desk.claim(first, id)).status).toBe(200);
    return { attempt, id };
  }
  async function graded(verdict: GivenVerdict) {
    const work = await claimed();
    expect((await desk.submit(first, work.id, 1, verdict)).status).toBe(200);
    const read = async () => (await teachers.read(learner, work.attempt, byTeacher)).teacher_evaluation;
    return { ...work, read };
  }
  async function draft() {
    const { id } = await claimed();
    await desk.save(first, id, 'overall', { band: null, comments: [comment], summary: HOSTILE });
    const { overall } = (await desk.task(first, id)).draft;
    await desk.release(first, id);
    return overall;
  }
  /** What the first teacher's verdict leaves when the other one has graded. */
  async function opinion(verdict: GivenVerdict) {
    const { id } = await claimed();
    await desk.release(first, id);
    await desk.claim(other, id);
    await desk.submit(other, id, 1, gradeOf());
    expect((await desk.settle(first, id, verdict)).status).toBe(200);
    const [row] = await service.platform.db
      .select()
      .from(secondOpinions)
      .where(eq(secondOpinions.grading_id, id));
    return row;
  }
  async function messages() {
    const { id, read } = await graded(gradeOf());
    await desk.message(first, id, HOSTILE);
    await desk.answer(learner, id, HOSTILE);
    return (await read())?.messages ?? [];
  }
  async function phrase() {
    const id = randomUUID();
    await desk.command('/desk/phrases', first, { id, criterion: null, text: HOSTILE });
    const { data } = await service.get('/desk/phrases', { token: first.token });
    return data;
  }
  const submitted = async () => (await (await graded(hostileGrade)).read())?.content;
  return {
    'teacherDesk.saveDraft.comments[].comment': async () => [(await draft())?.comments[0]?.comment, HOSTILE],
    'teacherDesk.saveDraft.summary': async () => [(await draft())?.summary, HOSTILE],
    'teacherDesk.submit.verdict.comments[].comment': async () => [
      (await submitted())?.comments[0]?.comment,
      HOSTILE,
    ],
    'teacherDesk.submit.verdict.summary': async () => [(await submitted())?.summary, HOSTILE],
    'teacherDesk.submit.verdict.refusal': async () => [
      (await (await graded(hostileRefusal)).read())?.refusal,
      HOSTILE,
    ],
    'teacherDesk.settle.verdict.comments[].comment': async () => [
      (await opinion(hostileGrade))?.grade?.comments[0]?.comment,
      HOSTILE,
    ],
    'teacherDesk.settle.verdict.summary': async () => [
      (await opinion(hostileGrade))?.grade?.summary,
      HOSTILE,
    ],
    'teacherDesk.settle.verdict.refusal': async () => [(await opinion(hostileRefusal))?.refusal, HOSTILE],
    'teacherDesk.message.text': async () => [(await messages())[0]?.text, HOSTILE],
    'teacherGrading.answerMessage.text': async () => [(await messages())[1]?.text, HOSTILE],
    'teacherDesk.savePhrase.text': async () => [
      await phrase(),
      { phrases: expect.arrayContaining([expect.objectContaining({ text: HOSTILE })]) },
    ],
  };
}
