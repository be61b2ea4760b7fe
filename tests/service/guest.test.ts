import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { cleanUp } from '#server/cleanup/clean-up.ts';
import { learners, visitors } from '#server/db/schema-account.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { gradingRequestAt } from '#server/domain/teacher-grading/queue-for-teacher.ts';
import { insertGrading } from '#server/domain/teacher-grading/store.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { STARTER } from '../support/starter.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { type Service, startService } from './service.ts';
import { ago, text } from './take-exam.ts';
import { storeExams } from './timed-exam.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', GUESTS_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
await storeExams(db);

const newToken = (): string => randomBytes(32).toString('base64url');

/** A guest on a device of their own. */
function guestOf(on: Service, token = newToken()) {
  const headers = { 'visitor-token': token };
  const update = (attempt_id: string, given: object = {}, test_id = 'placement') =>
    on.post('/practice-test/update-answer', {
      headers,
      key: randomUUID(),
      body: { attempt_id, test_id, question_id: null, answer: null, at: Date.now(), skew: 0, ...given },
    });
  return {
    token,
    update,
    giveAnswer: (attempt: string, question: number, said: string, at = Date.now()) =>
      update(attempt, { question_id: `placement.${question}`, answer: text(said), at }),
    submit: (attempt_id: string, practice_id = 'placement') =>
      on.post('/practice/submit', {
        headers,
        key: randomUUID(),
        body: { attempt_id, practice_id, at: Date.now(), skew: 0 },
      }),
    read: (attempt: string, test = 'placement') =>
      on.get(`/practice-test/list-question?test_id=${test}&attempt_id=${attempt}`, { headers }),
    list: async () =>
      ENDPOINTS.examList.list.response.parse((await on.get('/practice-test/list', { headers })).data),
  };
}

const claim = (learner: TestLearner, visitor_token: string, key = randomUUID()) =>
  service.post('/practice-test/claim', { token: learner.token, key, body: { visitor_token } });

const statuses = async (answers: readonly Promise<{ status: number }>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status);

