import { createHash, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readCertificateToken } from '#rules/certificate/certificate-token.ts';
import { learners, visitors } from '#server/db/schema-account.ts';
import { certificates } from '#server/db/schema-certificate.ts';
import { courses } from '#server/db/schema-content.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { STARTER } from '../support/starter.ts';
import { courseCompleting, reading } from './course-completing.ts';
import { doExercises } from './do-exercises.ts';
import { activeLearner, deleteLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const { listOf, pdfOf, sectionsLeft, reportAllButOne, reportLast, complete, certified } =
  courseCompleting(service);
const DAY = '2026-03-02';

const rename = ({ token }: TestLearner, full_name: string) =>
  service.post('/profile', { token, body: { full_name } });
const registered = async (serial: string) =>
  ENDPOINTS.certificate.register.response.parse((await service.get(`/certificates/register/${serial}`)).data)
    .payload_sha256;

describe('a certificate', () => {
  it('is registered with the last section, before anybody requests it', async () => {
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

  it('is registered when a guest who finished the course signs up', async () => {
    const visitor_token = randomBytes(32).toString('base64url');
    const guest = { headers: { 'visitor-token': visitor_token } };
    await reportLast(guest, 1);
    const [guestRow] = await db
      .select()
      .from(visitors)
      .where(eq(visitors.token_hash, tokenHash(visitor_token)));
    const id = guestRow?.guest_id ?? '';
    await doExercises(db, id, STARTER.course);
    await reportAllButOne({ id });
    await reportLast(guest);
    const issued = (to: string) => db.$count(certificates, eq(certificates.learner_id, to));
    expect(await issued(id)).toBe(0);
    const learner = await registerLearner(service);
    const claim = () =>
      service.post('/practice-test/claim', {
        token: learner.token,
        key: randomUUID(),
        body: { visitor_token },
      });
    expect((await claim()).status).toBe(200);
    expect(await issued(learner.id)).toBe(1);
    expect(await listOf(learner)).toMatchObject([{ course_id: STARTER.course, issued: { result: 100 } }]);
    await claim();
    expect(await issued(learner.id)).toBe(1);
  });

  it('appears in the notifications of its owner only', async () => {
    const { learner, certificate } = await certified();
    const notificationsOf = async ({ token }: TestLearner) =>
      ENDPOINTS.notifications.list.response.parse((await service.get('/notify', { token })).data)
        .notifications;
    const [notification] = await notificationsOf(learner);
    expect(notification).toMatchObject({
      id: certificate.issued?.id,
      kind: 'certificate',
      title: certificate.course_name,
      link: '/my-profile/my-certificate',
    });
    expect(await notificationsOf(await activeLearner(service))).toEqual([]);
  });

  it('is signed with a published key', async () => {
    const { certificate } = await certified();
    const signed = readCertificateToken(certificate.issued?.token ?? '');
    expect(signed?.payload).toMatchObject({
      name: 'Trần Minh Anh',
      course_id: STARTER.course,
      completed_on: DAY,
    });
    const { keys } = ENDPOINTS.certificate.keys.response.parse(
      (await service.get('/certificates/keys')).data,
    );
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

  it('states the result of the best attempt at keyed questions', async () => {
    const learner = await activeLearner(service);
    for (const right of [0.3, 0.5]) await doExercises(db, learner.id, STARTER.course, { right });
    const { won, of } = await complete(learner, { right: 0.8 });
    expect(won).toBeLessThan(of);
    expect((await listOf(learner))[0]?.issued?.result).toBe(Math.round((100 * won) / of));
  });

  it('states what was done and what was required', async () => {
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
    if (payload?.v !== 2) throw new Error('an old certificate version');
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

  it('keeps its name until it is reissued, and then only the new one is registered', async () => {
    const { learner, certificate } = await certified();
    await rename(learner, 'Trần Thị Minh Anh');
    expect(await listOf(learner)).toEqual([certificate]);
    const { id = '', serial = '' } = certificate.issued ?? {};
    const answer = await service.post(`/certificates/${id}/reissue`, { token: learner.token });
    const anew = ENDPOINTS.certificate.reissue.response.parse(answer.data).certificate;
    expect(anew.issued).toMatchObject({ name: 'Trần Thị Minh Anh' });
    expect(anew.completed_on).toBe(certificate.completed_on);
    expect(await listOf(learner)).toEqual([anew]);
    expect(await registered(serial)).toBeNull();
    expect(await registered(anew.issued?.serial ?? '')).not.toBeNull();
  });

  it('stays when the course is gone', async () => {
    const later = await startService();
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

  it('is removed from the register with its learner, and is in their export', async () => {
    const { learner, certificate } = await certified();
    const all = ENDPOINTS.privacy.exportData.response.parse(
      (await service.get('/privacy/export', learner)).data,
    );
    const { serial = '' } = certificate.issued ?? {};
    expect(all.certificates).toMatchObject([{ serial, course_id: STARTER.course }]);
    expect((await deleteLearner(service, learner)).status).toBe(200);
    expect(await registered(serial)).toBeNull();
  });
});

describe('the PDF', () => {
  it('is a PDF with the whole certificate inside', async () => {
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

  it('can be read only by its learner', async () => {
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

  it('is rendered for the longest name and for other alphabets', async () => {
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

it('an unknown serial number is not in the register', async () => {
  expect(await registered('LY-2026-0000-0000-0000')).toBeNull();
  expect(await service.get(`/certificates/register/${'x'.repeat(41)}`)).toMatchObject({
    code: 'BAD_REQUEST',
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
