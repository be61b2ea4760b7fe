import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { HELD_MAX, LEASE_MINUTES } from '#contract/teacher-desk.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { NO_PAIRS } from '#rules/teacher-grading/agreement.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { auditEntries, learnerRoles } from '#server/db/schema-staff.ts';
import { agreementSums, gradingDrafts } from '#server/db/schema-teacher-desk.ts';
import { agreementOf } from '#server/domain/teacher-grading/agreement.ts';
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
const { byTeacher, byBoth, talk } = TEACHER_QUESTIONS;
const [mai, nam] = [await staffMember(service, 'teacher'), await staffMember(service, 'teacher')];
const SOUND = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.from('a talk about bees')]);

const rowOf = async (id: string) =>
  (await db.select().from(teacherGradings).where(eq(teacherGradings.id, id)))[0];
/** As if nothing had been saved for the time of a hold. */
const letRunOut = (id: string) =>
  db
    .update(teacherGradings)
    .set({ held_until: new Date(Date.now() - 1) })
    .where(eq(teacherGradings.id, id));
const setRole = (teacher: TestLearner, revoked_at: Date | null) =>
  db
    .update(learnerRoles)
    .set({ revoked_at })
    .where(and(eq(learnerRoles.learner_id, teacher.id), eq(learnerRoles.role, 'teacher')));

beforeEach(async () => {
  await db.delete(teacherGradings);
});

describe('the queue', () => {
  it('lists what waits, most urgent first, and says nothing of the learner', async () => {
    const [later, urgent] = [await desk.essay(), await desk.essay()];
    await db
      .update(teacherGradings)
      .set({ due_at: new Date(0) })
      .where(eq(teacherGradings.id, urgent.id));
    const { works, more, counts } = await desk.queue(mai);
    expect(works.map(({ id }) => id)).toEqual([urgent.id, later.id]);
    expect(works[0]).toMatchObject({ kind: 'writing', title: 'Chấm bài', holder: 'nobody', due_at: 0 });
    expect(more).toBe(false);
    expect(counts).toEqual({ writing: 2, speaking: 0, regrades: 0, mine: 0, overdue: 1, replies: 0 });
    expect(JSON.stringify(works)).not.toMatch(new RegExp(`${later.learner.id}|${later.learner.phone}`));
  });

  it('is read page by page, without losing or repeating any', async () => {
    const { id, attempt, learner } = await desk.essay();
    const due_at = new Date();
    // All due at the same moment: only the ids tell them apart.
    const copies = Array.from({ length: 44 }, (_, index) => ({
      learner_id: learner.id,
      attempt_id: attempt,
      question_id: `copy.${index}`,
      kind: 'writing' as const,
      asked_by: 'learner' as const,
      status: 'waiting' as const,
      asked_at: due_at,
      due_at,
    }));
    await db.insert(teacherGradings).values(copies);
    await db.update(teacherGradings).set({ due_at }).where(eq(teacherGradings.id, id));
    const seen: string[] = [];
    for (let page = await desk.queue(mai); ; ) {
      seen.push(...page.works.map((work) => work.id));
      const last = page.works.at(-1);
      if (!page.more || !last) break;
      page = await desk.queue(mai, `?after_due=${last.due_at}&after_id=${last.id}`);
    }
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
  });

  it('filters by kind, by what a teacher holds, and by regrades', async () => {
    const essay = await desk.essay();
    const learner = await activeLearner(service);
    const attempt = await teachers.talk(learner, SOUND);
    await teachers.ask(learner, attempt, talk);
    const spoken = (await teachers.read(learner, attempt, talk)).teacher_evaluation?.id;
    await desk.claim(mai, essay.id);
    const ids = async (teacher: TestLearner, query: string) =>
      (await desk.queue(teacher, query)).works.map(({ id }) => id);
    expect(await ids(mai, '?kind=speaking')).toEqual([spoken]);
    expect(await ids(mai, '?scope=mine')).toEqual([essay.id]);
    expect(await ids(nam, '?scope=mine')).toEqual([]);
    expect(await ids(mai, '?scope=regrades')).toEqual([]);
    await desk.submit(mai, essay.id, 1, gradeOf());
    await teachers.requestRegrade(essay.learner, essay.attempt, byTeacher);
    const [again] = await ids(mai, '?scope=regrades');
    expect(again).toBeDefined();
    // A second grading is for somebody else, unless the teacher asks for it.
    expect((await desk.take(mai))?.id).toBe(spoken);
    expect((await desk.take(nam))?.id).toBe(again);
    expect((await desk.task(nam, again ?? '')).regrade).toMatchObject({
      reason: 'Em nghĩ bài đủ ý.',
      first: { band: 6 },
    });
  });
});