describe('a guest', () => {
  it('takes the placement test, and gets its keys and level only after submission', async () => {
    const guest = guestOf(service);
    const attempt = randomUUID();
    expect((await guest.update(attempt, { at: ago(5) })).status).toBe(200);
    await guest.giveAnswer(attempt, 1, 'lamp');
    await guest.giveAnswer(attempt, 2, 'roof');
    for (const id of [attempt, 'current']) {
      const under = await guest.read(id);
      expect(under.data).toMatchObject({
        test: { placement: true },
        attempt: { id: attempt, placement: null },
      });
      expect(JSON.stringify(under.data)).not.toMatch(/because-of|accepted|"choices"/);
    }
    expect((await guest.submit(attempt)).status).toBe(200);
    expect((await guest.read(attempt)).data).toMatchObject({
      attempt: { placement: { level: 0, low: 0, high: 2 } },
      questions: [{ answers: { accepted: 'lamp' } }, {}, {}, {}],
    });
  });

  it('gets no level for one answer of four, neither here nor in the list', async () => {
    const guest = guestOf(service);
    const attempt = randomUUID();
    await guest.giveAnswer(attempt, 1, 'lamp');
    expect((await guest.submit(attempt)).status).toBe(200);
    expect((await guest.read(attempt)).data).toMatchObject({ attempt: { state: 2, placement: null } });
    expect((await guest.list()).tests.find(({ id }) => id === 'placement')?.attempt).toMatchObject({
      id: attempt,
      won: 1,
      placement: null,
    });
  });

  it('has an essay graded like a learner', async () => {
    const guest = guestOf(service);
    const attempt = randomUUID();
    const answer = {
      type_code: 'ielts_writing',
      u: 'I like to learn with a teacher, because it is quicker.',
    };
    await guest.update(attempt, { question_id: 'placement.4', answer });
    expect((await guest.submit(attempt)).data).toMatchObject({ attempt: { state: 1, waiting: 1 } });
  });

  it('is stored without number or name, and with only a hash of the token', async () => {
    const guest = guestOf(service);
    await guest.update(randomUUID());
    const [row] = await db
      .select()
      .from(visitors)
      .where(eq(visitors.token_hash, tokenHash(guest.token)));
    expect(JSON.stringify(row)).not.toContain(guest.token);
    const [person] = await db
      .select()
      .from(learners)
      .where(eq(learners.id, row?.guest_id ?? ''));
    expect(person).toMatchObject({ phone: null, full_name: '', email: null, registration: {} });
  });

  it("can neither read nor write another guest's attempt", async () => {
    const [owner, other] = [guestOf(service), guestOf(service)];
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await owner.update(attempt);
    await other.update(randomUUID());
    expect((await other.read(attempt)).code).toBe('NOT_FOUND');
    expect((await guestOf(service).read(attempt)).code).toBe('NOT_SIGNED_IN');
    expect((await other.giveAnswer(attempt, 1, 'lamp')).code).toBe('NOT_FOUND');
    expect((await other.submit(attempt)).code).toBe('NOT_FOUND');
    const path = `/practice-test/list-question?test_id=placement&attempt_id=${attempt}`;
    expect((await service.get(path, { token: learner.token })).code).toBe('NOT_FOUND');
  });

  it('takes no other test, and is not signed in for learners’ calls', async () => {
    const guest = guestOf(service);
    const attempt = randomUUID();
    expect((await guest.update(attempt, {}, 'reading')).code).toBe('NOT_SIGNED_IN');
    expect((await guest.submit(attempt, 'reading')).code).toBe('NOT_SIGNED_IN');
    const headers = { 'visitor-token': guest.token };
    expect((await service.get('/profile', { headers })).code).toBe('NOT_SIGNED_IN');
    expect((await service.get('/profile', { token: guest.token })).code).toBe('NOT_SIGNED_IN');
  });

  it.each(['', 'short', 'a'.repeat(44), `${'a'.repeat(42)}'`])(
    'with the token %j is rejected',
    async (token) => {
      expect((await guestOf(service, token).update(randomUUID())).code).toBe('BAD_REQUEST');
    },
  );

  it('is one guest, however many first commands arrive at the same time', async () => {
    const guest = guestOf(service);
    const ids = Array.from({ length: 8 }, () => randomUUID());
    expect(new Set(await statuses(ids.map((id) => guest.update(id))))).toEqual(new Set([200]));
    const rows = await db
      .select()
      .from(attempts)
      .where(eq(attempts.id, ids[0] ?? ''));
    const owned = await db
      .select()
      .from(attempts)
      .where(eq(attempts.learner_id, rows[0]?.learner_id ?? ''));
    expect(owned).toHaveLength(8);
  });

  it('is limited in number per network', async () => {
    const narrow = await startService({
      settings: { GUESTS_PER_NETWORK_HOUR: '2', GUEST_CALLS_PER_NETWORK_HOUR: '4' },
    });
    await storeExams(narrow.platform.db);
    const first = guestOf(narrow);
    expect((await first.update(randomUUID())).status).toBe(200);
    expect((await guestOf(narrow).update(randomUUID())).status).toBe(200);
    expect((await guestOf(narrow).update(randomUUID())).code).toBe('TOO_MANY_REQUESTS');
    expect((await first.update(randomUUID())).status).toBe(200);
    expect((await first.update(randomUUID())).code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a guest who signs in', () => {
  it('owns their attempts, once, with the wrong answers in the notebook', async () => {
    const guest = guestOf(service);
    const learner = await registerLearner(service);
    const [done, open] = [randomUUID(), randomUUID()];
    await guest.giveAnswer(done, 1, 'chair', ago(3));
    await guest.giveAnswer(done, 2, 'chair', ago(2));
    await guest.submit(done);
    await guest.giveAnswer(open, 1, 'lamp');
    const key = randomUUID();
    expect((await claim(learner, guest.token, key)).data).toEqual({ attempts: 2 });
    expect((await claim(learner, guest.token, key)).data).toEqual({ attempts: 2 });
    expect((await claim(learner, guest.token)).data).toEqual({ attempts: 0 });
    const read = (id: string) =>
      service.get(`/practice-test/list-question?test_id=placement&attempt_id=${id}`, {
        token: learner.token,
      });
    expect((await read(done)).data).toMatchObject({ attempt: { placement: { level: 0 } } });
    expect((await read('current')).data).toMatchObject({ attempt: { id: open } });
    const notebook = await service.get('/notebook?scope=all', { token: learner.token });
    expect(JSON.stringify(notebook.data)).toContain('placement.1');
    expect((await guest.read(done)).code).toBe('NOT_SIGNED_IN');
    expect((await guest.giveAnswer(open, 2, 'lamp')).code).toBe('NOT_SIGNED_IN');
  });

  it('can resend a guest command as the learner without running it twice', async () => {
    const guest = guestOf(service);
    const learner = await registerLearner(service);
    const [attempt_id, key] = [randomUUID(), randomUUID()];
    const path = '/practice-test/update-answer';
    const at = { at: ago(1), skew: 0 };
    const body = {
      attempt_id,
      test_id: 'placement',
      question_id: 'placement.1',
      answer: text('lamp'),
      ...at,
    };
    const first = await service.post(path, { headers: { 'visitor-token': guest.token }, key, body });
    await guest.submit(attempt_id);
    await claim(learner, guest.token);
    const again = await service.post(path, { token: learner.token, key, body });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect([again.status, again.data]).toEqual([first.status, first.data]);
  });

  it('keeps their requests to teachers, also after the guest is deleted', async () => {
    const guest = guestOf(service);
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await guest.giveAnswer(attempt, 1, 'lamp');
    await guest.submit(attempt);
    const [row] = await db.select().from(attempts).where(eq(attempts.id, attempt));
    const guestId = row?.learner_id ?? '';
    const place = { attemptId: attempt, questionId: 'placement.1' };
    const request = {
      learnerId: guestId,
      kind: 'writing',
      askedBy: 'pack',
      ...gradingRequestAt(Date.now(), 48),
    } as const;
    await db.transaction((tx) => insertGrading(tx, { ...place, ...request }));
    await claim(learner, guest.token);
    await db.delete(learners).where(eq(learners.id, guestId));
    const kept = await db.select().from(teacherGradings).where(eq(teacherGradings.attempt_id, attempt));
    expect(kept).toMatchObject([{ learner_id: learner.id, status: 'waiting' }]);
  });

  it('cannot be claimed by another learner, and sends later work as the learner', async () => {
    const guest = guestOf(service);
    const [first, second] = [await registerLearner(service), await registerLearner(service)];
    expect((await claim(first, guest.token)).data).toEqual({ attempts: 0 });
    expect((await guest.update(randomUUID())).code).toBe('NOT_SIGNED_IN');
    expect((await claim(second, guest.token)).data).toEqual({ attempts: 0 });
  });

  it('loses nothing while answers are still on their way', async () => {
    const guest = guestOf(service);
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await guest.update(attempt, { at: ago(5) });
    const under = Array.from({ length: 12 }, (_, index) =>
      guest.giveAnswer(attempt, 1 + (index % 2), 'lamp'),
    );
    const found = await statuses([...under, claim(learner, guest.token)]);
    expect(found.every((status) => status === 200 || status === 401)).toBe(true);
    expect(found.at(-1)).toBe(200);
    const [row] = await db.select().from(attempts).where(eq(attempts.id, attempt));
    expect(row?.learner_id).toBe(learner.id);
    expect(service.faults).toEqual([]);
  });
});

describe('the list of tests', () => {
  it('has the placement test first, practices of open courses, and the guest’s progress', async () => {
    const guest = guestOf(service);
    const before = await guest.list();
    expect(before.tests[0]).toMatchObject({ placement: true, attempt: null });
    expect(before.practices.some(({ id }) => id === STARTER.practice)).toBe(true);
    const attempt = randomUUID();
    const own = async () => (await guest.list()).tests.find(({ id }) => id === 'placement');
    await guest.giveAnswer(attempt, 1, 'lamp');
    await guest.giveAnswer(attempt, 2, 'roof');
    expect(await own()).toMatchObject({
      questions: 5,
      attempt: { id: attempt, submitted_at: null, placement: null, won: 0, marks: 4 },
    });
    await guest.submit(attempt);
    expect((await own())?.attempt).toMatchObject({ id: attempt, state: 2, won: 1, placement: { level: 0 } });
  });

  it("has a learner's own attempts, and no practice of a course closed to them", async () => {
    const learner = await registerLearner(service);
    const { data } = await service.get('/practice-test/list', { token: learner.token });
    expect(data).toMatchObject({ practices: [] });
    expect(JSON.stringify(data)).not.toContain('"attempt":{');
  });
});

it('deletes guests who have not returned for long, but not claimed work', async () => {
  const [gone, here, claimed] = [guestOf(service), guestOf(service), guestOf(service)];
  const learner = await registerLearner(service);
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  await gone.giveAnswer(ids[0], 1, 'lamp');
  await here.giveAnswer(ids[1], 1, 'lamp');
  await claimed.giveAnswer(ids[2], 1, 'lamp');
  await claim(learner, claimed.token);
  const long = new Date(Date.now() - (service.platform.config.GUEST_DAYS + 1) * 86_400_000);
  for (const { token } of [gone, claimed])
    await db
      .update(visitors)
      .set({ last_used_at: long })
      .where(eq(visitors.token_hash, tokenHash(token)));
  expect(await cleanUp(service.platform, new Date())).toMatchObject({ guests: 2 });
  const left = (await db.select({ id: attempts.id }).from(attempts)).map(({ id }) => id);
  expect([left.includes(ids[0]), left.includes(ids[1]), left.includes(ids[2])]).toEqual([false, true, true]);
});
