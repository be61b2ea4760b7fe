import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ADVICE_CONSTANTS } from '#contract/contact.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import type { Answer as GivenAnswer } from '#contract/question.ts';
import { learners } from '#server/db/schema-account.ts';
import { adviceRequests } from '#server/db/schema-contact.ts';
import { questionReports } from '#server/db/schema-report.ts';
import { jsonSchema } from '#server/openapi/document.ts';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import { starterPack } from '../support/starter-pack.ts';
import { grantVip } from './conversation-calls.ts';
import { freeTexts } from './free-texts.ts';
import { GRADED, storeGradedPractice, TEACHER_QUESTIONS } from './graded-practice.ts';
import { classesWith } from './hostile-classes.ts';
import { conversationWith } from './hostile-conversation.ts';
import { deskWith } from './hostile-desk.ts';
import { testAnswersWith } from './hostile-exam-answers.ts';
import { learningTrialWith } from './hostile-learning-trial.ts';
import { notebookWith } from './hostile-notebook.ts';
import { operatorDeskWith } from './hostile-operator-desk.ts';
import { speakingWith } from './hostile-speaking.ts';
import { speechWith } from './hostile-speech.ts';
import { teacherGradingWith } from './hostile-teacher-grading.ts';
import { activeLearner, askCode, codeFor, information, passwordHash, sessionOf } from './learner.ts';
import { type Answer, startService } from './service.ts';
import { storeExams } from './timed-exam.ts';
import { uploadRecording } from './upload-recording.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000', ADVICE_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
const learner = await activeLearner(service);
const { token } = learner;
await grantVip(service, learner, 'speaking');