describe('a work', () => {
  it('is given to one of two teachers who ask for it at once', async () => {
    const { id } = await desk.essay();
    const claims = await Promise.all([desk.claim(mai, id), desk.claim(nam, id)]);
    expect(claims.map(({ code }) => code ?? 'held').toSorted()).toEqual(['GRADING_HELD', 'held']);
    const isMais = claims[0]?.status === 200;
    expect((await desk.queue(isMais ? nam : mai)).works[0]).toMatchObject({ holder: 'other' });
    expect(await desk.taskRaw(isMais ? nam : mai, id)).toMatchObject({ status: 404 });
  });

  it('is another one for each who asks for the next', async () => {
    const essays = [await desk.essay(), await desk.essay()];
    const taken = await Promise.all([desk.take(mai), desk.take(nam), desk.take(nam, [])]);
    const ids = new Set(taken.flatMap((task) => task?.id ?? []));
    expect([...ids].toSorted()).toEqual(essays.map(({ id }) => id).toSorted());
    expect(await desk.take(nam, [...ids])).toBeNull();
  });

  it('is the same again when the answer to a claim was lost', async () => {
    await desk.essay();
    await desk.essay();
    const first = await desk.take(mai);
    expect((await desk.take(mai))?.id).toBe(first?.id);
    expect((await desk.take(mai, [first?.id ?? '']))?.id).not.toBe(first?.id);
  });

  it('is shown without the learner, and without what the AI says', async () => {
    const { id, learner, attempt } = await desk.essay(byBoth);
    await desk.setAi(attempt, 4.5);
    const { data } = await desk.claim(mai, id);
    expect(data).toMatchObject({ essay: ESSAY, version: 1, revealed: null, draft: {}, recording: null });
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${learner.id}|${learner.phone}|4\\.5|${attempt}`));
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.object, id));
    expect(entry).toMatchObject({ actor: mai.id, action: 'grading.claim', subjects: [learner.id] });
  });

  it('goes back when nothing of it is saved, and stays while something is', async () => {
    const { id } = await desk.essay();
    await desk.claim(mai, id);
    await letRunOut(id);
    expect((await desk.save(mai, id, 'TR')).data).toEqual({ held: true });
    expect((await rowOf(id))?.held_until?.getTime()).toBeGreaterThan(
      Date.now() + (LEASE_MINUTES - 1) * 60_000,
    );
    expect(await desk.claim(nam, id)).toMatchObject({ code: 'GRADING_HELD' });
    await letRunOut(id);
    expect((await desk.queue(nam)).works[0]).toMatchObject({ holder: 'nobody' });
    expect((await desk.claim(nam, id)).status).toBe(200);
    // What the first teacher types now is kept, and holds nothing.
    expect((await desk.save(mai, id, 'CC', { band: 7 })).data).toEqual({ held: false });
    expect(await desk.taskRaw(mai, id)).toMatchObject({ status: 409, code: 'GRADING_HELD' });
    expect((await desk.task(nam, id)).draft).toEqual({});
  });

  it('is given back on request, with the draft kept', async () => {
    const { id } = await desk.essay();
    await desk.claim(mai, id);
    await desk.save(mai, id, 'TR', { band: 7 });
    expect((await desk.release(nam, id)).data).toEqual({ released: false });
    expect((await desk.release(mai, id)).data).toEqual({ released: true });
    expect((await desk.claim(nam, id)).status).toBe(200);
    await desk.release(nam, id);
    expect((await desk.claim(mai, id)).data).toMatchObject({ draft: { TR: { band: 7 } } });
  });

  it('goes back with the role of its teacher, whose draft is still taken', async () => {
    const { id } = await desk.essay();
    const leaving = await staffMember(service, 'teacher');
    await desk.claim(leaving, id);
    await setRole(leaving, new Date());
    expect(await desk.submit(leaving, id, 1, gradeOf())).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect((await desk.save(leaving, id, 'TR', { band: 8 })).status).toBe(200);
    expect((await desk.queue(nam)).works[0]).toMatchObject({ id, holder: 'nobody' });
    expect((await desk.claim(nam, id)).status).toBe(200);
    await desk.release(nam, id);
    await setRole(leaving, null);
    expect((await desk.claim(leaving, id)).data).toMatchObject({ draft: { TR: { band: 8 } } });
  });

  it('is one of a limited number', async () => {
    const { attempt, learner } = await desk.essay();
    const now = new Date();
    await db.insert(teacherGradings).values(
      Array.from({ length: HELD_MAX }, (_, index) => ({
        learner_id: learner.id,
        attempt_id: attempt,
        question_id: `copy.${index}`,
        kind: 'writing' as const,
        asked_by: 'learner' as const,
        status: 'waiting' as const,
        asked_at: now,
        due_at: now,
        held_by: mai.id,
        held_until: new Date(now.getTime() + 60_000),
      })),
    );
    const holding = (await desk.queue(mai, '?scope=mine')).works.map(({ id }) => id);
    const refused = await service.post('/desk/take', { token: mai.token, body: { holding } });
    expect(refused).toMatchObject({ status: 409, code: 'GRADINGS_HELD' });
  });

  it('has its recording for whoever holds it', async () => {
    const learner = await activeLearner(service);
    const attempt = await teachers.talk(learner, SOUND);
    await teachers.ask(learner, attempt, talk);
    const id = (await teachers.read(learner, attempt, talk)).teacher_evaluation?.id ?? '';
    expect((await desk.recording(mai, id)).statusCode).toBe(404);
    expect((await desk.claim(mai, id)).data).toMatchObject({ essay: null, recording: { type: 'audio/wav' } });
    const heard = await desk.recording(mai, id);
    expect(heard.rawPayload).toEqual(SOUND);
    expect(heard.headers['cache-control']).toContain('no-store');
    expect((await desk.recording(nam, id)).statusCode).toBe(404);
  });

  it.each(['00000000-0000-4000-8000-000000000000'])('that is not there cannot be claimed: %s', async (id) => {
    expect(await desk.claim(mai, id)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await desk.save(mai, id, 'TR')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await desk.submit(mai, id, 1, gradeOf())).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});

describe('a draft', () => {
  it('is kept part by part, whatever order the parts arrive in', async () => {
    const { id } = await desk.essay();
    await desk.claim(mai, id);
    const now = Date.now();
    await desk.save(mai, id, 'TR', { band: 7, at: now });
    await desk.save(mai, id, 'TR', { band: 5, at: now - 1_000 });
    await Promise.all([desk.save(mai, id, 'CC', { band: 6 }), desk.save(mai, id, 'LR', { band: 4 })]);
    expect((await desk.task(mai, id)).draft).toMatchObject({
      TR: { band: 7 },
      CC: { band: 6 },
      LR: { band: 4 },
    });
  });

  it('is taken only of who has had the work', async () => {
    const { id, learner } = await desk.essay();
    await desk.claim(mai, id);
    expect(await desk.save(nam, id, 'TR')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await desk.save(learner, id, 'TR')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await db.select().from(gradingDrafts)).toHaveLength(1);
  });
});

describe("the AI's estimate", () => {
  it('is shown for bands, which stay as they were given', async () => {
    const { id, attempt } = await desk.essay(byBoth);
    await desk.setAi(attempt, 4.5);
    await desk.claim(mai, id);
    expect(await desk.reveal(mai, id, BANDS.slice(1))).toMatchObject({ status: 422, code: 'BANDS_MISSING' });
    expect(await desk.reveal(nam, id)).toMatchObject({ status: 404 });
    const shown = { blind: BANDS, estimate: { band: { point: 4.5 } } };
    expect((await desk.reveal(mai, id)).data).toMatchObject(shown);
    const others = BANDS.map(({ code }) => ({ code, band: 4.5 }));
    expect((await desk.reveal(mai, id, others)).data).toMatchObject(shown);
    expect((await desk.task(mai, id)).revealed).toMatchObject(shown);
  });

  it('comes later if there is none yet', async () => {
    const { id, attempt } = await desk.essay(byBoth);
    await desk.claim(mai, id);
    expect((await desk.reveal(mai, id)).data).toEqual({ blind: BANDS, estimate: null });
    await desk.setAi(attempt, 6);
    expect((await desk.reveal(mai, id)).data).toMatchObject({
      blind: BANDS,
      estimate: { band: { point: 6 } },
    });
  });

  it('is compared with the bands given before it was seen', async () => {
    await db.delete(agreementSums);
    const { id, attempt } = await desk.essay(byBoth);
    await desk.setAi(attempt, 6);
    await desk.claim(mai, id);
    await desk.reveal(mai, id);
    await desk.submit(mai, id, 1, gradeOf(6));
    const rows = await db.select().from(agreementSums);
    const of = (criterion: string) => rows.find((row) => row.criterion === criterion);
    expect(of('TR')).toMatchObject({ pairs: 1, exact: 0, within_half: 1, changed: 1 });
    expect(of('CC')).toMatchObject({ pairs: 1, exact: 1, changed: 0 });
    expect(of('band')).toMatchObject({ pairs: 1, exact: 1 });
    const today = vietnamDay(Date.now());
    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
    expect(await agreementOf(db, { from: yesterday, to: today })).toMatchObject({
      pairs: 1,
      exact: 1,
      lean: 0,
    });
    expect(await agreementOf(db, { from: tomorrow, to: tomorrow })).toEqual(NO_PAIRS);
    const { data } = await service.get('/grading/agreement');
    expect(data).toMatchObject({ writing: { pairs: 1, exact: 1 }, speaking: { pairs: 0 } });
    expect(await service.get('/desk/agreement', { token: mai.token })).toMatchObject({
      data: { rows: { length: 5 } },
    });
  });

  it('of a second grading counts for nothing, since that knows the first', async () => {
    await db.delete(agreementSums);
    const { id, attempt, learner } = await desk.essay(byTeacher);
    await desk.claim(mai, id);
    await desk.submit(mai, id, 1, gradeOf());
    await desk.setAi(attempt, 6);
    await teachers.requestRegrade(learner, attempt, byTeacher);
    const again = (await desk.take(nam))?.id ?? '';
    expect((await desk.submit(nam, again, 1, gradeOf(7))).status).toBe(200);
    expect(await db.select().from(agreementSums)).toEqual([]);
  });
});

it('a queue that is read every minute leaves one entry for a while', async () => {
  const teacher = await staffMember(service, 'teacher');
  for (let count = 0; count < 3; count++) await desk.queue(teacher);
  await desk.queue(teacher, '?scope=mine');
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.actor, teacher.id));
  expect(entries).toMatchObject([{ action: 'grading.list', subjects: [] }]);
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
