import { createHash, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { QuestionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { createLibavAudioDecoder } from '#server/engines/audio/libav-audio-decoder.ts';
import { createLocalPronunciationScorer } from '#server/engines/speech/local-pronunciation-scorer.ts';
import { LocalWritingGrader } from '#server/engines/writing/local-writing-grader.ts';
import { startGrading } from '#server/jobs/start-grading.ts';
import { speakToWav } from '../support/speak.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
/** The starter practices with the types missing from the first ones. */
const THINGS = 'thu-vien-do-vat';
const SEEDS = 'kho-hat-giong';
const COURSE = 'buoc-toi-6';
const clock = () => ({ at: Date.now() - 1_000, skew: 0 });

async function payingLearner(): Promise<TestLearner> {
  const learner = await registerLearner(service);
  await service.platform.db
    .insert(courseActivations)
    .values({ learner_id: learner.id, course_id: COURSE, status: 'activated' });
  return learner;
}

const list = async (learner: TestLearner, practice_id: string, attempt_id?: string) => {
  const query = new URLSearchParams({ practice_id, ...(attempt_id && { attempt_id }) });
  const answer = await service.get(`/practice/list-question?${query}`, { token: learner.token });
  return ENDPOINTS.practice.listQuestion.response.parse(answer.data);
};
const save = (learner: TestLearner, attempt_id: string, question_id: string, answer: Answer) =>
  service.post('/practice/update-single-answer', {
    token: learner.token,
    key: randomUUID(),
    body: { attempt_id, practice_id: question_id.split('.')[0], question_id, answer, ...clock() },
  });
const submit = (learner: TestLearner, attempt_id: string, practice_id: string) =>
  service.post('/practice/submit', {
    token: learner.token,
    key: randomUUID(),
    body: { attempt_id, practice_id, ...clock() },
  });

async function upload(learner: TestLearner, bytes: Uint8Array): Promise<string> {
  const id = randomUUID();
  const answer = await service.post('/files/upload-to-server', {
    token: learner.token,
    headers: {
      'content-type': 'application/octet-stream',
      'upload-id': id,
      'upload-length': String(bytes.length),
      'upload-sha256': createHash('sha256').update(bytes).digest('hex'),
      'upload-type': 'audio/wav',
      'upload-offset': '0',
    },
    body: Buffer.from(bytes),
  });
  expect(answer.status).toBe(200);
  return id;
}

const isKeyed = ({ grading_object }: QuestionResult) => grading_object === 0;
const answersIn = (questions: readonly QuestionResult[]) =>
  questions.map(({ id, answers, explanation, proofs }) => ({ id, answers, explanation, proofs }));

describe('proofs', () => {
  it.each([THINGS, SEEDS])('of %s are shown only after submission', async (practice) => {
    const learner = await payingLearner();
    const attempt = randomUUID();
    const untouched = await list(learner, practice);
    const first = untouched.questions[0]?.id ?? '';
    const content = untouched.questions[0]?.content;
    const empty: Answer =
      content?.type_code === 'matching'
        ? { type_code: 'matching', pairs: {} }
        : { type_code: 'fill_paragraph', blanks: {} };
    expect((await save(learner, attempt, first, empty)).status).toBe(200);
    for (const shown of [untouched, await list(learner, practice, attempt)]) {
      for (const question of answersIn(shown.questions)) {
        expect(question).toMatchObject({ answers: null, explanation: null, proofs: [] });
      }
    }
    await submit(learner, attempt, practice);
    const { practice: exercise, questions } = await list(learner, practice, attempt);
    for (const { answers, proofs, id } of questions.filter(isKeyed)) {
      const isUnsaid = answers?.type_code === 'true_false' && answers.value === 'NOT_GIVEN';
      expect(proofs.length > 0, id).toBe(!isUnsaid);
      for (const { quote } of proofs) expect(exercise.passage).toContain(quote);
    }
  });
});

it('the list of tests counts questions like the result of a practice, also those of several marks', async () => {
  const learner = await payingLearner();
  const attempt = randomUUID();
  await submit(learner, attempt, THINGS);
  const { attempt: result, questions } = await list(learner, THINGS, attempt);
  const { data } = await service.get('/practice-test/list', { token: learner.token });
  const listed = ENDPOINTS.examList.list.response.parse(data).practices.find(({ id }) => id === THINGS);
  expect(listed?.skills).toContain('reading');
  const keyed = questions.filter(isKeyed);
  expect(keyed.some(({ marks }) => marks > 1)).toBe(true);
  expect(listed).toMatchObject({ questions: questions.length, attempt: { won: 0, marks: keyed.length } });
  expect(result?.user_result.ielts_statistic.total_question).toBe(keyed.length);
});

describe('an answer of a new type', () => {
  const matching = (pairs: Record<string, string>): Answer => ({ type_code: 'matching', pairs });
  const choices = (...chosen: string[]): Answer => ({ type_code: 'multiple_choice', choices: chosen });
  const blanks = (filled: Record<string, string>): Answer => ({
    type_code: 'fill_paragraph',
    blanks: filled,
  });

  it.each([
    ['one option for two items', `${THINGS}.1`, matching({ 1: 'ii', 2: 'ii' })],
    ['an option that is not offered', `${THINGS}.1`, matching({ 1: 'x' })],
    ['an item that is not there', `${THINGS}.1`, matching({ 9: 'ii' })],
    ['more choices than asked for', `${THINGS}.3`, choices('A', 'B', 'C')],
    ['a choice named twice', `${THINGS}.3`, choices('A', 'A')],
    ['a choice that is not offered', `${SEEDS}.5`, choices('Z')],
    ['a blank that is not there', `${SEEDS}.1`, blanks({ 7: 'pond' })],
    ['a word that is not in the box', `${SEEDS}.6`, blanks({ 1: 'state' })],
    ['another type', `${THINGS}.2`, choices('A', 'B')],
  ])('is rejected: %s', async (_, question, answer) => {
    const learner = await payingLearner();
    expect(await save(learner, randomUUID(), question, answer)).toMatchObject({
      code: 'ANSWER_DOES_NOT_FIT',
    });
  });

  it.each([
    ['voice', `${THINGS}.10`],
    ['ielts_unscripted_speaking', `${THINGS}.12`],
  ] as const)('is refused without its recording: %s', async (type_code, question) => {
    const learner = await payingLearner();
    const answer: Answer = { type_code, recording_id: randomUUID() };
    expect(await save(learner, randomUUID(), question, answer)).toMatchObject({ code: 'RECORDING_MISSING' });
  });

  it('earns a share of the marks for each right part', async () => {
    const learner = await payingLearner();
    const attempt = randomUUID();
    const given: [string, Answer, number][] = [
      [`${THINGS}.1`, matching({ 1: 'ii', 2: 'iv', 3: 'vi', 4: 'i' }), 3],
      [`${THINGS}.2`, matching({ 1: 'C', 2: 'B', 3: 'D', 4: 'C' }), 4],
      [`${THINGS}.3`, choices('C', 'D'), 1],
      [`${THINGS}.4`, blanks({ 1: '40', 2: '10', 3: 'Three', 4: 'weeks' }), 3],
      [`${THINGS}.5`, blanks({ 1: 'engineer', 2: 'hardware', 3: 'discount', 4: 'rent' }), 4],
      [`${THINGS}.6`, blanks({ 3: '20' }), 1],
      [`${THINGS}.7`, { type_code: 'true_false', value: 'TRUE' }, 1],
    ];
    for (const [question, answer] of given) {
      expect((await save(learner, attempt, question, answer)).status, question).toBe(200);
    }
    expect((await submit(learner, attempt, THINGS)).status).toBe(200);
    const { questions } = await list(learner, THINGS, attempt);
    const won = questions.flatMap(({ id, user }) => user.map(({ marks_won }) => [id, marks_won]));
    expect(won).toEqual(given.map(([id, , marks]) => [id, marks]));
    expect(questions.find(({ id }) => id === `${THINGS}.2`)?.user[0]?.is_correct).toBe(true);
    expect(questions.find(({ id }) => id === `${THINGS}.3`)?.user[0]?.is_correct).toBe(false);
  });

  it('earns all marks for the keys of a practice', async () => {
    const learner = await payingLearner();
    const seen = randomUUID();
    await submit(learner, seen, SEEDS);
    const keyed = (await list(learner, SEEDS, seen)).questions.filter(isKeyed);
    const attempt = randomUUID();
    for (const { id, answers } of keyed) {
      if (answers?.type_code === 'fill_paragraph') {
        const first = Object.entries(answers.blanks).map(([name, words]) => [
          name,
          words.split('|')[0] ?? '',
        ]);
        await save(learner, attempt, id, blanks(Object.fromEntries(first)));
      } else if (answers?.type_code === 'matching' || answers?.type_code === 'multiple_choice')
        await save(learner, attempt, id, answers);
    }
    await submit(learner, attempt, SEEDS);
    const { attempt: result } = await list(learner, SEEDS, attempt);
    expect(result?.user_result.ielts_statistic).toMatchObject({
      hundred_score: 100,
      correct_question: keyed.length,
    });
  });
});

describe('recordings', { timeout: 90_000 }, () => {
  const decoder = createLibavAudioDecoder();
  const pronunciation = createLocalPronunciationScorer(null);
  afterAll(() => Promise.all([decoder.close(), pronunciation.close()]));

  it('of a word are scored; of free speech they are declined with the right reason', async () => {
    await startGrading(service.platform, {
      writing: new LocalWritingGrader(),
      decoder,
      pronunciation,
      transcriber: null,
    });
    const learner = await payingLearner();
    const attempt = randomUUID();
    const talk = await speakToWav('I usually borrow books, because they are expensive in my country.');
    const silence = Uint8Array.from(talk);
    silence.fill(0, 44);
    const record = async (
      question: string,
      type_code: 'voice' | 'ielts_unscripted_speaking',
      wav: Uint8Array,
    ) => save(learner, attempt, question, { type_code, recording_id: await upload(learner, wav) });
    await record(`${THINGS}.10`, 'voice', await speakToWav('discount'));
    await record(`${THINGS}.12`, 'ielts_unscripted_speaking', talk);
    await record(`${THINGS}.13`, 'ielts_unscripted_speaking', silence);
    await submit(learner, attempt, THINGS);
    await expect
      .poll(async () => (await list(learner, THINGS, attempt)).attempt?.waiting, { timeout: 60_000 })
      .toBe(0);
    const { questions } = await list(learner, THINGS, attempt);
    const result = (id: string) =>
      questions.find((question) => question.id === `${THINGS}.${id}`)?.user[0]?.ai_evaluation?.content
        ?.result;
    expect(result('10')).toMatchObject({ outcome: 'graded', words: [{ text: 'discount' }] });
    expect(result('12')).toMatchObject({
      outcome: 'declined',
      reason: 'not_transcribed',
      sound: { syllable_rate: expect.any(Number), melody: expect.any(Number) },
    });
    expect(result('13')).toMatchObject({ outcome: 'declined', reason: 'silence' });
  });

  const SPOKEN =
    `I usually borrow books, because they are expensive in my country. When I find a book that I really like,
    I save some money and buy it later. My mother also reads a lot, so our house is full of old novels.
    To be honest, I would rather read at home than sit in a noisy library, although it has more books.
    Last month I lent my favourite story to a friend, and she returned it yesterday with a kind letter inside.`.replace(
      /\s+/g,
      ' ',
    );
  const ASIDE =
    'The bus was late again, and my brother forgot his umbrella. We waited under a tree for an hour, then walked to the market and bought fish, eggs and bread for dinner with our neighbours.';

  it('of free speech are graded along the learner’s transcript, which can be corrected', async () => {
    const learner = await payingLearner();
    const attempt = randomUUID();
    const talk = `${THINGS}.12`;
    const recording_id = await upload(learner, await speakToWav(SPOKEN));
    const talkAnswer = (text: string): Answer => ({
      type_code: 'ielts_unscripted_speaking',
      recording_id,
      transcript: { text, source: 'learner' },
    });
    const settled = async () => {
      await expect
        .poll(async () => (await list(learner, THINGS, attempt)).attempt?.waiting, { timeout: 60_000 })
        .toBe(0);
      const { attempt: shown, questions } = await list(learner, THINGS, attempt);
      const evaluation = questions.find(({ id }) => id === talk)?.user[0]?.ai_evaluation;
      return { speaking: shown?.user_result.speaking, content: evaluation?.content };
    };
    await save(learner, attempt, talk, talkAnswer(ASIDE));
    await submit(learner, attempt, THINGS);
    const wrong = await settled();
    expect(wrong.content).toMatchObject({
      kind: 'talk',
      result: { outcome: 'declined', reason: 'other_text' },
    });
    expect(wrong.speaking).toMatchObject({ outcome: 'declined' });

    const other = await upload(learner, await speakToWav('A second go.'));
    const refused = await save(learner, attempt, talk, {
      type_code: 'ielts_unscripted_speaking',
      recording_id: other,
    });
    expect(refused).toMatchObject({ code: 'ATTEMPT_SUBMITTED' });
    expect((await save(learner, attempt, talk, talkAnswer(SPOKEN))).status).toBe(200);
    const right = await settled();
    expect(right.content).toMatchObject({
      kind: 'talk',
      result: {
        outcome: 'graded',
        engine: { name: 'luyen-talk', version: '6' },
        transcript: { text: SPOKEN, source: 'learner', engine: null },
      },
    });
    expect(JSON.stringify(right.content)).not.toContain('"band"');
    // Half a minute shows something of all criteria, but is no evidence for a band.
    expect(right.speaking).toMatchObject({ outcome: 'declined', cause: 'too_short', missing: [] });
    expect(right.speaking?.criteria?.map(({ code }) => code)).toEqual(['FC', 'LR', 'GRA', 'P']);
    expect(await save(learner, attempt, talk, talkAnswer(ASIDE))).toMatchObject({
      code: 'ATTEMPT_SUBMITTED',
    });
  });
});