const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)><svg/onload=alert(1)>{{7*7}}\${1}&lt;`;
/** For fields with a small length limit. */
const SHORT = '<script>a()</script>';
const REVISE = 'on-thi-hien-tai';

await storeExams(db);
const timed = testAnswersWith(service, learner, HOSTILE);
await storeGradedPractice(db);
const teachers = teacherGradingWith(service, learner, { HOSTILE, SHORT });
const desk = await deskWith(service, learner, HOSTILE);
const speech = speechWith(service, learner, HOSTILE);
const speaking = speakingWith(service, learner, { HOSTILE, SHORT });
const classes = await classesWith(service, { HOSTILE, SHORT });
const operators = await operatorDeskWith(service, learner, { HOSTILE, SHORT });
const notebook = notebookWith(service, learner, { HOSTILE, SHORT });
const trialLesson = learningTrialWith(service, learner, { HOSTILE, SHORT });

const FIELDS = EVERY_ENDPOINT.flatMap(({ area, name, endpoint }) =>
  endpoint.body ? freeTexts(jsonSchema(endpoint.body, 'input'), `${area}.${name}`) : [],
);

const pack = await starterPack();
const { exercises } = pack;

/** The first question of its kind in an exercise, with the names of its blanks. */
function questionOf(exercise: string, type: GivenAnswer['type_code']) {
  const questions = exercises.find(({ id }) => id === exercise)?.questions ?? [];
  const found = questions.find(({ question }) => question.content.type_code === type);
  if (!found) throw new Error(`${exercise} has no ${type}`);
  const blanks = found.key.type_code === 'fill_paragraph' ? Object.keys(found.key.blanks) : [];
  return { id: found.question.id, blanks };
}
const clock = () => ({ at: Date.now() - 1_000, skew: 0 });
const hostileBlanks = (blanks: string[]) => Object.fromEntries(blanks.map((name) => [name, HOSTILE]));

const profileWith = async (changes: object) =>
  (await service.post('/profile', { token, body: changes })).data;
const home = { province: '01', ward: '00004' };

async function registeredWith(
  path: string,
  changes: object,
): Promise<{ full_name: string; registration: unknown }> {
  const phone = newPhone();
  await askCode(service, phone, 0);
  const body = {
    code: codeFor(service, phone),
    mobile: phone,
    information: { ...information(phone), ...changes },
    ...(path === '/register' && { password: passwordHash(HOSTILE), re_password: passwordHash(HOSTILE) }),
  };
  const { learner_id } = sessionOf(await service.post(path, { body }));
  const [row] = await db.select().from(learners).where(eq(learners.id, learner_id));
  if (!row) throw new Error('not registered');
  return row;
}

async function advisedWith(changes: object): Promise<unknown> {
  const phone = newPhone();
  const rest = { phone, children_name: 'Anh', referer: null, description: null };
  const body = { ...ADVICE_CONSTANTS, ...rest, ...changes };
  expect((await service.post('/contact/course-advice', { body })).data).toEqual({ success: true });
  return (await db.select().from(adviceRequests).where(eq(adviceRequests.phone, phone)))[0];
}

async function reportedWith(content: string, call: { path?: string; key?: string } = {}): Promise<unknown> {
  const { path = '/question-report-errors', ...key } = call;
  const body = { question_id: `${STARTER.practice}.1`, errors: [1], content, debug: false };
  expect((await service.post(path, { token, body, ...key })).status).toBe(200);
  return (await db.select().from(questionReports).orderBy(desc(questionReports.id)).limit(1))[0]?.content;
}

const saveAnswer = (
  question_id: string,
  answer: GivenAnswer,
  attempt_id = randomUUID(),
  practice_id: string = STARTER.practice,
) =>
  service.post('/practice/update-single-answer', {
    token,
    key: randomUUID(),
    body: { attempt_id, practice_id, question_id, answer, ...clock() },
  });

/** How a practice shows an answer, before and after submission. */
async function practisedWith(
  question_id: string,
  answer: GivenAnswer,
  practice_id: string = STARTER.practice,
): Promise<unknown> {
  const attempt_id = randomUUID();
  expect((await saveAnswer(question_id, answer, attempt_id, practice_id)).status).toBe(200);
  const read = async () => {
    const path = `/practice/list-question?practice_id=${practice_id}&attempt_id=${attempt_id}`;
    const { questions } = ENDPOINTS.practice.listQuestion.response.parse(
      (await service.get(path, { token })).data,
    );
    return questions.find(({ id }) => id === question_id)?.user[0]?.bai_lam;
  };
  const before = await read();
  const body = { attempt_id, practice_id, ...clock() };
  expect((await service.post('/practice/submit', { token, key: randomUUID(), body })).status).toBe(200);
  expect(await read()).toEqual(before);
  return before;
}

const revise = (question_id: string, answer: GivenAnswer, revise_id = REVISE) =>
  service.post('/revise/submit-question', {
    token,
    key: randomUUID(),
    body: { revise_id, question_id, answer, ...clock() },
  });

const redo = (names: { course_id: string; revise_id: string }) =>
  service.post('/revise/redo', { token, key: randomUUID(), body: { ...names, ...clock() } });

async function revisedWith(question_id: string, answer: GivenAnswer): Promise<unknown> {
  expect((await revise(question_id, answer)).status).toBe(200);
  const path = `/revise/list-question?revise_id=${REVISE}&limit=50`;
  const { questions } = ENDPOINTS.revise.listQuestion.response.parse(
    (await service.get(path, { token })).data,
  );
  return questions.find(({ id }) => id === question_id)?.last_answer;
}

const talkOf = (recording_id: string): GivenAnswer => ({
  type_code: 'ielts_unscripted_speaking',
  recording_id,
  transcript: { text: HOSTILE, source: 'learner' },
});
/** An answer to a follow-up, which only the speaking room asks. */
const askedOn = (): GivenAnswer => ({
  type_code: 'ielts_unscripted_speaking',
  recording_id: randomUUID(),
  asked: { text: SHORT, by: 'model' },
});
const essay: GivenAnswer = { type_code: 'ielts_writing', u: HOSTILE };
const free: GivenAnswer = { type_code: 'free_text', text: HOSTILE };
const choice: GivenAnswer = { type_code: 'single_choice', choice: HOSTILE };
const choices: GivenAnswer = { type_code: 'multiple_choice', choices: [HOSTILE] };
const pairs: GivenAnswer = { type_code: 'matching', pairs: { 1: HOSTILE } };
const blanksOf = (exercise: string): { id: string; answer: GivenAnswer } => {
  const { id, blanks } = questionOf(exercise, 'fill_paragraph');
  return { id, answer: { type_code: 'fill_paragraph', blanks: hostileBlanks(blanks) } };
};

const advised = (text: string, ...names: string[]) =>
  Object.fromEntries(
    names.map((name) => [
      `contact.courseAdvice.${name}`,
      async () => [await advisedWith({ [name]: text }), expect.objectContaining({ [name]: text })],
    ]),
  );

/** Fields that store text: how to send it, and what is returned. */
const KEPT: Record<string, () => Promise<[found: unknown, expected: unknown]>> = {
  ...Object.fromEntries(
    ['autoRegister', 'register'].flatMap((name) => {
      const path = name === 'register' ? '/register' : '/auto-register';
      return [
        [
          `account.${name}.information.full_name`,
          async () => [(await registeredWith(path, { full_name: HOSTILE })).full_name, HOSTILE],
        ],
        ...['source', 'book', 'history_description', 'referer'].map((field) => [
          `account.${name}.information.${field}`,
          async () => {
            const text = field === 'source' || field === 'book' ? SHORT : HOSTILE;
            return [
              (await registeredWith(path, { [field]: text })).registration,
              expect.objectContaining({ [field]: text }),
            ];
          },
        ]),
      ];
    }),
  ),
  'profile.update.full_name': async () => [
    await profileWith({ full_name: HOSTILE }),
    expect.objectContaining({ full_name: HOSTILE }),
  ],
  'profile.update.email': async () => {
    const email = `${SHORT}@"><b>.vn`;
    return [await profileWith({ email }), expect.objectContaining({ email })];
  },
  'profile.update.address.line': async () => {
    const address = { ...home, line: HOSTILE };
    return [await profileWith({ address }), expect.objectContaining({ address })];
  },
  ...advised(HOSTILE, 'product_name', 'children_name', 'email', 'referer', 'description'),
  ...advised(SHORT, 'children_ability', 'source'),
  'questionReport.report.content': async () => [await reportedWith(HOSTILE), HOSTILE],
  'questionReport.reportOwn.content': async () => [
    await reportedWith(HOSTILE, { path: '/question-report-errors/own', key: randomUUID() }),
    HOSTILE,
  ],
  'practice.updateSingleAnswer.answer.u': async () => [
    await practisedWith(questionOf(STARTER.practice, 'ielts_writing').id, essay),
    essay,
  ],
  'practice.updateSingleAnswer.answer.text': async () => [
    await practisedWith(questionOf(STARTER.practice, 'free_text').id, free),
    free,
  ],
  'practice.updateSingleAnswer.answer.transcript.text': async () => {
    const talk = talkOf(await uploadRecording(service, learner));
    return [await practisedWith(TEACHER_QUESTIONS.talk, talk, GRADED), talk];
  },
  'practice.updateSingleAnswer.answer.blanks.*': async () => {
    const { id, answer } = blanksOf(STARTER.practice);
    return [await practisedWith(id, answer), answer];
  },
  'revise.submitQuestion.answer.text': async () => [
    await revisedWith(questionOf(REVISE, 'free_text').id, free),
    free,
  ],
  'revise.submitQuestion.answer.blanks.*': async () => {
    const { id, answer } = blanksOf(REVISE);
    return [await revisedWith(id, answer), answer];
  },
  ...conversationWith(service, token, HOSTILE),
  ...speech,
  ...timed.kept,
  ...classes.kept,
  ...operators.kept,
  ...notebook.kept,
  ...trialLesson.kept,
  ...teachers.kept,
  ...desk,
  ...speaking.kept,
};

