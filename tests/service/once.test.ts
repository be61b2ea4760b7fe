import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { idempotency } from '#server/db/schema-account.ts';
import { sectionProgress } from '#server/db/schema-progress.ts';
import { runOnce } from '#server/http/once.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;

const path = `/ielts/lessons/${STARTER.lesson}/update-progress`;
const lesson = await service.platform.db.query.lessons.findFirst({
  where: (table, { eq: is }) => is(table.id, STARTER.lesson),
});
const [first, second] = lesson?.sections ?? [];
if (!first || !second) throw new Error('the starter lesson has fewer than two sections');
const begun = (section_id = first.id) => ({ section_id, status: 1, at: Date.now() - 5_000, skew: 0 });

describe('a command with an idempotency key', () => {
  it('is applied once, however often and however concurrently it is sent', async () => {
    const { token, id } = await activeLearner(service);
    const [key, body] = [randomUUID(), begun()];
    const send = () => service.post(path, { token, key, body });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(await db.select().from(idempotency).where(eq(idempotency.learner_id, id))).toHaveLength(1);
    expect(await db.select().from(sectionProgress).where(eq(sectionProgress.learner_id, id))).toHaveLength(1);
  });

  it('runs its effect once under a race', async () => {
    const { id } = await activeLearner(service);
    const command = { learnerId: id, key: randomUUID(), operation: 'test', input: {} };
    let effects = 0;
    const runs = await Promise.all(
      Array.from({ length: 8 }, () => runOnce(db, command, async () => ({ effect: ++effects }))),
    );
    expect(effects).toBe(1);
    expect(runs.map(({ data }) => data)).toEqual(Array(8).fill({ effect: 1 }));
    expect(runs.filter(({ replayed }) => !replayed)).toHaveLength(1);
  });

  it('is the same whatever the order of its fields', async () => {
    const { token } = await activeLearner(service);
    const [key, body] = [randomUUID(), begun()];
    expect((await service.post(path, { token, key, body })).status).toBe(200);
    const turned = Object.fromEntries(Object.entries(body).toReversed());
    expect((await service.post(path, { token, key, body: turned })).headers['idempotency-replayed']).toBe(
      'true',
    );
  });

  it.each([
    ['another body', path, begun(second.id)],
    ['another address', '/ielts/lessons/ngay-hom-qua/update-progress', null],
  ])('is refused for %s', async (_, otherPath, otherBody) => {
    const { token } = await activeLearner(service);
    const [key, body] = [randomUUID(), begun()];
    expect((await service.post(path, { token, key, body })).status).toBe(200);
    const again = await service.post(otherPath, { token, key, body: otherBody ?? body });
    expect(again).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('belongs to its learner: the same key of another learner is another command', async () => {
    const [one, two] = [await activeLearner(service), await activeLearner(service)];
    const [key, body] = [randomUUID(), begun()];
    expect((await service.post(path, { token: one.token, key, body })).status).toBe(200);
    const other = await service.post(path, { token: two.token, key, body: begun(second.id) });
    expect(other).toMatchObject({ status: 200, data: { section_id: second.id } });
  });

  it('leaves no trace when it fails, and can be retried', async () => {
    const { id } = await activeLearner(service);
    const command = { learnerId: id, key: randomUUID(), operation: 'test', input: {} };
    const failing = runOnce(db, command, async () => {
      throw new Error('half way');
    });
    await expect(failing).rejects.toThrow('half way');
    expect(await runOnce(db, command, async () => 'done')).toEqual({ data: 'done', replayed: false });
  });

  it('requires its key', async () => {
    const { token } = await activeLearner(service);
    for (const key of [undefined, 'not-a-uuid']) {
      const answer = await service.post(path, { token, body: begun(), ...(key && { key }) });
      expect(answer).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' });
    }
  });
});
