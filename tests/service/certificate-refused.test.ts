import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { canonicalJson } from '#rules/certificate/canonical-json.ts';
import { readCertificateToken } from '#rules/certificate/certificate-token.ts';
import { certificates } from '#server/db/schema-certificate.ts';
import { attempts, reviseAnswers } from '#server/db/schema-progress.ts';
import { STARTER } from '../support/starter.ts';
import { courseCompleting, reading } from './course-completing.ts';
import { doExercises } from './do-exercises.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const { listOf, refusedOf, pdfOf, sectionsLeft, reportAllButOne, reportLast, complete, certified } =
  courseCompleting(service);

describe('a certificate is refused', () => {
  it('to a learner who completes every section but submits every practice empty', async () => {
    const learner = await activeLearner(service);
    const { token } = learner;
    for (const { lesson, section } of await sectionsLeft()) {
      const body = { section_id: section.id, status: 2, at: Date.now(), skew: 0 };
      const path = `/ielts/lessons/${lesson}/update-progress`;
      expect((await service.post(path, { token, key: randomUUID(), body })).status).toBe(200);
      if (section.kind !== 'practice') continue;
      const attempt = { attempt_id: randomUUID(), practice_id: section.module_id, at: Date.now(), skew: 0 };
      await service.post('/practice/submit', { token, key: randomUUID(), body: attempt });
    }
    expect(await listOf(learner)).toEqual([]);
    expect(await db.$count(certificates, eq(certificates.learner_id, learner.id))).toBe(0);
    const [refused] = (await refusedOf(learner)) ?? [];
    const exercises = (await sectionsLeft()).filter(({ section }) => !reading(section));
    expect(refused).toMatchObject({
      course_id: STARTER.course,
      bar: { answered: 80, result: 60 },
      result: 0,
    });
    expect(refused?.left.map(({ lesson_id, title, answered }) => ({ lesson_id, title, answered }))).toEqual(
      exercises.map(({ lesson, section }) => ({ lesson_id: lesson, title: section.title, answered: 0 })),
    );
    for (const { needed } of refused?.left ?? []) expect(needed).toBeGreaterThan(0);
  });

  it('for blank answers, until enough are answered', async () => {
    const learner = await activeLearner(service);
    await complete(learner, { answered: 0.5 });
    expect(await listOf(learner)).toEqual([]);
    const few = await refusedOf(learner);
    expect(few?.[0]?.left.length).toBeGreaterThan(0);
    await db
      .update(reviseAnswers)
      .set({ answer: { type_code: 'free_text', text: '  ' } })
      .where(eq(reviseAnswers.learner_id, learner.id));
    const emptied = await refusedOf(learner);
    const revises = (await sectionsLeft()).filter(({ section }) => section.kind === 'revise');
    expect(emptied?.[0]?.left.filter(({ answered }) => answered === 0)).toHaveLength(revises.length);
    await db.delete(reviseAnswers).where(eq(reviseAnswers.learner_id, learner.id));
    await doExercises(db, learner.id, STARTER.course);
    expect(await listOf(learner)).toMatchObject([{ course_id: STARTER.course }]);
  });

  it('below the result that the course requires', async () => {
    const learner = await activeLearner(service);
    const { won, of } = await complete(learner, { right: 0.3 });
    expect(await listOf(learner)).toEqual([]);
    const result = Math.round((100 * won) / of);
    expect(result).toBeLessThan(60);
    expect(await refusedOf(learner)).toMatchObject([{ left: [], result, bar: { result: 60 } }]);
  });

  it('until the named practices are repeated, and then states which counted by repetition', async () => {
    const learner = await activeLearner(service);
    await complete(learner, { right: 0.3 });
    const [unread] = (await refusedOf(learner)) ?? [];
    expect(unread).toMatchObject({ most: 100 });
    expect(unread?.again?.every(({ reach }) => reach === 100)).toBe(true);
    await db.update(attempts).set({ keys_shown_at: new Date() }).where(eq(attempts.learner_id, learner.id));
    const [refused] = (await refusedOf(learner)) ?? [];
    expect(refused).toMatchObject({ most: 60 });
    const practices = (await sectionsLeft()).map(({ section }) => section.module_id);
    expect(refused?.again?.length).toBeGreaterThan(0);
    for (const { title, lesson_title, module_id, result, reach } of refused?.again ?? []) {
      expect(practices).toContain(module_id);
      expect([title, lesson_title]).not.toContain('');
      expect(result).toBeLessThan(reach);
      expect(reach).toBe(60);
    }
    await doExercises(db, learner.id, STARTER.course, { repeats: true });
    const [certificate] = await listOf(learner);
    const payload = readCertificateToken(certificate?.issued?.token ?? '')?.payload;
    expect(payload).toMatchObject({ result: 60, needed: 60, retaken: refused?.again?.length });
    expect((await pdfOf(certificate?.issued?.id ?? '', learner.token)).statusCode).toBe(200);
  });

  it('not to a learner who restarted a completed revise set', async () => {
    const learner = await activeLearner(service);
    await doExercises(db, learner.id, STARTER.course);
    await reportAllButOne(learner);
    const revise = (await sectionsLeft()).find(({ section }) => section.kind === 'revise');
    const body = { course_id: STARTER.course, revise_id: revise?.section.module_id, at: Date.now(), skew: 0 };
    expect(
      (await service.post('/revise/redo', { token: learner.token, key: randomUUID(), body })).status,
    ).toBe(200);
    await reportLast(learner);
    expect(await listOf(learner)).toMatchObject([{ course_id: STARTER.course }]);
  });

  it('for a new name, where the old certificate lacks the work done', async () => {
    const learner = await activeLearner(service);
    const { issued } = (await certified()).certificate;
    const signed = readCertificateToken(issued?.token ?? '');
    if (!issued || signed?.payload.v !== 2) throw new Error('no certificate');
    const {
      lessons: _,
      exercises: __,
      questions: ___,
      answered: ____,
      needed: _____,
      ...facts
    } = signed.payload;
    const id = randomUUID();
    await db.insert(certificates).values({
      id,
      learner_id: learner.id,
      course_id: STARTER.course,
      serial: 'LY-2026-0000-0000-0001',
      payload: canonicalJson({ ...facts, v: 1, level: 'Foundation', result: 0 }),
      signature: signed.signature,
    });
    expect(await listOf(learner)).toMatchObject([{ issued: { id, result: 0, work: null } }]);
    expect((await pdfOf(id, learner.token)).statusCode).toBe(200);
    const reissue = () => service.post(`/certificates/${id}/reissue`, { token: learner.token });
    expect(await reissue()).toMatchObject({ status: 409, code: 'CERTIFICATE_NOT_EARNED' });
    await complete(learner);
    const anew = ENDPOINTS.certificate.reissue.response.parse((await reissue()).data).certificate;
    expect(anew.issued).toMatchObject({ result: 100, work: { questions: expect.any(Number) } });
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