/** Fields that name something existing, which markup never does. */
const REFUSED: Record<string, () => Promise<Answer>> = {
  'contact.courseAdvice.course_request.course_id': () => {
    const asked = { phone: newPhone(), children_name: 'Anh', referer: null, description: null };
    const body = { ...ADVICE_CONSTANTS, ...asked, course_request: { course_id: SHORT, method: 'cash' } };
    return service.post('/contact/course-advice', { body });
  },
  'lesson.updateProgress.section_id': () =>
    service.post(`/ielts/lessons/${STARTER.lesson}/update-progress`, {
      token,
      key: randomUUID(),
      body: { section_id: SHORT, status: 1, ...clock() },
    }),
  'lesson.calculateStarAndCup.section_id': () =>
    service.post(`/ielts/lessons/${STARTER.lesson}/calculate-star-and-cup`, {
      token,
      body: { section_id: SHORT },
    }),
  'revise.redo.course_id': () => redo({ course_id: SHORT, revise_id: REVISE }),
  'revise.redo.revise_id': () => redo({ course_id: STARTER.course, revise_id: SHORT }),
  'practice.updateSingleAnswer.practice_id': () => saveAnswer('x', essay, randomUUID(), SHORT),
  'practice.updateSingleAnswer.question_id': () => saveAnswer(SHORT, essay),
  'practice.updateSingleAnswer.answer.choice': () =>
    saveAnswer(questionOf(STARTER.practice, 'single_choice').id, choice),
  'practice.updateSingleAnswer.answer.choices[]': () =>
    saveAnswer(questionOf(STARTER.practice, 'single_choice').id, choices),
  'practice.updateSingleAnswer.answer.pairs.*': () =>
    saveAnswer(questionOf(STARTER.practice, 'single_choice').id, pairs),
  'practice.submit.practice_id': () =>
    service.post('/practice/submit', {
      token,
      key: randomUUID(),
      body: { attempt_id: randomUUID(), practice_id: SHORT, ...clock() },
    }),
  'duet.conversationMessage.question_id': () =>
    service.post('/ielts/duet-conversation/chuyen-nha-o-xa/conversation-message', {
      token,
      key: randomUUID(),
      body: { attempt_id: randomUUID(), question_id: SHORT, recording_id: randomUUID(), ...clock() },
    }),
  'revise.submitQuestion.revise_id': () => revise('x', free, SHORT),
  'revise.submitQuestion.question_id': () => revise(SHORT, free),
  'revise.submitQuestion.answer.choice': () => revise(questionOf(REVISE, 'single_choice').id, choice),
  'revise.submitQuestion.answer.u': () => revise(questionOf(REVISE, 'free_text').id, essay),
  'revise.submitQuestion.answer.transcript.text': () =>
    revise(questionOf(REVISE, 'free_text').id, talkOf(randomUUID())),
  'practice.updateSingleAnswer.answer.asked.text': () =>
    saveAnswer(TEACHER_QUESTIONS.talk, askedOn(), randomUUID(), GRADED),
  'revise.submitQuestion.answer.asked.text': () => revise(questionOf(REVISE, 'free_text').id, askedOn()),
  'revise.submitQuestion.answer.choices[]': () => revise(questionOf(REVISE, 'free_text').id, choices),
  'revise.submitQuestion.answer.pairs.*': () => revise(questionOf(REVISE, 'free_text').id, pairs),
  ...timed.refused,
  ...notebook.refused,
  ...trialLesson.refused,
  ...teachers.refused,
  ...speaking.refused,
  'questionReport.report.question_id': () =>
    service.post('/question-report-errors', {
      token,
      body: { question_id: SHORT, errors: [1], content: '', debug: false },
    }),
  'questionReport.reportOwn.question_id': () =>
    service.post('/question-report-errors/own', {
      token,
      key: randomUUID(),
      body: { question_id: SHORT, errors: [1], content: '', debug: false },
    }),
  ...classes.refused,
  ...operators.refused,
};

