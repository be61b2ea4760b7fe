import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { conversationScenes } from '#server/db/schema-conversation.ts';
import { conversationsOf, grantVip } from './conversation-calls.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const BASE = '/ielts/conversations';
const SCENE = 'coffee-to-go';
/** The same in repeated requests. */
const AT = Date.now();
const { scenes, scene, records } = ENDPOINTS.conversation;

afterAll(() => {
  expect(service.faults).toEqual([]);
});

const visit = (
  { token }: TestLearner,
  given: {
    id?: string;
    end?: string;
    missions?: string[];
    understood?: number;
    turns?: number;
    meanings?: string[];
  },
  { sceneId = SCENE, key = randomUUID(), at = AT } = {},
) =>
  service.post(`${BASE}/scenes/${sceneId}/visits`, {
    token,
    key,
    body: {
      ...{ id: randomUUID(), end: 'good', missions: [], understood: 5, turns: 7 },
      ...given,
      ...{ at, skew: 0 },
    },
  });
const recordsOf = async ({ token }: TestLearner) =>
  records.response.parse((await service.get(`${BASE}/records`, { token })).data).records;

describe('scenes', () => {
  it('are listed by level, with at least six of each', async () => {
    const { token } = await registerLearner(service);
    const listed = scenes.response.parse((await service.get(`${BASE}/scenes`, { token })).data).scenes;
    const levels = listed.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted());
    for (const level of [1, 2, 3, 4, 5, 6])
      expect(levels.filter((one) => one === level).length).toBeGreaterThanOrEqual(6);
  });

  it('have everything that is said in them, each line with its voice', async () => {
    const learner = await registerLearner(service);
    await grantVip(service, learner, 'speaking');
    const { token } = learner;
    const data = scene.response.parse((await service.get(`${BASE}/scenes/${SCENE}`, { token })).data);
    const first = data.turns.find(({ id }) => id === data.start);
    expect(first?.expect.length).toBeGreaterThan(1);
    for (const { say, again, fallback, expect: meanings } of data.turns)
      for (const line of [say, again, fallback?.say, ...meanings.map(({ reply }) => reply)])
        if (line) expect(line.voice).toMatch(/^\/media\/voices\/.+\.m4a$/);
  });

  it.each(['..%2Fprofile', '%27%3B--', 'x'.repeat(90)])('are not found at %s', async (id) => {
    const { token } = await registerLearner(service);
    expect((await service.get(`${BASE}/scenes/${id}`, { token })).code).toBe('NOT_FOUND');
  });

  it('are for learners, and only those that there are', async () => {
    const { token } = await registerLearner(service);
    expect((await service.get(`${BASE}/scenes`)).code).toBe('NOT_SIGNED_IN');
    expect((await service.get(`${BASE}/scenes/${SCENE}`)).code).toBe('NOT_SIGNED_IN');
    expect((await service.get(`${BASE}/records`)).code).toBe('NOT_SIGNED_IN');
    expect((await service.get(`${BASE}/scenes/none`, { token })).code).toBe('NOT_FOUND');
  });
});

describe('who may enter a scene', () => {
  /** Of the first class of the first level, of another of its classes, of the first class of another level. */
  const [FREE, PAID, HIGHER] = ['a-phone-number', SCENE, 'making-plans'];
  const YESTERDAY = new Date(Date.now() - 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);

  it.each([
    ['nobody before the introduction', { level: null, vip: null, until: null }, []],
    ['after it, what is free of the open levels', { level: 1, vip: null, until: null }, [FREE]],
    ['of two open levels', { level: 2, vip: null, until: null }, [FREE, HIGHER]],
    ['VIPs of conversation', { level: null, vip: 'conversation', until: null }, [FREE, PAID, HIGHER]],
    ['VIPs of the speaking room', { level: null, vip: 'speaking', until: null }, [FREE, PAID, HIGHER]],
    ['VIPs until their last day', { level: 1, vip: 'conversation', until: YESTERDAY }, [FREE]],
  ] as const)('%s', async (_, { level, vip, until }, allowed) => {
    const learner = await registerLearner(service);
    const mine = conversationsOf(service, learner);
    if (level !== null) await mine.introduce({ step5: { value: `level-${level}` } });
    if (vip !== null) await grantVip(service, learner, vip, until);
    for (const id of [FREE, PAID, HIGHER]) {
      const answer = await mine.get(`scenes/${id}`);
      const expected = allowed.some((one) => one === id) ? undefined : 'CONVERSATION_NOT_ALLOWED';
      expect(answer.code, id).toBe(expected);
      expect(answer.status).toBe(expected ? 403 : 200);
    }
  });

  it('what was said while it was open is stored when it is not', async () => {
    const learner = await registerLearner(service);
    expect((await visit(learner, {})).status).toBe(200);
    expect(await recordsOf(learner)).toMatchObject([{ scene_id: SCENE, visits: 1 }]);
  });
});

