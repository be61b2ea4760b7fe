import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type Certificate,
  certificateKeys,
  certificateRegister,
  listCertificates,
  reissueCertificate,
} from '#contract/certificate.ts';
import { isAttempted, type Section } from '#contract/lesson.ts';
import { exportData } from '#contract/privacy.ts';
import { listNotifications } from '#contract/profile.ts';
import { canonicalJson } from '#rules/certificate/canonical-json.ts';
import { readCertificateToken } from '#rules/certificate/certificate-token.ts';
import { learners } from '#server/db/schema-account.ts';
import { certificates } from '#server/db/schema-certificate.ts';
import { courses, lessons } from '#server/db/schema-content.ts';
import { reviseAnswers, sectionProgress } from '#server/db/schema-progress.ts';
import { STARTER } from '../support/starter.ts';
import { doExercises } from './do-exercises.ts';
import { activeLearner, deleteLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const DAY = '2026-03-02';
const AT = new Date('2026-03-01T20:00:00Z');

const listOf = async ({ token }: TestLearner): Promise<Certificate[]> =>
  listCertificates.response.parse((await service.get('/certificates', { token })).data).certificates;
const pdfOf = (id: string, token?: string) =>
  service.app.inject({
    url: `/api/certificates/${id}/pdf`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
const rename = ({ token }: TestLearner, full_name: string) =>
  service.post('/profile', { token, body: { full_name } });
const registered = async (serial: string) =>
  certificateRegister.response.parse((await service.get(`/certificates/register/${serial}`)).data)
    .payload_sha256;

async function sectionsLeft() {
  const rows = await db.select().from(lessons).where(eq(lessons.course_id, STARTER.course));
  return rows.flatMap(({ id, sections }) => sections.map((section) => ({ lesson: id, section })));
}

const reading = (section: Section): boolean => section.kind !== 'revise' && !isAttempted(section.kind);

/** Every section of the starter course but its very last sheet, which is given back; exercises only as reported. */
async function reportAllButOne({ id }: TestLearner) {
  const all = await sectionsLeft();
  const last = all.findLast(({ section }) => reading(section));
  if (!last) throw new Error('the starter course has no sheet');
  await db.insert(sectionProgress).values(
    all
      .filter((each) => each !== last)
      .map(({ lesson, section }) => ({
        learner_id: id,
        lesson_id: lesson,
        section_id: section.id,
        status: 2 as const,
        at: AT,
      })),
  );
  return last;
}

async function reportLast(learner: TestLearner, status = 2): Promise<void> {
  const last = (await sectionsLeft()).findLast(({ section }) => reading(section));
  const body = { section_id: last?.section.id, status, at: AT.getTime(), skew: 0 };
  const path = `/ielts/lessons/${last?.lesson}/update-progress`;
  expect((await service.post(path, { token: learner.token, key: randomUUID(), body })).status).toBe(200);
}

async function complete(learner: TestLearner, way: Parameters<typeof doExercises>[3] = {}) {
  const marks = await doExercises(db, learner.id, STARTER.course, way);
  await reportAllButOne(learner);
  await reportLast(learner);
  return marks;
}

/** Of the list, what was gone through without a certificate. */
const refusedOf = async ({ token }: TestLearner) =>
  listCertificates.response.parse((await service.get('/certificates', { token })).data).refused;

async function certified(): Promise<{ learner: TestLearner; certificate: Certificate }> {
  const learner = await activeLearner(service);
  await complete(learner);
  const [certificate] = await listOf(learner);
  if (!certificate) throw new Error('no certificate');
  return { learner, certificate };
}

describe('a certificate', () => {
  it('is in the register with the last section, before anybody asks', async () => {
    const learner = await activeLearner(service);
    await doExercises(db, learner.id, STARTER.course);
    await reportAllButOne(learner);
    expect(await listOf(learner)).toEqual([]);
    const rows = () => db.select().from(certificates).where(eq(certificates.learner_id, learner.id));
    await reportLast(learner, 1);
    expect(await rows()).toHaveLength(0);
    await reportLast(learner);
    const [row] = await rows();
    expect(row).toMatchObject({ course_id: STARTER.course });
    await reportLast(learner);
    expect(await rows()).toEqual([row]);
    expect(await listOf(learner)).toMatchObject([
      {
        course_id: STARTER.course,
        completed_on: DAY,
        issued: { id: row?.id, name: 'Trần Minh Anh', result: 100 },
      },
    ]);
  });

  it('is told of among the notifications, to its owner alone', async () => {
    const { learner, certificate } = await certified();
    const toldTo = async ({ token }: TestLearner) =>
      listNotifications.response.parse((await service.get('/notify', { token })).data).notifications;
    const [told] = await toldTo(learner);
    expect(told).toMatchObject({
      id: certificate.issued?.id,
      kind: 'certificate',
      title: certificate.course_name,
      link: '/my-profile/my-certificate',
    });
    expect(await toldTo(await activeLearner(service))).toEqual([]);
  });

  it('is signed with a key that everybody is told', async () => {
    const { certificate } = await certified();
    const signed = readCertificateToken(certificate.issued?.token ?? '');
    expect(signed?.payload).toMatchObject({
      name: 'Trần Minh Anh',
      course_id: STARTER.course,
      completed_on: DAY,
    });
    const { keys } = certificateKeys.response.parse((await service.get('/certificates/keys')).data);
    const key = keys.find(({ id }) => id === signed?.payload.key);
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: key?.public_key ?? '' },
      format: 'jwk',
    });
    const signature = Buffer.from(signed?.signature ?? '', 'base64url');
    expect(verify(null, Buffer.from(signed?.text ?? ''), publicKey, signature)).toBe(true);
    const hash = createHash('sha256')
      .update(signed?.text ?? '')
      .digest('hex');
    expect(await registered(signed?.payload.serial ?? '')).toBe(hash);
  });

  it('bears the result of the best attempt at what has a key', async () => {
    const learner = await activeLearner(service);
    for (const right of [0.3, 0.5]) await doExercises(db, learner.id, STARTER.course, { right });
    const { won, of } = await complete(learner, { right: 0.8 });
    expect(won).toBeLessThan(of);
    expect((await listOf(learner))[0]?.issued?.result).toBe(Math.round((100 * won) / of));
  });

  it('says what was done, and what was asked for', async () => {
    const learner = await activeLearner(service);
    await complete(learner, { answered: 0.9 });
    const [certificate] = await listOf(learner);
    const payload = readCertificateToken(certificate?.issued?.token ?? '')?.payload;
    const sections = await sectionsLeft();
    expect(payload).toMatchObject({
      v: 2,
      lessons: new Set(sections.map(({ lesson }) => lesson)).size,
      exercises: sections.filter(({ section }) => !reading(section)).length,
      needed: 60,
    });
    expect(payload).not.toHaveProperty('level');
    if (payload?.v !== 2) throw new Error('an old form');
    expect(payload.answered).toBeLessThan(payload.questions);
    expect(payload.answered / payload.questions).toBeGreaterThan(0.8);
    expect(certificate?.issued?.work).toEqual({ questions: payload.questions, answered: payload.answered });
  });

  it('waits for a name', async () => {
    const learner = await activeLearner(service);
    await db.update(learners).set({ full_name: ' ' }).where(eq(learners.id, learner.id));
    await complete(learner);
    expect(await listOf(learner)).toMatchObject([{ course_id: STARTER.course, issued: null }]);
    await rename(learner, 'Lê Văn Bình');
    expect(await listOf(learner)).toMatchObject([{ issued: { name: 'Lê Văn Bình' } }]);
  });

  it('keeps its name until it is issued anew, and only the new one is in the register then', async () => {
    const { learner, certificate } = await certified();
    await rename(learner, 'Trần Thị Minh Anh');
    expect(await listOf(learner)).toEqual([certificate]);
    const { id = '', serial = '' } = certificate.issued ?? {};
    const answer = await service.post(`/certificates/${id}/reissue`, { token: learner.token });
    const anew = reissueCertificate.response.parse(answer.data).certificate;
    expect(anew.issued).toMatchObject({ name: 'Trần Thị Minh Anh' });
    expect(anew.completed_on).toBe(certificate.completed_on);
    expect(await listOf(learner)).toEqual([anew]);
    expect(await registered(serial)).toBeNull();
    expect(await registered(anew.issued?.serial ?? '')).not.toBeNull();
  });

  it('stays when the course has gone', async () => {
    const later = await startService({ until: onTestFinished });
    await later.platform.db.update(courses).set({ retired: true }).where(eq(courses.id, STARTER.course));
    const learner = await registerLearner(later);
    const { issued } = (await certified()).certificate;
    const signed = readCertificateToken(issued?.token ?? '');
    if (!issued || !signed) throw new Error('no certificate');
    await later.platform.db.insert(certificates).values({
      id: issued.id,
      learner_id: learner.id,
      course_id: STARTER.course,
      serial: issued.serial,
      payload: signed.text,
      signature: signed.signature,
    });
    const { data } = await later.get('/certificates', { token: learner.token });
    expect(data).toMatchObject({ certificates: [{ course_id: STARTER.course, lesson_count: 0, issued }] });
    expect(await later.post(`/certificates/${issued.id}/reissue`, { token: learner.token })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(later.faults).toEqual([]);
  });

  it('leaves the register with its learner, and is in what they may take along', async () => {
    const { learner, certificate } = await certified();
    const all = exportData.response.parse((await service.get('/privacy/export', learner)).data);
    const { serial = '' } = certificate.issued ?? {};
    expect(all.certificates).toMatchObject([{ serial, course_id: STARTER.course }]);
    expect((await deleteLearner(service, learner)).status).toBe(200);
    expect(await registered(serial)).toBeNull();
  });
});

describe('a certificate is refused', () => {
  it('to whoever reports every section and hands in every practice without an answer', async () => {
    const learner = await activeLearner(service);
    const { token } = learner;
    for (const { lesson, section } of await sectionsLeft()) {
      const body = { section_id: section.id, status: 2, at: AT.getTime(), skew: 0 };
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

  it('for answers that are blank, until they are enough', async () => {
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

  it('below the result that the course asks for', async () => {
    const learner = await activeLearner(service);
    const { won, of } = await complete(learner, { right: 0.3 });
    expect(await listOf(learner)).toEqual([]);
    const result = Math.round((100 * won) / of);
    expect(result).toBeLessThan(60);
    expect(await refusedOf(learner)).toMatchObject([{ left: [], result, bar: { result: 60 } }]);
  });

  it('not to whoever began a revise set again after it was done', async () => {
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

  it('with a new name, where the old one does not say what was done', async () => {
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
    const anew = reissueCertificate.response.parse((await reissue()).data).certificate;
    expect(anew.issued).toMatchObject({ result: 100, work: { questions: expect.any(Number) } });
  });
});

describe('the PDF', () => {
  it('is a PDF with all of it inside', async () => {
    const { learner, certificate } = await certified();
    const { id = '', serial } = certificate.issued ?? {};
    const { statusCode, headers, rawPayload } = await pdfOf(id, learner.token);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="${serial}.pdf"`);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.includes('/EmbeddedFile')).toBe(true);
    expect(rawPayload.subarray(-150).toString('latin1')).toMatch(
      /\n%luyen-signature [0-9a-f]{16} [\w-]{86}\n$/,
    );
  });

  it("is the learner's own alone", async () => {
    const { certificate } = await certified();
    const stranger = await registerLearner(service);
    const { id = '' } = certificate.issued ?? {};
    expect((await pdfOf(id, stranger.token)).statusCode).toBe(404);
    expect((await pdfOf(randomUUID(), stranger.token)).statusCode).toBe(404);
    expect((await pdfOf('x', stranger.token)).statusCode).toBe(400);
    expect((await pdfOf(id)).statusCode).toBe(401);
    expect(await service.post(`/certificates/${id}/reissue`, { token: stranger.token })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await service.post(`/certificates/${id}/reissue`)).status).toBe(401);
  });

  it('is drawn for the longest name and one of other alphabets', async () => {
    for (const name of [
      'Nguyễn Công Tằng Tôn Nữ '.repeat(8).trim(),
      'Łukasz Дмитрий 田中 😀',
      'x'.repeat(200),
    ]) {
      const { learner, certificate } = await certified();
      await rename(learner, name);
      const { id = '' } = certificate.issued ?? {};
      await service.post(`/certificates/${id}/reissue`, { token: learner.token });
      const [anew] = await listOf(learner);
      expect(anew?.issued?.name).toBe(name);
      expect((await pdfOf(anew?.issued?.id ?? '', learner.token)).statusCode).toBe(200);
    }
  });
});

it('a serial number that never was is in no register', async () => {
  expect(await registered('LY-2026-0000-0000-0000')).toBeNull();
  expect(await service.get(`/certificates/register/${'x'.repeat(41)}`)).toMatchObject({
    code: 'BAD_REQUEST',
  });
});

it('logged no fault', () => {
  expect(service.faults).toEqual([]);
});
