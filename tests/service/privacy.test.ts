import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { OTP_TYPE } from '#contract/account.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { recordings, recordingsToErase, tokens } from '#server/db/schema-account.ts';
import { audit } from '#server/domain/audit/audit.ts';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import {
  activeLearner,
  askCode,
  codeFor,
  deleteLearner,
  endPauses,
  passwordHash,
  registerLearner,
  sessionOf,
  type TestLearner,
} from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db, blobs } = service.platform;
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

const devicesOf = async (token: string) =>
  ENDPOINTS.privacy.devices.response.parse((await service.get('/privacy/devices', { token })).data).devices;
const eraseWith = (token: string, phone: string, code: string) =>
  service.post('/privacy/delete', { token, body: { phone, code } });
/** @param ago when it was decided, milliseconds before now */
const consent = (token: string, given: unknown, { kind = 'voice_ai', ago = 0, key = randomUUID() } = {}) =>
  service.post('/privacy/consents', { token, key, body: { kind, given, at: Date.now() - ago, skew: 0 } });
const consentsOf = async (token: string) =>
  ENDPOINTS.privacy.consents.response.parse((await service.get('/privacy/consents', { token })).data);

/** Signs the learner in on another device, keeping this one. */
async function signInElsewhere({ phone, token }: TestLearner): Promise<string> {
  await askCode(service, phone, 1);
  const hash = passwordHash('hoa-sua');
  const body = { code: codeFor(service, phone), new_password: hash, re_new_password: hash };
  expect((await service.post('/change-password', { token, body })).status).toBe(200);
  const login = { user_name: phone, password: hash };
  const answer = await service.post('/login', { headers: { 'user-agent': ANDROID }, body: login });
  return sessionOf(answer).access_token;
}

/** A recording of the learner on the server. `sound` distinguishes recordings. */
async function record({ token }: TestLearner, sound: string): Promise<{ id: string; key: string }> {
  const bytes = Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt '), Buffer.alloc(28), Buffer.from(sound)]);
  const [id, key] = [randomUUID(), createHash('sha256').update(bytes).digest('hex')];
  const headers = {
    'content-type': 'application/octet-stream',
    'upload-id': id,
    'upload-offset': '0',
    'upload-length': String(bytes.length),
    'upload-sha256': key,
    'upload-type': 'audio/wav',
  };
  const answer = await service.post('/files/upload-to-server', { token, headers, body: bytes });
  expect(answer.data).toMatchObject({ complete: true });
  return { id, key };
}

async function practise({ token }: TestLearner, text: string): Promise<string> {
  const attempt_id = randomUUID();
  const clock = { at: Date.now(), skew: 0 };
  const { questions } = z
    .object({ questions: z.array(z.object({ id: z.string() })) })
    .parse((await service.get(`/practice/list-question?practice_id=${STARTER.practice}`, { token })).data);
  const body = {
    attempt_id,
    practice_id: STARTER.practice,
    question_id: questions.at(-2)?.id,
    answer: { type_code: 'ielts_writing', u: text },
    ...clock,
  };
  const answer = await service.post('/practice/update-single-answer', { token, key: randomUUID(), body });
  expect(answer.status).toBe(200);
  return attempt_id;
}

/** Tables with a column of this name. */
async function tablesWith(column: string): Promise<string[]> {
  const found = await db.execute(
    sql`select table_name from information_schema.columns
        where table_schema = 'public' and column_name = ${column} order by 1`,
  );
  return z
    .array(z.object({ table_name: z.string() }))
    .parse(found.rows)
    .map((row) => row.table_name);
}

