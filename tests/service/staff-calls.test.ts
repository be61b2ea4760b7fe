import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { action, command, read, stream } from '#contract/protocol/endpoint.ts';
import { STAFF_ERRORS } from '#contract/protocol/error-codes.ts';
import { learners } from '#server/db/schema-account.ts';
import { auditEntries } from '#server/db/schema-staff.ts';
import { lazyStaffKey } from '#server/engines/second-factor/lazy-staff-key.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { ApiCallers } from '#server/http/api-callers.ts';
import type { Binding, LooseRun, Served } from '#server/http/bind/binding.ts';
import { serveCommand } from '#server/http/bind/command.ts';
import { servePlain } from '#server/http/bind/plain.ts';
import { serveStream } from '#server/http/bind/stream.ts';
import { answerFailures } from '#server/http/failures.ts';
import { Guests } from '#server/http/guests.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const { platform, ...service } = await startService();
const { db, config, sessions, disk, allowance } = platform;
const teacher = await staffMember({ platform, ...service }, 'teacher');
const learner = await registerLearner({ platform, ...service });
const binding: Binding = {
  db,
  storeTime: async () => undefined,
  sessions,
  guests: new Guests(platform),
  callers: new ApiCallers(sessions, []),
  disk,
  allowance,
  staffKey: lazyStaffKey(config),
  strict: true,
};

const app = Fastify();
answerFailures(app);
afterAll(() => app.close());

const spec = {
  summary: 'For a test',
  path: '/works/{id}',
  who: 'teacher',
  params: z.object({ id: z.string().check(z.maxLength(40)) }),
  errors: STAFF_ERRORS,
  audits: { as: 'work.touched', about: 'learners', object: 'id' },
} as const;
const response = z.object({ done: z.boolean() });
const body = z.object({ name: z.string().check(z.maxLength(40)) });

/** What the handlers below do, replaced by each test. */
let run: LooseRun = async () => ({ done: true });
const here: LooseRun = (call) => run(call);
const route = (method: 'GET' | 'POST', kind: string, { answer }: Pick<Served, 'answer'>): void =>
  void app.route({ method, url: `/${kind}/:id`, handler: answer });
route('GET', 'read', servePlain(binding, read({ ...spec, response }), here));
route('POST', 'action', servePlain(binding, action({ ...spec, method: 'POST', body, response }), here));
route(
  'POST',
  'command',
  serveCommand(binding, command({ ...spec, storedAs: 'works.name', label: 'Tên', body, response }), here),
);
route('GET', 'stream', serveStream(binding, stream(spec), here));

const call = (kind: string, id: string, key = randomUUID()) =>
  app.inject({
    method: kind === 'read' || kind === 'stream' ? 'GET' : 'POST',
    url: `/${kind}/${id}`,
    headers: { authorization: `Bearer ${teacher.token}`, 'idempotency-key': key },
    ...(kind !== 'read' && kind !== 'stream' && { payload: { name: id } }),
  });
const entriesOf = (id: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.object, id)).orderBy(desc(auditEntries.id));
const nameOf = async () =>
  (await db.select({ name: learners.full_name }).from(learners).where(eq(learners.id, learner.id)))[0]?.name;

it.each(['read', 'action', 'command'])('a %s of staff leaves one entry', async (kind) => {
  run = async ({ about }) => {
    about?.(learner.id);
    return { done: true };
  };
  const id = randomUUID();
  expect((await call(kind, id)).json().data).toEqual({ done: true });
  expect(await entriesOf(id)).toMatchObject([
    { actor: teacher.id, action: 'work.touched', subjects: [learner.id], object: id },
  ]);
});

it.each(['read', 'action', 'command', 'stream'])(
  'a %s that names no learner answers nothing of them',
  async (kind) => {
    run = async ({ reply }) => (kind === 'stream' ? () => reply?.send('secret') : { done: true });
    const answer = await call(kind, randomUUID());
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
  },
);

it.each(['action', 'command'])('an %s changes nothing when its entry is missing', async (kind) => {
  const before = await nameOf();
  run = async ({ tx }) => {
    await tx?.update(learners).set({ full_name: 'Tên khác' }).where(eq(learners.id, learner.id));
    return { done: true };
  };
  expect((await call(kind, randomUUID())).statusCode).toBe(500);
  expect(await nameOf()).toBe(before);
});

it('a refused call leaves no entry', async () => {
  run = async () => {
    throw new ApiFailure('FORBIDDEN');
  };
  const id = randomUUID();
  expect((await call('action', id)).statusCode).toBe(403);
  expect(await entriesOf(id)).toEqual([]);
});

it('a command that is sent again is done and recorded once', async () => {
  let times = 0;
  run = async ({ about }) => {
    times += 1;
    about?.(learner.id);
    return { done: true };
  };
  const [id, key] = [randomUUID(), randomUUID()];
  await call('command', id, key);
  const again = await call('command', id, key);
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect([times, (await entriesOf(id)).length]).toEqual([1, 1]);
});

it('a recording that is played piece by piece is one entry, another one its own', async () => {
  run = async ({ about, reply }) => {
    about?.(learner.id);
    return () => reply?.send('bytes');
  };
  const [one, other] = [randomUUID(), randomUUID()];
  for (const id of [one, one, one, other]) expect((await call('stream', id)).body).toBe('bytes');
  expect([(await entriesOf(one)).length, (await entriesOf(other)).length]).toEqual([1, 1]);
});
