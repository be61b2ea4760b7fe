import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, inject, it } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { prepareDatabase } from '#server/db/prepare-database.ts';
import { migrateFirst } from './earlier-database.ts';

/** Migrations of the last version that did not measure time; 0055 measures it. */
const BEFORE = 55;

const owner = inject('postgresOwner');
const database = `unmeasured_${randomBytes(6).toString('hex')}`;
const outer = connect({ ...owner, database: 'postgres' }, () => {});
await outer.pool.query(`create database ${database}`);
const { pool, close } = connect({ ...owner, database }, () => {});
afterAll(async () => {
  await close();
  await outer.pool.query(`drop database ${database} with (force)`);
  await outer.close();
});

const learner = randomUUID();
const DAY = '2026-09-01';
const at = (time: string) => `${DAY}T${time}+07:00`;

/** Something completed, by the plan of its content. */
const complete = (subject: string, minutes: number, time: string) =>
  pool.query(
    'insert into study_events (learner_id, day, subject, minutes, at, counts) values ($1, $2, $3, $4, $5, true)',
    [learner, DAY, subject, minutes, at(time)],
  );
const attempt = (opened: string, submitted: string) =>
  pool.query(
    `insert into attempts (id, learner_id, exercise_id, opened_at, submitted_at, received_at)
     values ($1, $2, 'placement', $3, $4, now())`,
    [randomUUID(), learner, at(opened), at(submitted)],
  );

it('makes estimates of what was completed before time was measured, and leaves streaks as they are', async () => {
  await migrateFirst(pool, BEFORE);
  await pool.query(
    `insert into learners (id, phone, full_name, registration) values ($1, '0912345678', 'An', '{}')`,
    [learner],
  );
  await pool.query(
    `insert into exercises (id, kind, title, instructions, grading_scale) values ('placement', 'speaking', 'Test', '', 0)`,
  );
  // A placement test of a minute, which counted as forty, and one that was left open over lunch.
  await attempt('08:00:00', '08:00:50');
  await complete('test:placement', 40, '08:00:50');
  await attempt('09:00:00', '12:00:00');
  await complete('practice:lunch', 20, '12:00:00');
  // Nothing is known of how long a sheet was read, and nothing was planned for a section that newer content dropped.
  await complete('section:lesson/sheet', 8, '13:00:00');
  await complete('section:lesson/gone', 0, '14:00:00');
  await pool.query(`insert into streak_months values ($1, '2026-09-30', 1, 0, 1)`, [learner]);
  const streaks = async () => (await pool.query('select * from streak_months order by day')).rows;
  const before = await streaks();

  await prepareDatabase({ ...owner, database }, null);

  const { rows } = await pool.query(
    'select subject, minutes, estimated_minutes from study_events order by at',
  );
  expect(rows).toEqual([
    { subject: 'test:placement', minutes: 40, estimated_minutes: 1 },
    { subject: 'practice:lunch', minutes: 20, estimated_minutes: 20 },
    { subject: 'section:lesson/sheet', minutes: 8, estimated_minutes: 8 },
    { subject: 'section:lesson/gone', minutes: 0, estimated_minutes: 0 },
  ]);
  expect(await streaks()).toEqual(before);
  // What is completed from now on is measured, and counts for streaks as before.
  await pool.query(
    `insert into study_events (learner_id, day, subject, minutes, at, counts)
     values ($1, '2026-09-02', 'section:lesson/sheet', 8, '2026-09-02T09:00+07:00', true)`,
    [learner],
  );
  const latest = await pool.query(`select estimated_minutes from study_events where day = '2026-09-02'`);
  expect(latest.rows).toEqual([{ estimated_minutes: 0 }]);
  expect(await streaks()).toEqual([]);
});