describe('devices', () => {
  it('are listed with their names, and signed out one by one', async () => {
    const learner = await registerLearner(service);
    const elsewhere = await signInElsewhere(learner);
    const devices = await devicesOf(learner.token);
    expect(devices).toHaveLength(2);
    const other = devices.find(({ is_current }) => !is_current);
    expect(other?.device).toBe('Chrome · Android');
    expect(await devicesOf(elsewhere)).toContainEqual({ ...other, is_current: true });
    expect((await service.post(`/privacy/devices/${other?.id}/end`, { token: learner.token })).status).toBe(
      200,
    );
    expect((await service.get('/profile', { token: elsewhere })).code).toBe('NOT_SIGNED_IN');
    expect(await devicesOf(learner.token)).toHaveLength(1);
  });

  it("neither show nor sign out another learner's", async () => {
    const [learner, stranger] = [await registerLearner(service), await registerLearner(service)];
    const [own] = await devicesOf(learner.token);
    const end = await service.post(`/privacy/devices/${own?.id}/end`, { token: stranger.token });
    expect(end).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await service.get('/profile', { token: learner.token })).status).toBe(200);
  });

  it('never show the token or its hash', async () => {
    const { token, id } = await registerLearner(service);
    const [row] = await db.select().from(tokens).where(eq(tokens.learner_id, id));
    const answer = JSON.stringify((await service.get('/privacy/devices', { token })).data);
    expect(answer).not.toContain(token);
    expect(answer).not.toContain(row?.hash ?? token);
  });

  it('store their last use at most once an hour', async () => {
    const { token, id } = await registerLearner(service);
    const used = (minutesAgo: number) =>
      db
        .update(tokens)
        .set({ last_used_at: new Date(Date.now() - minutesAgo * 60_000) })
        .where(eq(tokens.learner_id, id))
        .returning({ at: tokens.last_used_at });
    const [recent] = await used(59);
    service.platform.sessions.forget(id);
    expect((await devicesOf(token))[0]?.last_used_at).toBe(recent?.at.getTime());
    const [old] = await used(61);
    service.platform.sessions.forget(id);
    expect((await devicesOf(token))[0]?.last_used_at).toBeGreaterThan(old?.at.getTime() ?? 0);
  });
});

describe('consents', () => {
  it('apply until the next decision, and every decision is stored', async () => {
    const [{ token }, other] = [await registerLearner(service), await registerLearner(service)];
    expect((await service.get('/privacy/consents', { token })).data).toEqual({
      consents: [],
      history: [],
      services: [],
    });
    await consent(token, true);
    await consent(token, true);
    expect((await consent(token, false)).data).toMatchObject({
      consents: [{ kind: 'voice_ai', given: false }],
      history: [{ given: false }, { given: true }],
    });
    expect((await service.get('/privacy/consents', { token: other.token })).data).toMatchObject({
      history: [],
    });
  });

  it('are ordered by the time of the decision, in whatever order they arrive', async () => {
    const { token } = await registerLearner(service);
    await consent(token, false, { ago: 1_000 });
    // Decided earlier, on a device that was offline until now.
    await consent(token, true, { ago: 60_000 });
    const state = await consentsOf(token);
    expect(state.consents).toMatchObject([{ kind: 'voice_ai', given: false }]);
    expect(state.history.map(({ given }) => given)).toEqual([false, true]);
    await consent(token, true);
    expect((await consentsOf(token)).consents).toMatchObject([{ given: true }]);
  });

  it('sent again change nothing, and are never in the future', async () => {
    const { token } = await registerLearner(service);
    const body = { kind: 'voice_ai', given: true, at: Date.now() + 86_400_000, skew: 0 };
    const key = randomUUID();
    const send = () => service.post('/privacy/consents', { token, key, body });
    const first = await send();
    expect(await consent(token, false)).toMatchObject({ status: 200 });
    expect((await send()).data).toEqual(first.data);
    const { consents, history } = await consentsOf(token);
    expect(consents).toMatchObject([{ given: false }]);
    expect(history).toHaveLength(2);
    expect(history.every(({ at }) => at <= Date.now())).toBe(true);
  });

  it.each([
    ['another kind', true, 'everything'],
    ['no word', undefined, 'voice_ai'],
  ])('refuse %s', async (_, given, kind) => {
    const { token } = await registerLearner(service);
    expect((await consent(token, given, { kind })).code).toBe('BAD_REQUEST');
  });
});