describe('visits', () => {
  it('are stored once, and add up to a record of each scene', async () => {
    const learner = await registerLearner(service);
    const id = randomUUID();
    const key = randomUUID();
    for (const _ of [1, 2])
      expect((await visit(learner, { id, end: 'open', missions: ['price'] }, { key })).status).toBe(200);
    expect(await recordsOf(learner)).toMatchObject([
      { scene_id: SCENE, visits: 1, is_reached: false, missions: ['price'] },
    ]);
    await visit(learner, { id, missions: ['eat'] });
    await visit(learner, { missions: ['price', 'eat'] });
    expect(await recordsOf(learner)).toMatchObject([
      { scene_id: SCENE, visits: 2, is_reached: true, missions: ['eat', 'price'] },
    ]);
  });

  it('are remembered by the latest of them: its end, and what was surely said and may be said there', async () => {
    const learner = await registerLearner(service);
    await visit(learner, { meanings: ['order-tea', 'size-small', 'of-an-older-version'] });
    const last = { end: 'good', meanings: ['order-tea', 'size-small'] };
    expect(await recordsOf(learner)).toMatchObject([{ visits: 1, last }]);
    // Another device sends an earlier visit later, and one of before this is known says nothing of it.
    await visit(learner, { end: 'open', meanings: ['order-coffee'] }, { at: AT - 60_000 });
    expect(await recordsOf(learner)).toMatchObject([{ visits: 2, last }]);
    await visit(learner, { end: 'open' }, { at: AT + 60_000 });
    expect(await recordsOf(learner)).toMatchObject([{ visits: 3, last: { end: 'open', meanings: [] } }]);
  });

  it('are one’s own', async () => {
    const [one, other] = [await registerLearner(service), await registerLearner(service)];
    const id = randomUUID();
    await visit(one, { id });
    await visit(other, { id, end: 'open' });
    expect(await recordsOf(one)).toMatchObject([{ visits: 1, is_reached: true }]);
    expect(await recordsOf(other)).toEqual([]);
  });

  it('keep the missions of each scene apart', async () => {
    const learner = await registerLearner(service);
    await visit(learner, { missions: ['price'] });
    await visit(learner, { missions: ['ask'] }, { sceneId: 'a-phone-number' });
    expect(await recordsOf(learner)).toMatchObject([
      { scene_id: 'a-phone-number', missions: ['ask'] },
      { scene_id: SCENE, missions: ['price'] },
    ]);
  });

  it('keep what the scene still has, also when it was withdrawn since its download', async () => {
    const learner = await registerLearner(service);
    const { db } = service.platform;
    const withdraw = (retired: boolean) =>
      db.update(conversationScenes).set({ retired }).where(eq(conversationScenes.id, SCENE));
    await withdraw(true);
    try {
      expect((await visit(learner, { missions: ['price', 'of-an-older-version'] })).status).toBe(200);
    } finally {
      await withdraw(false);
    }
    expect(await recordsOf(learner)).toMatchObject([{ missions: ['price'] }]);
  });

  it('count as they were, also when their scene has other turns and missions by now', async () => {
    const learner = await registerLearner(service);
    const { db } = service.platform;
    const [row] = await db.select().from(conversationScenes).where(eq(conversationScenes.id, SCENE));
    if (!row) throw new Error('no scene');
    const change = (data: typeof row.data) =>
      db.update(conversationScenes).set({ data }).where(eq(conversationScenes.id, SCENE));
    const endings = row.data.turns.filter(({ end }) => end !== null);
    const missions = row.data.missions.filter(({ id }) => id !== 'eat');
    await change({ ...row.data, missions, turns: endings, start: endings[0]?.id ?? '' });
    try {
      expect((await visit(learner, { missions: ['price', 'eat'], turns: 20 })).status).toBe(200);
    } finally {
      await change(row.data);
    }
    expect(await recordsOf(learner)).toMatchObject([
      { scene_id: SCENE, visits: 1, is_reached: true, missions: ['price'] },
    ]);
  });

  it('are read by their id alone: what has arrived is not changed by another answer to it', async () => {
    const learner = await registerLearner(service);
    const id = randomUUID();
    await visit(learner, { id, end: 'open', missions: [] });
    const again = await visit(learner, { id, end: 'good', missions: ['price', 'eat'] });
    expect(again.status).toBe(200);
    expect(await recordsOf(learner)).toMatchObject([
      { scene_id: SCENE, visits: 1, is_reached: false, missions: [] },
    ]);
  });

  it('answer a key that was used for something else with a conflict', async () => {
    const learner = await registerLearner(service);
    const key = randomUUID();
    await visit(learner, {}, { key });
    expect((await visit(learner, {}, { key })).code).toBe('IDEMPOTENCY_CONFLICT');
    expect(await recordsOf(learner)).toMatchObject([{ visits: 1 }]);
  });

  it.each([
    ['an end that there is not', { end: 'bad' }, SCENE, 'BAD_REQUEST'],
    ['less than nothing understood', { understood: -1 }, SCENE, 'BAD_REQUEST'],
    ['no id', { id: 'one' }, SCENE, 'BAD_REQUEST'],
    ['a scene that there is not', {}, 'none', 'NOT_FOUND'],
    ['a path', {}, '..%2F..%2Fetc%2Fpasswd', 'NOT_FOUND'],
    ['a statement', {}, "x'%3B%20drop%20table%20scene_visits%3B--", 'NOT_FOUND'],
    ['a zero byte', {}, '%00', 'BAD_REQUEST'],
    ['an endless id', {}, 'x'.repeat(500), 'BAD_REQUEST'],
    ['a mission that is no name', { missions: ["price'; drop table"] }, SCENE, 'BAD_REQUEST'],
    ['endless missions', { missions: Array.from({ length: 11 }, () => 'price') }, SCENE, 'BAD_REQUEST'],
  ])('%s', async (_, given, sceneId, code) => {
    const learner = await registerLearner(service);
    expect((await visit(learner, given, { sceneId })).code).toBe(code);
    expect(await recordsOf(learner)).toMatchObject([]);
  });

  it('need somebody who is signed in', async () => {
    const answer = await service.post(`${BASE}/scenes/${SCENE}/visits`, { key: randomUUID(), body: {} });
    expect(answer.code).toBe('NOT_SIGNED_IN');
  });
});
