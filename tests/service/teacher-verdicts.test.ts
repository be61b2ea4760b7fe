import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { gradingDrafts, secondOpinions } from '#server/db/schema-teacher-desk.ts';
import { BANDS, deskOf, gradeOf } from './desk-calls.ts';
import { ESSAY, storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { activeLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000', TEACHER_GRADINGS_PER_MONTH: '9' },
});
const { db } = service.platform;
await storeGradedPractice(db);
const teachers = teachersOf(service);
const desk = deskOf(service, teachers);
const { byTeacher } = TEACHER_QUESTIONS;
const [mai, nam] = [await staffMember(service, 'teacher'), await staffMember(service, 'teacher')];

const rowOf = async (id: string) =>
  (await db.select().from(teacherGradings).where(eq(teacherGradings.id, id)))[0];
/** As if nothing had been saved for the time of a hold. */
const letRunOut = (id: string) =>
  db
    .update(teacherGradings)
    .set({ held_until: new Date(Date.now() - 1) })
    .where(eq(teacherGradings.id, id));
beforeEach(async () => {
  await db.delete(teacherGradings);
});

describe('a verdict', () => {
  it('reaches the learner with bands, quotes and the teacher’s name, and ends the draft', async () => {
    const { id, learner, attempt } = await desk.essay();
    await desk.claim(mai, id);
    const comments = [
      {
        criterion: 'TR' as const,
        tone: 'improve' as const,
        comment: 'Rõ hơn nhé.',
        quote: { start: 0, end: 4 },
        at_seconds: null,
      },
    ];
    const key = randomUUID();
    const sent = await desk.submit(mai, id, 1, gradeOf(6.5, comments), key);
    expect(sent).toMatchObject({ status: 200, data: { version: 2 } });
    expect((await desk.submit(mai, id, 1, gradeOf(6.5, comments), key)).data).toEqual({ version: 2 });
    expect((await teachers.userOf(learner, attempt, byTeacher))?.teacher_evaluation).toMatchObject({
      status: 'finished',
      content: { band: 6.5, comments: [{ criterion: 'TR', quote: { text: 'Bees' } }] },
    });
    expect(await rowOf(id)).toMatchObject({ teacher_id: mai.id, held_by: null });
    expect(await db.select().from(gradingDrafts)).toEqual([]);
    expect((await desk.queue(mai)).works).toEqual([]);
  });

  it('may be that it cannot be graded', async () => {
    const { id, learner, attempt } = await desk.essay();
    await desk.claim(mai, id);
    await desk.submit(mai, id, 1, { kind: 'refusal', refusal: 'Bài trống.' });
    expect((await teachers.userOf(learner, attempt, byTeacher))?.teacher_evaluation).toMatchObject({
      status: 'error',
      refusal: 'Bài trống.',
    });
  });

  it.each([
    ['a band is missing', { ...gradeOf(), criteria: BANDS.slice(1) }, 'BANDS_MISSING'],
    [
      'a comment quotes what is not there',
      gradeOf(6, [
        { criterion: 'TR', tone: 'improve', comment: 'x', quote: { start: 0, end: 9_999 }, at_seconds: null },
      ]),
      'QUOTE_NOT_FOUND',
    ],
  ])('is refused where %s', async (_, verdict, code) => {
    const { id } = await desk.essay();
    await desk.claim(mai, id);
    expect(await desk.submit(mai, id, 1, verdict)).toMatchObject({ status: 422, code });
    expect(await rowOf(id)).toMatchObject({ status: 'waiting' });
  });

  it('never replaces another: both are shown, and the teacher decides about theirs', async () => {
    const { id, learner, attempt } = await desk.essay();
    await desk.claim(mai, id);
    await desk.save(mai, id, 'TR', { band: 8 });
    await letRunOut(id);
    await desk.claim(nam, id);
    const sent = await Promise.all([
      desk.submit(nam, id, 1, gradeOf(5)),
      desk.submit(nam, id, 1, gradeOf(5.5)),
    ]);
    expect(sent.map(({ code }) => code ?? 'graded').toSorted()).toEqual(['GRADED_BY_OTHER', 'graded']);
    const before = (await teachers.userOf(learner, attempt, byTeacher))?.teacher_evaluation;

    expect(await desk.submit(mai, id, 1, gradeOf(8))).toMatchObject({ status: 409, code: 'GRADED_BY_OTHER' });
    expect(await desk.taskRaw(mai, id)).toMatchObject({ status: 409, code: 'GRADED_BY_OTHER' });
    expect((await desk.conflict(mai, id)).data).toMatchObject({
      theirs: { status: 'finished', content: before?.content },
      task: { essay: ESSAY, draft: { TR: { band: 8 } } },
    });
    expect((await teachers.userOf(learner, attempt, byTeacher))?.teacher_evaluation).toEqual(before);

    expect((await desk.settle(mai, id, gradeOf(8))).data).toEqual({ kept: true });
    expect(await db.select().from(secondOpinions)).toMatchObject([
      { grading_id: id, teacher_id: mai.id, grade: { band: 8 } },
    ]);
    expect(await desk.graded(nam)).toMatchObject({
      gradings: [{ id, second_opinions: [{ band: 8, summary: null }] }],
      opinions: [],
    });
    expect(await desk.graded(mai)).toMatchObject({
      gradings: [],
      opinions: [{ grading_id: id, band: 8, standing: before?.content?.band }],
    });
    expect(await desk.conflict(mai, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await teachers.userOf(learner, attempt, byTeacher))?.teacher_evaluation).toEqual(before);
  });

  it('is not settled before there is another, nor by who never had the work', async () => {
    const { id } = await desk.essay();
    await desk.claim(mai, id);
    expect(await desk.settle(mai, id, null)).toMatchObject({ status: 409, code: 'NOT_GRADED_YET' });
    expect(await desk.settle(nam, id, null)).toMatchObject({ status: 404 });
    expect(await desk.conflict(nam, id)).toMatchObject({ status: 404 });
  });

  it('is about the answer that was read: a later one sends it back', async () => {
    const { id } = await desk.essay();
    await desk.claim(mai, id);
    await db.update(teacherGradings).set({ version: 2 }).where(eq(teacherGradings.id, id));
    expect(await desk.submit(mai, id, 1, gradeOf())).toMatchObject({ status: 409, code: 'GRADING_CHANGED' });
    expect((await desk.submit(mai, id, 2, gradeOf())).status).toBe(200);
  });
});