describe('the export', () => {
  it('contains all data of the learner, and nothing of anybody else', async () => {
    const [learner, other] = [await activeLearner(service), await activeLearner(service)];
    const attempt = await practise(learner, 'Bees live on the roof.');
    await practise(other, 'Somebody else wrote this.');
    const { id } = await record(learner, 'learner');
    await consent(learner.token, true);
    const { data } = await service.get('/privacy/export', { token: learner.token });
    const all = ENDPOINTS.privacy.exportData.response.parse(data);
    expect(all).toMatchObject({
      profile: { id: learner.id, phone_number: learner.phone },
      registration: { source: 'web' },
      courses: [{ course_id: STARTER.course }],
      attempts: [{ id: attempt, answers: [{ answer: { u: 'Bees live on the roof.' } }] }],
      recordings: [{ id, file: `${service.platform.config.PUBLIC_URL}/api/files/${id}` }],
      consents: [{ kind: 'voice_ai', given: true }],
      devices: [{ network: '127.0.x.x' }],
      known_devices: [{ seen_at: expect.any(String) }],
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain('Somebody else');
    const [row] = await db.select().from(tokens).where(eq(tokens.learner_id, learner.id));
    expect(text).not.toContain(row?.hash ?? '');
  });
  it('says what staff did with the data, and what the learner did as one of them, without other people', async () => {
    const [mai, learner] = [await staffMember(service, 'teacher'), await registerLearner(service)];
    await audit(db, { actor: mai.id, action: 'grading.read', subjects: [learner.id], object: 'g-1' });
    const exported = async ({ token }: { token: string }) =>
      ENDPOINTS.privacy.exportData.response.parse((await service.get('/privacy/export', { token })).data);
    const entry = { action: 'grading.read', object: 'g-1' };
    expect(await exported(mai)).toMatchObject({
      roles: [{ role: 'teacher', revoked_at: null }],
      audit_entries: [{ ...entry, as: 'actor' }],
    });
    const own = await exported(learner);
    expect(own).toMatchObject({ roles: [], second_factor: [], audit_entries: [{ ...entry, as: 'subject' }] });
    expect(JSON.stringify(own)).not.toContain(mai.id);
  });

  it('omits no table with learner data', async () => {
    /** Where each table is in the export; null: nothing that the learner made. */
    const places: Record<string, keyof z.infer<typeof ENDPOINTS.privacy.exportData.response> | null> = {
      advice_requests: 'advice_requests',
      attempts: 'attempts',
      // Sums of exported rows.
      band_days: null,
      certificates: 'certificates',
      class_attendance: 'class_attendance',
      class_members: 'class_memberships',
      class_notes: 'class_notes',
      class_notices: 'class_notices',
      consents: 'consents',
      conversation_learners: 'conversation_level',
      course_activations: 'courses',
      course_levels: 'course_level',
      data_offers: 'data_offers',
      graded_readings: null, // An index of exported answers.
      grading_counts: 'grading_counts',
      idempotency: null,
      known_devices: 'known_devices',
      learner_roles: 'roles',
      learner_storage: null,
      learning_days: null,
      notebook_cards: 'notebook_cards',
      notebook_events: 'notebook_events',
      open_scenes: 'open_scenes',
      operator_requests: 'operator_requests',
      pronunciation_progress: 'pronunciation_progress',
      provider_usage: 'provider_usage',
      push_settings: 'push_settings',
      push_subscriptions: 'push_subscriptions',
      pushes: 'pushes',
      question_reports: 'question_reports',
      recordings: 'recordings',
      // Hashes only.
      recovery_codes: null,
      restarts: 'restarts',
      revise_answers: 'revise_answers',
      scene_visits: 'scene_visits',
      second_factors: 'second_factor',
      section_progress: 'lesson_progress',
      // Sums of exported rows.
      speaking_bands: null,
      speaking_days: null,
      speaking_done: null,
      speaking_levels: 'speaking_level',
      speaking_preparations: 'speaking_preparation',
      speaking_surveys: 'speaking_surveys',
      speaking_talks: null,
      speaking_totals: null,
      staff_notices: 'staff_notices',
      streak_months: null,
      streak_reminders: 'streak_reminder',
      study_events: 'study_events',
      study_times: 'study_times',
      tagged_contacts: 'tagged_contacts',
      teacher_gradings: 'teacher_gradings',
      test_marks: null,
      time_zone_changes: 'time_zone_changes',
      tokens: 'devices',
      trial_registrations: 'trial_registrations',
      verified_devices: 'verified_devices',
      vip_grants: 'vip',
    };
    expect(await tablesWith('learner_id')).toEqual(Object.keys(places));
  });

  it('is rate-limited', async () => {
    const { token } = await registerLearner(service);
    const codes = [];
    for (let time = 0; time < 21; time++) codes.push((await service.get('/privacy/export', { token })).code);
    expect(codes.filter((code) => code !== undefined)).toEqual(['TOO_MANY_REQUESTS']);
  });
});

describe('deletion', () => {
  it('deletes every row and file of the learner, and frees the number for a new account', async () => {
    const [learner, other] = [await activeLearner(service), await activeLearner(service)];
    const attempt = await practise(learner, 'Bees.');
    const own = await record(learner, 'only mine');
    await record(learner, 'both of us');
    const shared = await record(other, 'both of us');
    await consent(learner.token, true);
    const elsewhere = await signInElsewhere(learner);
    expect((await service.get('/profile', { token: elsewhere })).status).toBe(200);

    expect((await deleteLearner(service, learner)).status).toBe(200);
    for (const token of [learner.token, elsewhere]) {
      expect((await service.get('/profile', { token })).code).toBe('NOT_SIGNED_IN');
    }
    for (const table of await tablesWith('learner_id')) {
      const left = await db.execute(
        sql`select count(*)::int as count from ${sql.identifier(table)} where learner_id = ${learner.id}`,
      );
      expect(left.rows, table).toEqual([{ count: 0 }]);
    }
    const answers = await db.execute(sql`select 1 from attempt_answers where attempt_id = ${attempt}`);
    expect(answers.rows).toHaveLength(0);
    expect(await db.select().from(recordingsToErase)).toEqual([]);
    await expect(blobs.read(own.key)).rejects.toThrow();
    expect((await blobs.read(shared.key)).byteLength).toBeGreaterThan(0);
    const file = await service.app.inject({
      url: `/api/files/${shared.id}`,
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(file.statusCode).toBe(200);
    expect((await service.post('/check-account', { body: { phone: learner.phone } })).data).toMatchObject({
      isExist: false,
    });
    await endPauses(service);
    expect((await registerLearner(service, learner.phone)).id).not.toBe(learner.id);
  });

  it.each([
    ["another learner's number", newPhone()],
    ['no number', ''],
  ])('requires the learner’s own number, not %s', async (_, phone) => {
    const learner = await registerLearner(service);
    const { id } = await record(learner, learner.phone);
    expect(await deleteLearner(service, learner, phone)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect((await service.get('/profile', { token: learner.token })).status).toBe(200);
    expect(await db.select().from(recordings).where(eq(recordings.id, id))).toHaveLength(1);
  });

  it('requires the code sent for it, not one sent for another purpose', async () => {
    const { token, phone } = await registerLearner(service);
    const erased = async (code: string) => (await eraseWith(token, phone, code)).code;
    expect((await service.post('/privacy/delete', { token, body: { phone } })).code).toBe('BAD_REQUEST');
    await askCode(service, phone, OTP_TYPE.forgottenPassword);
    expect(await erased(codeFor(service, phone))).toBe('OTP_WRONG');
    await askCode(service, phone, OTP_TYPE.deletion, { token });
    const code = codeFor(service, phone);
    expect(service.sms.at(-1)?.text).toContain('mã để xóa hẳn tài khoản');
    expect(await erased(code === '000000' ? '000001' : '000000')).toBe('OTP_WRONG');
    expect((await service.get('/profile', { token })).status).toBe(200);
    expect(await erased(code)).toBeUndefined();
    expect((await service.get('/profile', { token })).code).toBe('NOT_SIGNED_IN');
  });

  it('sends its code only to the signed-in learner', async () => {
    const [learner, stranger] = [await registerLearner(service), await registerLearner(service)];
    const before = service.sms.length;
    const ask = async (token?: string) =>
      (await askCode(service, learner.phone, OTP_TYPE.deletion, { token })).code;
    expect(await ask()).toBe('NOT_SIGNED_IN');
    expect(await ask(stranger.token)).toBe('BAD_REQUEST');
    expect(service.sms).toHaveLength(before);
    expect(await ask(learner.token)).toBeUndefined();
    expect(service.sms).toHaveLength(before + 1);
  });

  it('is done once when two requests race', async () => {
    const { token, phone } = await registerLearner(service);
    await askCode(service, phone, OTP_TYPE.deletion, { token });
    const code = codeFor(service, phone);
    const answers = await Promise.all([eraseWith(token, phone, code), eraseWith(token, phone, code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
  });
});

describe('a guest', () => {
  it.each([
    ['get', '/privacy/devices'],
    ['get', '/privacy/consents'],
    ['get', '/privacy/export'],
    ['post', `/privacy/devices/${randomUUID()}/end`],
    ['get', '/certificates'],
    ['get', '/notify'],
    ['post', '/change-password'],
    ['post', '/privacy/delete'],
  ] as const)('may not %s %s', async (method, path) => {
    expect((await service[method](path, { body: method === 'post' ? {} : undefined })).status).toBe(401);
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
