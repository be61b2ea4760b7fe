import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { CHOICES, CONVERSATIONS, conversationsOf, grantVip } from './conversation-calls.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { conversationLevel } = ENDPOINTS;
const NOW = Date.now();
/** Scenes of the first level, with a mission of each. */
const FIRST = [
  ['a-new-classmate', 3],
  ['a-phone-number', 3],
  ['asking-the-way', 2],
  ['at-the-bus-stop', 3],
] as const;

afterAll(() => {
  expect(service.faults).toEqual([]);
});

async function newLearner() {
  const learner = await registerLearner(service);
  return { learner, ...conversationsOf(service, learner) };
}
const resultOf = (data: unknown) => conversationLevel.completeOnboarding.response.parse(data).result;

/** Reaches the goal of scenes with all their missions. */
async function talkThrough(mine: Awaited<ReturnType<typeof newLearner>>, count: number) {
  for (const [id] of FIRST.slice(0, count)) {
    const { data } = await mine.get(`scenes/${id}`);
    const missions = ENDPOINTS.conversation.scene.response.safeParse(data);
    const ids = missions.data?.missions.map((mission) => mission.id) ?? [];
    expect((await mine.visit(id, { missions: ids })).status).toBe(200);
  }
}

describe('levels', () => {
  it('are listed for guests, with nothing selected', async () => {
    const { data } = await service.get(`${CONVERSATIONS}/levels`);
    const { levels, ...rest } = conversationLevel.levels.response.parse(data);
    expect(rest).toEqual({ suggested_level: null, max_level: 0, needs: null });
    expect(levels.map(({ level, course_id }) => [level, course_id])).toEqual(
      [1, 2, 3, 4, 5, 6].map((level) => [level, `hoi-thoai-${level}`]),
    );
    expect(levels.some(({ selected, is_open }) => selected || is_open)).toBe(false);
    expect(levels.map(({ scenes }) => scenes)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it('have the suggested one selected after the introduction', async () => {
    const mine = await newLearner();
    expect(await mine.levels()).toMatchObject({ suggested_level: null, max_level: 0, needs: null });
    expect((await mine.introduce({ step5: { value: 'level-3' } })).status).toBe(200);
    const { levels, ...rest } = await mine.levels();
    expect(rest).toEqual({
      ...{ suggested_level: 3, max_level: 3 },
      needs: { scenes: { done: 0, needed: 4 }, missions: { done: 0, needed: 11 } },
    });
    expect(levels.filter(({ is_open }) => is_open).map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(levels.filter(({ selected }) => selected).map(({ level }) => level)).toEqual([3]);
  });

  it('have the first open to a VIP without the introduction, for as long as they are VIP', async () => {
    const mine = await newLearner();
    await grantVip(service, mine.learner, 'conversation');
    expect(await mine.levels()).toMatchObject({ suggested_level: null, max_level: 1 });
    expect((await mine.select(1)).data).toEqual({ level: 1 });
    expect((await mine.select(2)).code).toBe('LEVEL_LOCKED');
    expect((await mine.get('onboarding-result')).data).toEqual({ result: null });
  });
});

describe('selecting', () => {
  it('an open level is selected, one that is not open is refused', async () => {
    const mine = await newLearner();
    expect((await mine.select(1)).code).toBe('LEVEL_LOCKED');
    await mine.introduce({ step5: { value: 'level-3' } });
    expect((await mine.select(2)).data).toEqual({ level: 2 });
    expect((await mine.select(4)).code).toBe('LEVEL_LOCKED');
    expect((await mine.levels()).levels.find(({ selected }) => selected)?.level).toBe(2);
  });

  it('of two devices, the later choice wins in whatever order they arrive', async () => {
    const mine = await newLearner();
    await mine.introduce({ step5: { value: 'level-3' } }, NOW - 60_000);
    expect((await mine.select(1, NOW - 10_000)).data).toEqual({ level: 1 });
    expect((await mine.select(2, NOW - 20_000)).data).toEqual({ level: 1 });
    expect((await mine.levels()).levels.find(({ selected }) => selected)?.level).toBe(1);
  });

  it('of two devices at the same time, neither takes away what the other opened', async () => {
    const mine = await newLearner();
    for (let round = 1; round <= 5; round++) {
      const at = NOW - 60_000 + round * 10;
      await Promise.all([
        mine.introduce({ step5: { value: `level-${round}` } }, at),
        ...[1, 2, 3, 4].map((after) => mine.select(1, at + after)),
      ]);
      expect(await mine.levels()).toMatchObject({ max_level: round, suggested_level: round });
    }
  });

  it.each([
    ['no such level', { level: 7 }],
    ['no number', { level: '1' }],
    ['no level', {}],
  ])('%s is a bad request', async (_, body) => {
    const { token } = await registerLearner(service);
    const answer = await service.post(`${CONVERSATIONS}/levels`, {
      ...{ token, key: randomUUID() },
      body: { ...body, at: NOW, skew: 0 },
    });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('the introduction', () => {
  it('has four steps of choices and an entry test of all levels, each line with its voice', async () => {
    const mine = await newLearner();
    const { steps, entry_test } = conversationLevel.options.response.parse(
      (await mine.get('onboarding-options')).data,
    );
    expect(steps.map(({ step, is_multiple }) => [step, is_multiple])).toEqual([
      ...[['step1', false]],
      ['step2', true],
      ['step4', false],
      ['step5', false],
    ]);
    expect(entry_test).toHaveLength(18);
    for (const { line, options, key } of entry_test) {
      expect(line.voice).toMatch(/^\/media\/voices\/\w+\.m4a$/);
      expect(options.map(({ value }) => value)).toContain(key);
    }
  });

  it('suggests what the description and the entry test say together', async () => {
    const mine = await newLearner();
    const { entry_test } = conversationLevel.options.response.parse(
      (await mine.get('onboarding-options')).data,
    );
    const right = entry_test
      .filter(({ level }) => level <= 2)
      .map(({ id, key }) => ({ question_id: id, value: key }));
    const answer = await mine.introduce({ step5: { value: 'level-6' }, entry_test: right }, NOW);
    expect(resultOf(answer.data)).toMatchObject({ suggested_level: 3, max_level: 3, completed_at: NOW });
    expect(
      conversationLevel.onboardingResult.response.parse((await mine.get('onboarding-result')).data),
    ).toMatchObject({ result: { choices: { ...CHOICES, step5: { value: 'level-6' }, entry_test: right } } });
  });

  it('repeated with the same key answers the same', async () => {
    const mine = await newLearner();
    const key = randomUUID();
    const [once, again] = [await mine.introduce({}, NOW, key), await mine.introduce({}, NOW, key)];
    expect(again.data).toEqual(once.data);
    expect((await mine.introduce({ step1: { value: 'work' } }, NOW, key)).code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('gone through again, never closes a level', async () => {
    const mine = await newLearner();
    await mine.introduce({ step5: { value: 'level-4' } }, NOW - 20_000);
    const again = resultOf((await mine.introduce({ step5: { value: 'level-2' } }, NOW - 10_000)).data);
    expect(again).toMatchObject({ suggested_level: 2, max_level: 4, completed_at: NOW - 10_000 });
    expect((await mine.levels()).levels.find(({ selected }) => selected)?.level).toBe(2);
  });

  it('of another device that arrives late opens levels, and changes no choice', async () => {
    const mine = await newLearner();
    await mine.introduce({ step5: { value: 'level-2' } }, NOW - 10_000);
    const late = resultOf((await mine.introduce({ step5: { value: 'level-5' } }, NOW - 20_000)).data);
    expect(late).toMatchObject({
      ...{ suggested_level: 2, max_level: 5, completed_at: NOW - 10_000 },
      choices: { step5: { value: 'level-2' } },
    });
  });

  it.each([
    ['an option that there is not', { step1: { value: 'money' } }],
    ['one of several that there is not', { step2: { value: ['food', 'money'] } }],
    ['one of several twice', { step2: { value: ['food', 'food'] } }],
    ['a description that there is not', { step5: { value: 'level-7' } }],
    ['a question that there is not', { entry_test: [{ question_id: 'none', value: 'a' }] }],
    ['an answer that there is not', { entry_test: [{ question_id: 'name', value: 'd' }] }],
    [
      'a question twice',
      {
        entry_test: [
          { question_id: 'name', value: 'a' },
          { question_id: 'name', value: 'b' },
        ],
      },
    ],
  ])('%s does not fit', async (_, given) => {
    const mine = await newLearner();
    expect(await mine.introduce(given)).toMatchObject({ status: 422, code: 'ANSWER_DOES_NOT_FIT' });
    expect(await mine.levels()).toMatchObject({ max_level: 0 });
  });

  it.each([
    ['a step without a choice', { step2: { value: [] } }],
    ['a step that is missing', { step4: undefined }],
    ['no name', { step1: { value: "'; drop table learners" } }],
    ['too many choices', { step2: { value: Array.from({ length: 13 }, (_, index) => `v${index}`) } }],
  ])('%s is a bad request', async (_, given) => {
    const mine = await newLearner();
    expect(await mine.introduce(given)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('going up', () => {
  it('says what is missing, and goes up by one when it is done', async () => {
    const mine = await newLearner();
    await mine.introduce({}, NOW - 60_000);
    const early = await mine.levelUp('hoi-thoai-1');
    expect(early).toMatchObject({ status: 409, code: 'LEVEL_NOT_DONE' });
    expect(early.message).toContain('4 tình huống');
    expect(early.message).toContain('11 nhiệm vụ');
    await grantVip(service, mine.learner, 'conversation');
    await talkThrough(mine, 3);
    expect((await mine.levelUp('hoi-thoai-1')).message).toContain('1 tình huống');
    await talkThrough(mine, 4);
    expect((await mine.levels()).needs).toEqual({
      scenes: { done: 4, needed: 4 },
      missions: { done: 11, needed: 11 },
    });
    const key = randomUUID();
    const up = { level: 2, max_level: 2 };
    expect((await mine.levelUp('hoi-thoai-1', NOW, key)).data).toEqual(up);
    expect((await mine.levelUp('hoi-thoai-1', NOW, key)).data).toEqual(up);
    expect((await mine.levelUp('hoi-thoai-1', NOW)).data).toEqual(up);
    expect((await mine.levelUp('hoi-thoai-2', NOW)).code).toBe('LEVEL_NOT_DONE');
    expect((await mine.levelUp('hoi-thoai-3', NOW)).code).toBe('LEVEL_LOCKED');
    expect(await mine.levels()).toMatchObject({ max_level: 2, suggested_level: 1 });
  });

  it('twice at the same time goes up once', async () => {
    const mine = await newLearner();
    await mine.introduce({}, NOW - 60_000);
    await grantVip(service, mine.learner, 'conversation');
    await talkThrough(mine, 4);
    const answers = await Promise.all([mine.levelUp('hoi-thoai-1', NOW), mine.levelUp('hoi-thoai-1', NOW)]);
    for (const { data } of answers) expect(data).toEqual({ level: 2, max_level: 2 });
  });

  it('does not count what somebody else did', async () => {
    const [one, other] = [await newLearner(), await newLearner()];
    for (const mine of [one, other]) {
      await mine.introduce({}, NOW - 60_000);
      await grantVip(service, mine.learner, 'conversation');
    }
    await talkThrough(one, 4);
    expect((await other.levels()).needs).toMatchObject({ scenes: { done: 0 }, missions: { done: 0 } });
    expect((await other.levelUp('hoi-thoai-1')).code).toBe('LEVEL_NOT_DONE');
  });

  it('there is no such course', async () => {
    const mine = await newLearner();
    await mine.introduce();
    for (const id of ['hoi-thoai-7', 'hoi-thoai-0', 'none'])
      expect((await mine.levelUp(id)).code).toBe('NOT_FOUND');
  });
});

it('a guest reads the levels and the introduction; the rest needs somebody who is signed in', async () => {
  const { steps } = conversationLevel.options.response.parse(
    (await service.get(`${CONVERSATIONS}/onboarding-options`)).data,
  );
  expect(steps).toHaveLength(4);
  expect((await service.get(`${CONVERSATIONS}/onboarding-result`)).code).toBe('NOT_SIGNED_IN');
  for (const path of ['levels', 'onboarding-result', 'courses/hoi-thoai-1/level-up'])
    expect((await service.post(`${CONVERSATIONS}/${path}`, { key: randomUUID(), body: {} })).code).toBe(
      'NOT_SIGNED_IN',
    );
});
