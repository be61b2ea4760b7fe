import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { consents, recordings } from '#server/db/schema-account.ts';
import { learningDays } from '#server/db/schema-learning.ts';
import { learnerStorage } from '#server/db/schema-storage.ts';
import { studyEvents, studyTimes } from '#server/db/schema-study.ts';
import { STARTER, starterQuestion } from '../support/starter.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { type Call, type Service, startService } from './service.ts';
import { noise, uploadHeadersOf } from './upload-recording.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', GUESTS_PER_NETWORK_HOUR: '1000', STORAGE_PER_GUEST_MB: '1' },
});
const { db } = service.platform;
/** In a free course. */
const REVISE = 'on-thi-hien-tai';
/** In a paid course: a practice of its trial lesson, and exercises elsewhere in it. */
const TRIAL = { practice: 'thu-vien-do-vat', lesson: 'noi-va-dien' };
const CLOSED = { revise: 'on-noi-tu-noi', lesson: 'noi-y-ro-rang', section: 'phieu' };

/** Loaded once, since it reads the whole pack. */
const CHOICE = await starterQuestion('single_choice');
const SPOKEN = await starterQuestion('ielts_scripted_speaking');

const clock = () => ({ at: Date.now(), skew: 0 });
const choice = (letter: string): Answer => ({ type_code: 'single_choice', choice: letter });

/** A taker: a guest by their device's token, or a learner. */
function worker(call: Call, on: Service = service) {
  const send = (path: string, body: object, key: string = randomUUID()) =>
    on.post(path, { ...call, key, body: { ...body, ...clock() } });
  const questionOf = (practice_id: string, attempt_id?: string) =>
    on.get(
      `/practice/list-question?${new URLSearchParams({ practice_id, ...(attempt_id && { attempt_id }) })}`,
      call,
    );
  return {
    send,
    questionOf,
    giveAnswer: (
      attempt_id: string,
      question_id: string,
      answer: Answer,
      practice_id: string = STARTER.practice,
    ) => send('/practice/update-single-answer', { attempt_id, practice_id, question_id, answer }),
    submit: (attempt_id: string, practice_id: string = STARTER.practice) =>
      send('/practice/submit', { attempt_id, practice_id }),
    revise: (question_id: string, answer: Answer, revise_id = REVISE) =>
      send('/revise/submit-question', { revise_id, question_id, answer }),
    lastOf: async (question: string) => {
      const { data } = await on.get(`/revise/list-question?revise_id=${REVISE}&limit=50`, call);
      return ENDPOINTS.revise.listQuestion.response.parse(data).questions.find(({ id }) => id === question);
    },
    finish: (section_id: string, lesson: string = STARTER.lesson) =>
      send(`/ielts/lessons/${lesson}/update-progress`, { section_id, status: 2 }),
    upload: (id: string, bytes: Buffer) =>
      on.post('/files/upload-to-server', {
        headers: { ...call.headers, ...uploadHeadersOf(id, bytes) },
        ...(call.token && { token: call.token }),
        body: bytes,
      }),
    get: (path: string) => on.get(path, call),
  };
}

const newToken = (): string => randomBytes(32).toString('base64url');
function guestOf(token = newToken(), on: Service = service) {
  return { token, ...worker({ headers: { 'visitor-token': token } }, on) };
}
const learnerOf = ({ token }: TestLearner) => worker({ token });
const claim = ({ token }: TestLearner, visitor_token: string) =>
  service.post('/practice-test/claim', { token, key: randomUUID(), body: { visitor_token } });

