import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { isOpenWhileClosed } from '#contract/protocol/while-closed.ts';
import { buildApp } from '#server/app.ts';
import { openStaffSession } from '#server/domain/staff/staff-sessions.ts';
import { tokenHash } from '#server/http/learner-sessions.ts';
import { MaintenanceWatch } from '#server/maintenance/maintenance-watch.ts';
import { turnMaintenanceOff, turnMaintenanceOn } from '../../operator/maintenance.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, deleteLearner, passwordHash, registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { giveRoles } from './staff-member.ts';

const built = await mkdtemp(join(tmpdir(), 'luyen-shell-'));
await writeFile(join(built, 'index.html'), '<!doctype html><div id="root"></div>');
const service = await startService({ appDirectory: built });
const { db } = service.platform;
const learner = await activeLearner(service);
/** Whose calls include signing out. */
const caller = await registerLearner(service);
/** Another process on the same database. */
const other = await buildApp({
  platform: { ...service.platform, maintenance: new MaintenanceWatch(service.platform.content.db) },
  appDirectory: built,
});
afterAll(async () => {
  await other.close();
  await rm(built, { recursive: true, force: true });
});
afterEach(() => turnMaintenanceOff(db));

const COURSES = '/api/ielts/courses';
const statuses = () =>
  Promise.all([service.app, other].map(async (app) => (await app.inject(COURSES)).statusCode));
/** Waits until both processes have noticed. */
const closed = () => expect.poll(statuses).toEqual([452, 452]);
const open = () => expect.poll(statuses).toEqual([200, 200]);

describe('while the site is closed', () => {
  it('every call is refused, in every process, for every caller, but for those that have to be open', async () => {
    await open();
    expect(await turnMaintenanceOn(db, null)).toContain('until you turn it off');
    await closed();
    const { health, ...areas } = ENDPOINTS;
    const calls = Object.values(areas).flatMap((area) => Object.values(area));
    const answers = await Promise.all(
      calls.map(async ({ method, path }) => {
        const { statusCode } = await service.app.inject({
          method,
          url: `/api${path.replace(/\{\w+\}/g, 'x')}`,
          headers: { authorization: `Bearer ${caller.token}` },
        });
        return [path, statusCode];
      }),
    );
    const refused = answers.filter(([, status]) => status === 452).map(([path]) => path);
    expect(refused).toEqual(calls.filter((call) => !isOpenWhileClosed(call)).map(({ path }) => path));
    expect((await service.get(health.live.path)).status).toBe(200);
    expect((await service.get(health.ready.path)).status).toBe(200);
    expect(await service.get('/ielts/courses')).toMatchObject({
      code: 'MAINTENANCE',
      message: ERROR_MESSAGES.MAINTENANCE,
      headers: { 'retry-after': '30' },
    });
  });

  it('an operator signs in, opens the desk with a code, and opens the site', async () => {
    await open();
    const operator = await registerLearner(service);
    await giveRoles(service, operator.id, ['operator']);
    await turnMaintenanceOn(db, null);
    await closed();
    const body = { user_name: operator.phone, password: passwordHash('wrong') };
    expect((await service.post('/login', { body })).code).toBe('WRONG_CREDENTIALS');
    expect((await service.get('/staff/me', { token: operator.token })).status).toBe(200);
    await openStaffSession(db, tokenHash(operator.token), Date.now());
    expect((await service.get('/desk/site', { token: operator.token })).data).toMatchObject({
      is_closed: true,
    });
    expect((await service.post('/desk/site/open', { token: operator.token })).data).toEqual({
      is_closed: false,
      until: null,
    });
    await open();
  });

  it('a learner signs out', async () => {
    await open();
    const leaving = await registerLearner(service);
    await turnMaintenanceOn(db, null);
    await closed();
    expect((await service.post('/logout', { token: leaving.token })).status).toBe(200);
  });

  it('a learner deletes their account, with a code', async () => {
    await open();
    const leaving = await registerLearner(service);
    await turnMaintenanceOn(db, null);
    await closed();
    expect((await deleteLearner(service, leaving)).status).toBe(200);
    await turnMaintenanceOff(db);
    await open();
    expect((await service.get('/profile', { token: leaving.token })).code).toBe('NOT_SIGNED_IN');
  });

  it('the app is still served', async () => {
    await turnMaintenanceOn(db, null);
    await closed();
    for (const url of ['/', '/maintenance', '/practice/x'])
      expect((await service.app.inject(url)).statusCode, url).toBe(200);
  });

  it('states its end, and is open again after it or once turned off, without a restart', async () => {
    const state = async () => (await service.get('/health/maintenance')).data;
    const until = new Date(Date.now() + 3_600_000);
    await turnMaintenanceOn(db, until);
    await expect.poll(state).toEqual({ is_on: true, until: until.getTime() });
    // Turned on again with another end: the newer one applies.
    expect(await turnMaintenanceOn(db, new Date(0))).toContain('until 07:00 01/01/1970');
    await open();
    await expect.poll(state).toEqual({ is_on: false, until: null });
    await turnMaintenanceOn(db, null);
    await closed();
    expect(await turnMaintenanceOff(db)).toContain('maintenance is off');
    await open();
    expect(await turnMaintenanceOff(db)).toBe('maintenance was not on');
  });

  it('a command has no effect, and is applied once when it is sent again', async () => {
    const key = randomUUID();
    const report = () =>
      service.post('/question-report-errors/own', {
        token: learner.token,
        key,
        body: { question_id: `${STARTER.practice}.1`, errors: [2], content: '' },
      });
    await turnMaintenanceOn(db, null);
    await closed();
    expect((await report()).code).toBe('MAINTENANCE');
    await turnMaintenanceOff(db);
    await open();
    const first = await report();
    expect(first).toMatchObject({ status: 200, data: { is_again: false } });
    expect(first.headers['idempotency-replayed']).toBeUndefined();
  });

  it('stays closed while the database is down', async () => {
    await turnMaintenanceOn(db, null);
    await closed();
    const giveBack = await service.takeDatabaseAway();
    try {
      // Queried every second, and the database refuses.
      await expect.poll(async () => (await service.get('/health/ready')).status).toBe(503);
      expect((await service.get('/ielts/courses')).status).toBe(452);
    } finally {
      await giveBack();
    }
    await expect.poll(async () => (await service.get('/health/ready')).status).toBe(200);
  });
});
