import pg from 'pg';
import { z } from 'zod/mini';
import { runningEmbeddedPostgres } from '#server/db/embedded-postgres.ts';

/** Tables that a command, a grading or an upload may change. */
const WATCHED = [
  'attempts',
  'attempt_answers',
  'recordings',
  'revise_answers',
  'section_progress',
  'study_events',
  'notebook_events',
  'pronunciation_progress',
  'conversation_learners',
  'scene_visits',
  'idempotency',
  'pgboss.job',
];

/**
 * Records every change of those tables in the same transaction, by triggers independent of the server's code: this
 * counts effects that a primary key would hide.
 */
const TRAIL = `
  create schema chaos;
  create table chaos.trail (
    id bigserial primary key,
    tx text not null default pg_current_xact_id()::text,
    place text not null,
    before jsonb,
    after jsonb,
    learner uuid
  );
  create index on chaos.trail (learner);
  create function chaos.note() returns trigger language plpgsql security definer as $$
  declare
    before_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
    after_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
    row_now jsonb := coalesce(after_row, before_row);
    attempt text := coalesce(row_now ->> 'attempt_id', row_now #>> '{data,attemptId}');
  begin
    insert into chaos.trail (place, before, after, learner) values (
      tg_argv[0], before_row, after_row,
      coalesce((row_now ->> 'learner_id')::uuid, (select a.learner_id from attempts a where a.id::text = attempt))
    );
    return null;
  end $$;
  ${WATCHED.map(
    (place) => `create trigger chaos_trail after insert or update or delete on ${place}
      for each row execute function chaos.note('${place}');`,
  ).join('\n')}
`;

const row = z.nullable(z.record(z.string(), z.unknown()));
const entries = z.array(
  z.object({ id: z.string(), tx: z.string(), place: z.string(), before: row, after: row }),
);
export type Entry = z.infer<typeof entries>[number];

/** To be closed by the caller. */
export async function connect(dataDir: string): Promise<pg.Client> {
  const running = runningEmbeddedPostgres(dataDir, 'owner');
  if (!running) throw new Error('the database is not running');
  const client = new pg.Client(running);
  // The database may be killed meanwhile; the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function installTrail(dataDir: string): Promise<void> {
  const db = await connect(dataDir);
  try {
    await db.query(TRAIL);
  } finally {
    await db.end();
  }
}

/** All changes of a learner's rows, and of those of the guest they were before; oldest first. */
export async function readTrail(db: pg.Client, learnerId: string): Promise<Entry[]> {
  const { rows } = await db.query(
    `with guests as (
       select distinct (before ->> 'learner_id')::uuid as id from chaos.trail
       where place = 'attempts' and learner = $1 and before is not null
     )
     select id::text, tx, place, before, after from chaos.trail
     where learner = $1 or learner in (select id from guests) order by chaos.trail.id`,
    [learnerId],
  );
  return entries.parse(rows);
}
