import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lessons } from '#server/db/schema-content.ts';
import { attemptAnswers, attempts, sectionProgress } from '#server/db/schema-progress.ts';
import { STARTER } from '../support/starter.ts';
import { doExercises } from './do-exercises.ts';
import {
  activeLearner,
  askCode,
  codeFor,
  passwordHash,
  registerLearner,
  type TestLearner,
} from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
const DAY_MS = 86_400_000;

const update = ({ token }: TestLearner, body: unknown) => service.post('/profile', { token, body });
const full_name = 'Lê Thị Bình';

describe('a profile', () => {
  it('stores given fields, keeps omitted ones, and removes those that are null', async () => {
    const learner = await registerLearner(service);
    const address = { province: '01', ward: '00004', line: '12 Phan Đình Phùng' };
    const all = { full_name, email: 'binh@example.com', birthday: '2004-02-29', address };
    expect((await update(learner, all)).data).toMatchObject({ ...all, has_password: false });
    expect((await update(learner, { full_name: 'Bình' })).data).toMatchObject({ ...all, full_name: 'Bình' });
    const bare = { full_name, email: null, birthday: null, address: null };
    expect((await update(learner, bare)).data).toMatchObject(bare);
    expect((await service.get('/profile', { token: learner.token })).data).toMatchObject(bare);
  });

  it.each([
    ['combining marks', 'Le\u0302 Thi\u0323 Bi\u0300nh', full_name],
    ['an emoji and spaces around', ' Bình 😀 ', 'Bình 😀'],
    ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['as many characters as fit, once composed', 'e\u0301'.repeat(200), 'é'.repeat(200)],
  ])('stores a name with %s', async (_, typed, kept) => {
    const learner = await registerLearner(service);
    expect((await update(learner, { full_name: typed })).data).toMatchObject({ full_name: kept });
  });

  it.each([
    ['no name', {}],
    ['an empty name', { full_name: '  ' }],
    ['a long name', { full_name: 'a'.repeat(201) }],
    ['a name of two lines', { full_name: 'Lê\nBình' }],
    ['an e-mail without a dot', { full_name, email: 'a@b' }],
    ['an e-mail with a space', { full_name, email: 'a b@c.vn' }],
    ['a long e-mail', { full_name, email: `${'a'.repeat(200)}@b.vn` }],
    ['a day that is none', { full_name, birthday: '2005-02-29' }],
    ['a birthday to come', { full_name, birthday: '2999-01-01' }],
    ['a birthday of long ago', { full_name, birthday: '1066-10-14' }],
    ['half an address', { full_name, address: { province: '01' } }],
    ['a ward of another province', { full_name, address: { province: '79', ward: '00004', line: '' } }],
    ['a province that is none', { full_name, address: { province: '00', ward: '00004', line: '' } }],
    ['a code that is none', { full_name, address: { province: '<b>', ward: '00004', line: '' } }],
  ])('rejects %s', async (_, body) => {
    const learner = await registerLearner(service);
    expect(await update(learner, body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect((await service.get('/profile', { token: learner.token })).data).toMatchObject({
      full_name: 'Trần Minh Anh',
    });
  });
});

describe('changing the password', () => {
  const change = (token: string, given: Record<string, string>, next = 'moi-hon', again = next) =>
    service.post('/change-password', {
      token,
      body: { ...given, new_password: passwordHash(next), re_new_password: passwordHash(again) },
    });
  const login = async (phone: string, password: string) =>
    service.post('/login', { body: { user_name: phone, password: passwordHash(password) } });
  /** A learner who has set a password, with the token used for it. */
  const withPassword = async (password: string): Promise<TestLearner> => {
    const learner = await registerLearner(service);
    await askCode(service, learner.phone, 1);
    expect((await change(learner.token, { code: codeFor(service, learner.phone) }, password)).status).toBe(
      200,
    );
    return learner;
  };

  it('requires a code where there is no password yet', async () => {
    const { token, phone } = await registerLearner(service);
    expect((await change(token, {})).code).toBe('BAD_REQUEST');
    expect((await change(token, { old_password: passwordHash('') })).code).toBe('WRONG_CREDENTIALS');
    expect((await change(token, { code: '123456' })).code).toBe('OTP_WRONG');
    await askCode(service, phone, 1);
    const code = codeFor(service, phone);
    expect((await change(token, { code })).status).toBe(200);
    expect((await change(token, { code })).code).toBe('OTP_WRONG');
    expect((await service.get('/profile', { token })).data).toMatchObject({ has_password: true });
    expect((await login(phone, 'moi-hon')).status).toBe(200);
  });

  it('requires the old one, and ends every other session', async () => {
    const { token, phone } = await withPassword('cu-roi');
    const elsewhere = JSON.parse(JSON.stringify((await login(phone, 'cu-roi')).data)).access_token;
    expect((await service.get('/profile', { token: elsewhere })).status).toBe(200);
    expect(await change(token, { old_password: passwordHash('sai-roi') })).toMatchObject({
      status: 400,
      code: 'WRONG_CREDENTIALS',
      message: 'Mật khẩu hiện tại không chính xác',
    });
    expect((await service.get('/profile', { token: elsewhere })).status).toBe(200);
    expect((await change(token, { old_password: passwordHash('cu-roi') })).status).toBe(200);
    expect((await service.get('/profile', { token })).status).toBe(200);
    expect((await service.get('/profile', { token: elsewhere })).code).toBe('NOT_SIGNED_IN');
    expect((await login(phone, 'cu-roi')).code).toBe('WRONG_CREDENTIALS');
  });

  it('requires the new one twice', async () => {
    const { token } = await withPassword('cu-roi');
    expect(await change(token, { old_password: passwordHash('cu-roi') }, 'mot', 'hai')).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'Mật khẩu không chính xác, vui lòng thử lại !',
    });
  });

  it('limits wrong guesses', async () => {
    const { token } = await registerLearner(service);
    const answers = [];
    for (let time = 0; time <= service.platform.config.LOGIN_PER_PHONE_HOUR; time++) {
      answers.push((await change(token, { code: '000000' })).code);
    }
    expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
  });
});

