import { afterEach, expect, it } from 'vitest';
import { heartbeats, outages } from '#server/db/schema-study.ts';
import { beat } from '#server/jobs/start-heartbeat.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const at = (minutes: number): Date => new Date(Date.parse('2026-11-21T10:00:00Z') + minutes * 60_000);
const recorded = () =>
  db.select({ from: outages.from_at, to: outages.to_at, by: outages.found_by }).from(outages);

afterEach(async () => {
  await db.delete(outages);
  await db.delete(heartbeats);
});

it('a site that beats is up, and so is one that has just been installed', async () => {
  for (const minute of [0, 1, 2, 11]) await beat(db, at(minute));
  expect(await recorded()).toEqual([]);
});

it('ten silent minutes are an outage, recorded once by however many processes', async () => {
  await beat(db, at(0));
  await Promise.all([beat(db, at(300)), beat(db, at(300)), beat(db, at(300))]);
  expect(await recorded()).toEqual([{ from: at(0), to: at(300), by: 'server' }]);
});

it('a process with a slow clock makes no outage', async () => {
  await beat(db, at(60));
  await beat(db, at(0));
  await beat(db, at(61));
  expect(await recorded()).toEqual([]);
});