describe('HTML and script', () => {
  it('is tested in every field of the contract that takes free text', () => {
    expect([...new Set(FIELDS)].toSorted()).toEqual(
      [...Object.keys(KEPT), ...Object.keys(REFUSED)].toSorted(),
    );
  });

  it.each(Object.entries(KEPT))('in %s is returned unchanged as text', async (_, send) => {
    const [found, expected] = await send();
    expect(found).toEqual(expected);
  });

  it.each(Object.entries(REFUSED))('in %s is rejected and not echoed', async (_, send) => {
    const answer = await send();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.message).not.toContain('<');
  });

  it('in a user agent does not become a device name', async () => {
    await askCode(service, learner.phone, 1);
    const hash = 'a'.repeat(64);
    const code = codeFor(service, learner.phone);
    const body = { code, new_password: hash, re_new_password: hash };
    expect((await service.post('/change-password', { token, body })).status).toBe(200);
    const login = { user_name: learner.phone, password: hash };
    expect((await service.post('/login', { headers: { 'user-agent': HOSTILE }, body: login })).status).toBe(
      200,
    );
    const { devices } = ENDPOINTS.privacy.devices.response.parse(
      (await service.get('/privacy/devices', { token })).data,
    );
    expect(devices).toHaveLength(2);
    expect(JSON.stringify(devices)).not.toMatch(/script|onerror/);
  });

  it('is returned only as JSON that no browser renders as a page', async () => {
    await profileWith({ full_name: HOSTILE });
    for (const path of [
      '/profile',
      '/privacy/export',
      `/blog/search-tag?tag=${encodeURIComponent(HOSTILE)}`,
    ]) {
      const { headers } = await service.get(path, { token });
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBeDefined();
    }
    const all = ENDPOINTS.privacy.exportData.response.parse(
      (await service.get('/privacy/export', { token })).data,
    );
    expect(all.profile.full_name).toBe(HOSTILE);
  });

  it('in a URL is not echoed by any page', async () => {
    for (const path of ['', 'blog/', 'phieu/', 'blog/search-tag?tag=', 'api/blog/', 'api/ielts/lessons/']) {
      const { body, headers } = await service.app.inject({
        url: `/${path}${encodeURIComponent(HOSTILE)}`,
        headers: { accept: 'text/html' },
      });
      expect(body, path).not.toMatch(/<script>alert|onerror=|onload=alert/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('causes no server error', () => {
    expect(service.faults).toEqual([]);
  });
});
