import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_SCENE_ANSWERS } from '#contract/conversation.ts';
import { FREE_TEXT_MAX } from '#contract/free-talk.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const MINUTE = 60_000;
const NOW = Date.now() - 60 * MINUTE;

afterAll(() => {
  expect(service.faults).toEqual([]);
});

const post = ({ token }: TestLearner, path: string, body: object, at = NOW) =>
  service.post(path, { token, key: randomUUID(), body: { at, skew: 0, ...body } });
const listed = async ({ token }: TestLearner) => {
  const { list } = ENDPOINTS.openWork;
  return list.response.parse((await service.get(list.path, { token })).data).work;
};

describe('a talk in a scene', () => {
  const SCENE = 'coffee-to-go';
  const { keepTalk, talk, visit } = ENDPOINTS.conversation;
  const pathOf = (path: string) => path.replace('{id}', SCENE);
  const skip = { kind: 'skip' } as const;
  const keep = (learner: TestLearner, answers: object[], at = NOW, headers = {}) =>
    service.post(pathOf(keepTalk.path), {
      ...{ token: learner.token, key: randomUUID(), headers },
      body: { answers, at, skew: 0 },
    });
  const end = (learner: TestLearner, at: number) =>
    post(
      learner,
      pathOf(visit.path),
      { id: randomUUID(), end: 'good', missions: [], understood: 1, turns: 2, is_free: false },
      at,
    );
  const kept = async ({ token }: TestLearner) =>
    talk.response.parse((await service.get(pathOf(talk.path), { token })).data);

  it('that was left before its end is kept, listed, and replaced by a newer one only', async () => {
    const learner = await registerLearner(service);
    expect(await kept(learner)).toEqual({ answers: [], at: null });
    await keep(learner, [skip, skip]);
    await keep(learner, [skip], NOW - MINUTE);
    expect(await kept(learner)).toEqual({ answers: [skip, skip], at: NOW });
    expect(await listed(learner)).toMatchObject([{ kind: 'scene', id: SCENE, answered: 2, at: NOW }]);
  });

  it('belongs to who began it: others have their own, guests none', async () => {
    const learner = await registerLearner(service);
    await keep(learner, [skip, skip]);
    const other = await registerLearner(service);
    expect(await kept(other)).toEqual({ answers: [], at: null });
    await keep(other, [skip], NOW + MINUTE);
    await end(other, NOW + 2 * MINUTE);
    expect(await kept(learner)).toEqual({ answers: [skip, skip], at: NOW });
    expect((await service.get(pathOf(talk.path))).code).toBe('NOT_SIGNED_IN');
    const unsigned = { key: randomUUID(), body: { answers: [skip], at: NOW, skew: 0 } };
    expect((await service.post(pathOf(keepTalk.path), unsigned)).code).toBe('NOT_SIGNED_IN');
  });

  it('says on which browser and system it was left, where that is known', async () => {
    const learner = await registerLearner(service);
    const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
    await keep(learner, [skip], NOW, { 'user-agent': phone });
    expect(await kept(learner)).toEqual({ answers: [skip], at: NOW, device: 'Chrome · Android' });
    await keep(learner, [skip, skip], NOW + MINUTE, { 'user-agent': 'curl' });
    expect(await kept(learner)).toEqual({ answers: [skip, skip], at: NOW + MINUTE });
  });

  it('is over with the visit, also where its answers arrive later', async () => {
    const learner = await registerLearner(service);
    await keep(learner, [skip]);
    await end(learner, NOW + MINUTE);
    await keep(learner, [skip, skip], NOW + MINUTE - 1);
    expect(await kept(learner)).toEqual({ answers: [], at: NOW + MINUTE });
    expect(await listed(learner)).toEqual([]);
  });

  it.each([
    ['years behind', Date.UTC(2020, 0)],
    ['a month ahead', NOW + 30 * 24 * 60 * MINUTE],
  ])('of a device whose clock is %s counts by its arrival', async (_, clock) => {
    const learner = await registerLearner(service);
    await keep(learner, [skip], NOW);
    const before = Date.now();
    await keep(learner, [skip, skip], clock);
    const { answers, at } = await kept(learner);
    expect(answers).toEqual([skip, skip]);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it('is kept as it is, whichever version of the scene its answers belong to', async () => {
    const learner = await registerLearner(service);
    const answers = [{ kind: 'meaning', meaning: 'of-another-version', by: 'tap' }, skip];
    expect((await keep(learner, answers)).status).toBe(200);
    expect((await kept(learner)).answers).toEqual(answers);
  });

  it.each([
    ['words of 25 MB', [{ kind: 'written', words: 'a'.repeat(25 << 20), by: 'typed' }]],
    ['words that are longer than any answer', [{ kind: 'written', words: 'a'.repeat(8_001), by: 'typed' }]],
    ['more answers than a talk has', Array.from({ length: 201 }, () => skip)],
    ['what a later version may call an answer', [{ kind: 'sung' }]],
  ])('with %s is refused, and replaces nothing', async (_, answers) => {
    const learner = await registerLearner(service);
    await keep(learner, [skip]);
    expect((await keep(learner, answers, NOW + MINUTE)).status).toBe(400);
    expect(await kept(learner)).toEqual({ answers: [skip], at: NOW });
  });

  it('as long as a talk may be is kept', async () => {
    const learner = await registerLearner(service);
    const longest = { kind: 'written', words: '“'.repeat(FREE_TEXT_MAX.answer), by: 'voice' };
    const answers = Array.from({ length: MOST_SCENE_ANSWERS }, () => longest);
    expect((await keep(learner, answers)).status).toBe(200);
    expect((await kept(learner)).answers).toHaveLength(MOST_SCENE_ANSWERS);
  });

  it('in a scene that does not exist is refused', async () => {
    const learner = await registerLearner(service);
    const path = keepTalk.path.replace('{id}', 'no-such-scene');
    expect((await post(learner, path, { answers: [skip] })).code).toBe('NOT_FOUND');
    expect((await service.get(path, { token: learner.token })).code).toBe('NOT_FOUND');
  });
});
