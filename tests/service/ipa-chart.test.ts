import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { soundSetId } from '#contract/ipa-chart.ts';
import { dictationSetId } from '#contract/letters.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { CHART_SYMBOLS } from '#rules/ipa/chart-symbols.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { sayInSet } from './say-in-set.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const SOUND = 'th';
const SET = soundSetId(SOUND);
const submit = async (
  { token }: TestLearner,
  given: { revise_id: string; question_id: string; answer: Answer; attempt_id?: string },
  minutesAgo = 1,
) =>
  service.post('/revise/submit-question', {
    token,
    key: randomUUID(),
    body: { ...given, at: Date.now() - minutesAgo * 60_000, skew: 0 },
  });
const record = async ({ token }: TestLearner) =>
  ENDPOINTS.ipaChart.record.response.parse(
    (await service.get('/ielts/pronunciation/sounds/record', { token })).data,
  ).records;

const say = (learner: TestLearner, attempt: string, question: string, score: number, minutesAgo: number) =>
  sayInSet(service, learner, { set: SET, question, attempt, score, phone: 'TH', minutesAgo });

describe('the chart of sounds', () => {
  it('has the 44 sounds, each with voices of two people', async () => {
    const { token } = await registerLearner(service);
    const answer = await service.get('/ielts/pronunciation/sounds', { token });
    const { sounds } = ENDPOINTS.ipaChart.sounds.response.parse(answer.data);
    expect(new Set(sounds.map(({ ipa }) => ipa))).toEqual(new Set(CHART_SYMBOLS));
    for (const { words } of sounds)
      for (const { voices } of words) {
        expect(voices.woman).toMatch(/^\/media\/voices\/\w+\.m4a$/);
        expect(voices.man).not.toBe(voices.woman);
      }
  });

  it('is for learners only', async () => {
    expect(await service.get('/ielts/pronunciation/sounds', {})).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await service.get(`/revise/list-question?revise_id=${SET}`, {})).toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
  });

  it("keeps the learner's own record, from the latest answer to each question", async () => {
    const [learner, other] = [await registerLearner(service), await registerLearner(service)];
    expect(await record(learner)).toEqual([]);
    const attempt = randomUUID();
    await say(learner, randomUUID(), 'w1', 20, 30);
    await say(learner, attempt, 'w1', 60, 20);
    await say(learner, attempt, 'w2', 90, 10);
    expect(await record(learner)).toMatchObject([{ sound: SOUND, count: 2, mean: 75 }]);
    expect(await record(other)).toEqual([]);
  });

  it('refuses a question that the set does not have, and an answer of another kind', async () => {
    const learner = await registerLearner(service);
    const answer: Answer = { type_code: 'free_text', text: 'think' };
    const attempt_id = randomUUID();
    expect(await submit(learner, { revise_id: SET, question_id: 'w9', answer, attempt_id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await submit(learner, { revise_id: SET, question_id: 'w1', answer, attempt_id })).toMatchObject({
      code: 'ANSWER_DOES_NOT_FIT',
    });
  });
});

describe('the letters', () => {
  it('are 26, and what is heard is marked without a card in the notebook', async () => {
    const learner = await registerLearner(service);
    const { token } = learner;
    const answer = await service.get('/ielts/pronunciation/letters', { token });
    const { letters, topics } = ENDPOINTS.letters.alphabet.response.parse(answer.data);
    expect(letters).toHaveLength(26);
    expect(topics.map(({ id }) => id)).toEqual(['names', 'numbers', 'dates', 'prices', 'emails']);
    const dictated = (text: string) =>
      submit(learner, {
        revise_id: dictationSetId('names'),
        question_id: 'd1',
        answer: { type_code: 'free_text', text },
      });
    expect((await dictated('barker')).data).toMatchObject({ is_correct: false });
    expect((await dictated('parker')).data).toMatchObject({ is_correct: true });
    const cards = await service.get('/notebook?scope=all', { token });
    expect(JSON.stringify(cards.data ?? [])).not.toContain('letters-names');
  });
});

describe('the download of sounds', () => {
  it('knows no other part', async () => {
    const { token } = await registerLearner(service);
    expect(await service.get('/ielts/pronunciation/triphthong/download-manifest', { token })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