describe('a guest', () => {
  it('does a practice of a free course, and sees its keys only after submission', async () => {
    const guest = guestOf();
    const [attempt, question] = [randomUUID(), CHOICE];
    expect((await guest.giveAnswer(attempt, question, choice('A'))).status).toBe(200);
    const under = await guest.questionOf(STARTER.practice, attempt);
    expect(under.status).toBe(200);
    expect(JSON.stringify(under.data)).not.toMatch(/"accepted":|"explanation":"/);
    expect((await guest.submit(attempt)).status).toBe(200);
    const { data } = await guest.questionOf(STARTER.practice, attempt);
    const { questions } = ENDPOINTS.practice.listQuestion.response.parse(data);
    const own = questions.find(({ id }) => id === question);
    expect(own).toMatchObject({ user: [{ bai_lam: choice('A'), is_correct: expect.any(Boolean) }] });
    expect(own?.answers).not.toBeNull();
    expect((await guest.get(`/practice/detail-question/${attempt}/${question}`)).status).toBe(200);
  });

  it('who was shown the keys can submit nothing more, and starts again as a repetition', async () => {
    const guest = guestOf();
    const [attempt, second] = [randomUUID(), randomUUID()];
    const question = CHOICE;
    await guest.submit(attempt);
    await guest.questionOf(STARTER.practice, attempt);
    expect((await guest.giveAnswer(attempt, question, choice('A'))).code).toBe('KEYS_SHOWN');
    await guest.giveAnswer(second, question, choice('A'));
    expect((await guest.submit(second)).data).toMatchObject({ attempt: { is_repetition: true } });
  });

  it('finds the newest submitted attempt, whatever the device knows', async () => {
    const guest = guestOf();
    const [first, second, open] = [randomUUID(), randomUUID(), randomUUID()];
    const latest = () => guest.questionOf(STARTER.practice, 'latest');
    await guest.giveAnswer(open, CHOICE, choice('A'));
    expect((await latest()).code).toBe('NOT_FOUND');
    await guest.submit(first);
    expect((await latest()).data).toMatchObject({ attempt: { id: first } });
    await guest.submit(second);
    expect((await latest()).data).toMatchObject({ attempt: { id: second } });
  });

  it('does a revise set, sees the last answers again, and restarts it', async () => {
    const guest = guestOf();
    expect((await guest.revise(`${REVISE}.1`, choice('A'))).status).toBe(200);
    expect(await guest.lastOf(`${REVISE}.1`)).toMatchObject({ last_answer: choice('A') });
    expect(await guestOf().lastOf(`${REVISE}.1`)).toMatchObject({ last_answer: null });
    const redone = await guest.send('/revise/redo', { course_id: STARTER.course, revise_id: REVISE });
    expect(redone.status).toBe(200);
    expect(await guest.lastOf(`${REVISE}.1`)).toMatchObject({ last_answer: null });
  });

  it('records answers: consent, recording and answer belong to them, and nobody else can hear them', async () => {
    const [guest, other] = [guestOf(), guestOf()];
    const [id, attempt] = [randomUUID(), randomUUID()];
    expect((await guest.get('/privacy/consents')).data).toMatchObject({ consents: [], history: [] });
    expect((await guest.send('/privacy/consents', { kind: 'voice_ai', given: true })).status).toBe(200);
    expect((await guest.get('/privacy/consents')).data).toMatchObject({ consents: [{ given: true }] });
    expect((await guest.upload(id, noise())).data).toMatchObject({ complete: true });
    const question = SPOKEN;
    const said: Answer = { type_code: 'ielts_scripted_speaking', recording_id: id };
    expect((await guest.giveAnswer(attempt, question, said)).status).toBe(200);
    expect((await guest.submit(attempt)).data).toMatchObject({ attempt: { waiting: 1 } });
    await other.submit(randomUUID());
    expect((await other.get(`/files/${id}`)).code).toBe('NOT_FOUND');
    expect((await other.giveAnswer(randomUUID(), question, said)).code).toBe('RECORDING_MISSING');
    expect((await service.get(`/files/${id}`)).code).toBe('NOT_SIGNED_IN');
    expect((await service.get('/privacy/consents')).code).toBe('NOT_SIGNED_IN');
  });

  it('cannot consent to external services, and has a storage limit for recordings', async () => {
    const guest = guestOf();
    const consent = await guest.send('/privacy/consents', { kind: 'voice_service', given: true });
    expect(consent.code).toBe('NOT_SIGNED_IN');
    const stored: number[] = [];
    for (let time = 0; time < 3; time++)
      stored.push((await guest.upload(randomUUID(), noise(450_000))).status);
    expect(stored).toEqual([200, 200, 507]);
  });

  it('may work in a trial lesson, and nowhere else in its course', async () => {
    const guest = guestOf();
    expect((await guest.submit(randomUUID(), TRIAL.practice)).status).toBe(200);
    expect((await guest.revise(`${CLOSED.revise}.1`, choice('A'), CLOSED.revise)).code).toBe(
      'COURSE_NOT_ACTIVATED',
    );
    expect((await guest.get(`/revise/list-question?revise_id=${CLOSED.revise}`)).code).toBe(
      'COURSE_NOT_ACTIVATED',
    );
    expect((await guest.finish(CLOSED.section, CLOSED.lesson)).code).toBe('COURSE_NOT_ACTIVATED');
    const allowed = await guest.get(`/ielts/exercises/${CLOSED.revise}/is-allowed`);
    expect(allowed.data).toMatchObject({ is_allowed: false, course_activation_status: 0 });
  });

  it("has no access to another taker's attempt", async () => {
    const [owner, other] = [guestOf(), guestOf()];
    const learner = learnerOf(await activeLearner(service));
    const [attempt, question] = [randomUUID(), CHOICE];
    await owner.submit(attempt);
    await other.submit(randomUUID());
    for (const stranger of [other, learner]) {
      expect((await stranger.questionOf(STARTER.practice, attempt)).code).toBe('NOT_FOUND');
      expect((await stranger.giveAnswer(attempt, question, choice('A'))).code).toBe('NOT_FOUND');
      expect((await stranger.submit(attempt)).code).toBe('NOT_FOUND');
      expect((await stranger.get(`/practice/detail-question/${attempt}/${question}`)).code).toBe('NOT_FOUND');
    }
    expect((await guestOf().questionOf(STARTER.practice, attempt)).code).toBe('NOT_SIGNED_IN');
  });

  it('is rate-limited by network, uploads included', async () => {
    const narrow = await startService({
      settings: { GUEST_CALLS_PER_NETWORK_HOUR: '1' },
    });
    const guest = guestOf(newToken(), narrow);
    expect((await guest.upload(randomUUID(), noise(100))).status).toBe(200);
    expect((await guest.upload(randomUUID(), noise(100))).code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('a guest who signs up', () => {
  it('continues in the free course with their answers, recordings, progress and study days', async () => {
    const guest = guestOf();
    const learner = await registerLearner(service);
    const own = learnerOf(learner);
    const [attempt, question] = [randomUUID(), CHOICE];
    const [id, spoken] = [randomUUID(), SPOKEN];
    await guest.send('/privacy/consents', { kind: 'voice_ai', given: true });
    await guest.upload(id, noise());
    await guest.giveAnswer(attempt, question, choice('A'));
    await guest.giveAnswer(attempt, spoken, { type_code: 'ielts_scripted_speaking', recording_id: id });
    await guest.revise(`${REVISE}.1`, choice('B'));
    await guest.revise(`${REVISE}.1`, choice('A'));
    await guest.finish('phieu');
    expect((await own.questionOf(STARTER.practice)).code).toBe('COURSE_NOT_ACTIVATED');

    expect((await claim(learner, guest.token)).data).toEqual({ attempts: 1 });
    const { data } = await own.questionOf(STARTER.practice, attempt);
    const { questions } = ENDPOINTS.practice.listQuestion.response.parse(data);
    expect(questions.find((one) => one.id === question)?.user).toMatchObject([{ bai_lam: choice('A') }]);
    expect((await own.submit(attempt)).data).toMatchObject({ attempt: { waiting: 1 } });
    expect(await own.lastOf(`${REVISE}.1`)).toMatchObject({ last_answer: choice('A') });
    const lesson = await own.get(`/ielts/lessons/${STARTER.lesson}/assets`);
    expect(JSON.stringify(lesson.data)).toContain('"section_id":"phieu"');
    expect(JSON.stringify((await own.get('/notebook?scope=all')).data)).toContain(`${REVISE}.1`);
    expect((await own.get('/privacy/consents')).data).toMatchObject({ consents: [{ kind: 'voice_ai' }] });
    expect((await guest.get(`/files/${id}`)).code).toBe('NOT_SIGNED_IN');

    const mine = { learner_id: learner.id };
    const days = await db.select().from(learningDays).where(eq(learningDays.learner_id, learner.id));
    expect(days.reduce((sum, { answered }) => sum + answered, 0)).toBe(3);
    expect(await db.select().from(recordings).where(eq(recordings.id, id))).toMatchObject([mine]);
    const [sums] = await db.select().from(learnerStorage).where(eq(learnerStorage.learner_id, learner.id));
    expect(sums?.stored_bytes).toBeGreaterThan(noise().length);
    const events = await db.select().from(studyEvents).where(eq(studyEvents.learner_id, learner.id));
    expect(events.map(({ subject }) => subject)).toContain(`section:${STARTER.lesson}/phieu`);
    expect(await db.select().from(consents).where(eq(consents.learner_id, learner.id))).toHaveLength(1);
    expect(service.faults).toEqual([]);
  });

  it('has the newer answer to a question answered as guest and as learner', async () => {
    const [early, late] = [guestOf(), guestOf()];
    const learner = await activeLearner(service);
    const own = learnerOf(learner);
    await early.revise(`${REVISE}.1`, choice('A'));
    await own.revise(`${REVISE}.1`, choice('B'));
    await late.revise(`${REVISE}.1`, choice('C'));
    await claim(learner, early.token);
    expect(await own.lastOf(`${REVISE}.1`)).toMatchObject({ last_answer: choice('B') });
    await claim(learner, late.token);
    expect(await own.lastOf(`${REVISE}.1`)).toMatchObject({ last_answer: choice('C') });
  });

  it('has their measured time, and what both devices measured at once only once', async () => {
    const guest = guestOf();
    const learner = await activeLearner(service);
    const noon = Date.parse(`${addDays(vietnamDay(Date.now()), -1)}T12:00:00+07:00`);
    const minutes = (from: number, to: number) => [[noon + from * 60_000, noon + to * 60_000]];
    const [sheet, revise] = ['phieu', 'on-tap'].map((section) => `section:${STARTER.lesson}/${section}`);
    const studied = (who: ReturnType<typeof worker>, used: object[]) =>
      who.send(`/ielts/lessons/${STARTER.lesson}/update-progress`, { section_id: 'phieu', status: 2, used });
    await guest.revise(`${REVISE}.1`, choice('A'));
    const byGuest = [
      { subject: sheet, spans: minutes(0, 3) },
      { subject: revise, spans: minutes(4, 6) },
    ];
    expect((await studied(guest, byGuest)).status).toBe(200);
    await studied(learnerOf(learner), [{ subject: sheet, spans: minutes(2, 4) }]);
    expect((await claim(learner, guest.token)).status).toBe(200);
    await claim(learner, guest.token);
    const rows = await db.select().from(studyTimes).where(eq(studyTimes.learner_id, learner.id));
    expect(Object.fromEntries(rows.map(({ subject, seconds }) => [subject, seconds]))).toEqual({
      [sheet ?? '']: 240,
      [revise ?? '']: 120,
    });
  });

  it('has the work of a trial lesson, but not its course', async () => {
    const guest = guestOf();
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await guest.submit(attempt, TRIAL.practice);
    await claim(learner, guest.token);
    const own = learnerOf(learner);
    expect((await own.questionOf(TRIAL.practice, attempt)).status).toBe(200);
    expect((await own.get(`/ielts/lessons/${CLOSED.lesson}/assets`)).code).toBe('COURSE_NOT_ACTIVATED');
  });
});