async function addAttempt(
  { id }: TestLearner,
  submitted: Date | null,
  status: 'waiting' | 'finished' | null,
) {
  const attempt = randomUUID();
  await db.insert(attempts).values({
    id: attempt,
    learner_id: id,
    exercise_id: STARTER.practice,
    opened_at: submitted ?? new Date(),
    submitted_at: submitted,
    received_at: submitted ?? new Date(),
  });
  await db.insert(attemptAnswers).values({
    attempt_id: attempt,
    question_id: 'viet',
    answer: { type_code: 'ielts_writing', u: 'Bees help our city.' },
    answered_at: new Date(),
    evaluation: status && { status, content: null },
  });
  return attempt;
}

describe('certificates', () => {
  it('are earned with the last exercise of the last lesson, and never lost', async () => {
    const learner = await activeLearner(service);
    const read = async () => (await service.get('/certificates', { token: learner.token })).data;
    const rows = await db.select().from(lessons).where(eq(lessons.course_id, STARTER.course));
    const sections = rows.flatMap(({ id, sections: own }) =>
      own.map((section) => ({ lesson_id: id, section_id: section.id })),
    );
    const at = new Date('2026-03-01T20:00:00Z');
    await db
      .insert(sectionProgress)
      .values(sections.map((section) => ({ ...section, learner_id: learner.id, status: 2 as const, at })));
    expect(await read()).toMatchObject({ certificates: [] });
    await doExercises(db, learner.id, STARTER.course, { at });
    const certificate = { course_id: STARTER.course, lesson_count: rows.length, completed_on: '2026-03-02' };
    expect(await read()).toMatchObject({ certificates: [certificate] });
    await addAttempt(learner, null, null);
    expect(await read()).toMatchObject({ certificates: [certificate] });
  });
});

describe('notifications', () => {
  it("cover the learner's work of the last 30 days once all of it is graded", async () => {
    const [learner, other] = [await activeLearner(service), await activeLearner(service)];
    const now = Date.now();
    const old = await addAttempt(learner, new Date(now - 31 * DAY_MS), 'finished');
    const earlier = await addAttempt(learner, new Date(now - 2 * DAY_MS), 'finished');
    const newest = await addAttempt(learner, new Date(now - DAY_MS), 'finished');
    await addAttempt(learner, new Date(now - DAY_MS), 'waiting');
    await addAttempt(learner, new Date(now - DAY_MS), null);
    await addAttempt(learner, null, null);
    const { data } = await service.get('/notify', { token: learner.token });
    expect(data).toMatchObject({
      notifications: [
        { id: newest, kind: 'graded', link: `/practice-result/${STARTER.practice}?attempt=${newest}` },
        { id: earlier, at: now - 2 * DAY_MS },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(old);
    expect((await service.get('/notify', { token: other.token })).data).toEqual({ notifications: [] });
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