describe('messages about a grade', () => {
  async function graded() {
    const essay = await desk.essay();
    await desk.claim(mai, essay.id);
    await desk.submit(mai, essay.id, 1, gradeOf());
    return essay;
  }

  it('go to the learner, who answers each once', async () => {
    const { id, learner, attempt } = await graded();
    expect(await desk.answer(learner, id, 'Em chào cô.')).toMatchObject({ code: 'NOT_FOUND' });
    expect((await desk.message(mai, id, 'Em viết lại mở bài nhé.')).status).toBe(200);
    expect((await desk.answer(learner, id, 'Vâng ạ.')).status).toBe(200);
    expect(await desk.answer(learner, id, 'Thêm nữa ạ.')).toMatchObject({
      status: 409,
      code: 'MESSAGE_ANSWERED',
    });
    const evaluation = (await teachers.userOf(learner, attempt, byTeacher))?.teacher_evaluation;
    const said = [
      { from: 'teacher', text: 'Em viết lại mở bài nhé.' },
      { from: 'learner', text: 'Vâng ạ.' },
    ];
    expect(evaluation?.messages).toMatchObject(said);
    const told = await desk.graded(mai);
    expect(told).toMatchObject({ gradings: [{ id, band: 6, messages: said }] });
    expect(JSON.stringify(told)).not.toContain(learner.id);
  });

  it('are counted for the teacher until the answer is read, or written to again', async () => {
    const { id, learner } = await graded();
    const unread = async () => {
      const [grading] = (await desk.graded(mai)).gradings;
      return [(await desk.queue(mai)).counts.replies, grading?.has_reply];
    };
    await desk.message(mai, id, 'Em xem lại câu hai nhé.');
    expect(await unread()).toEqual([0, false]);
    await desk.answer(learner, id, 'Vâng ạ.');
    expect(await unread()).toEqual([1, true]);
    expect((await desk.queue(nam)).counts.replies).toBe(0);
    expect(await desk.readReply(nam, id)).toMatchObject({ status: 404 });
    expect((await desk.readReply(mai, id)).status).toBe(200);
    expect(await unread()).toEqual([0, false]);
    await desk.message(mai, id, 'Câu ba nữa.');
    await desk.answer(learner, id, 'Em sửa rồi ạ.');
    expect(await unread()).toEqual([1, true]);
    await desk.message(mai, id, 'Tốt lắm.');
    expect(await unread()).toEqual([0, false]);
  });

  it('are written by its teacher only, to a limit', async () => {
    const { id, learner } = await graded();
    const stranger = await activeLearner(service);
    expect(await desk.message(nam, id, 'x')).toMatchObject({ status: 404 });
    for (let count = 0; count < 5; count++)
      expect((await desk.message(mai, id, `${count}`)).status).toBe(200);
    expect(await desk.message(mai, id, 'x')).toMatchObject({ status: 409, code: 'MESSAGES_USED_UP' });
    expect(await desk.answer(stranger, id, 'x')).toMatchObject({ status: 404 });
    expect(await desk.answer(mai, id, 'x')).toMatchObject({ status: 404 });
    expect((await desk.answer(learner, id, 'x')).status).toBe(200);
  });

  it('cannot take the id of another', async () => {
    const [one, other] = [await graded(), await graded()];
    const id = randomUUID();
    await desk.message(mai, one.id, 'x', id);
    expect(await desk.message(mai, other.id, 'y', id)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });
});

describe('phrases', () => {
  const list = async ({ token }: TestLearner) => (await service.get('/desk/phrases', { token })).data;

  it('are a teacher’s own, most used first', async () => {
    const [seldom, often] = [randomUUID(), randomUUID()];
    await desk.command('/desk/phrases', mai, { id: often, criterion: 'CC', text: 'Thiếu từ nối.' });
    await desk.command('/desk/phrases', mai, { id: seldom, criterion: null, text: 'Tốt lắm.' });
    await desk.command('/desk/phrases/use', mai, { id: often });
    await desk.command('/desk/phrases/use', nam, { id: seldom });
    expect(await list(mai)).toMatchObject({
      phrases: [
        { id: often, used: 1 },
        { id: seldom, used: 0 },
      ],
    });
    expect(await list(nam)).toEqual({ phrases: [] });
    const stolen = { id: often, criterion: null, text: 'x' };
    expect(await desk.command('/desk/phrases', nam, stolen)).toMatchObject({ status: 404 });
    await desk.command('/desk/phrases/remove', nam, { id: often });
    await desk.command('/desk/phrases', mai, { id: often, criterion: null, text: 'Thiếu câu nối.' });
    await desk.command('/desk/phrases/remove', mai, { id: seldom });
    expect(await list(mai)).toEqual({
      phrases: [{ id: often, criterion: null, text: 'Thiếu câu nối.', used: 1 }],
    });
  });
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
