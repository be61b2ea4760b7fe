import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod/mini';
import type { Finished } from './one-run.ts';
import { connect, type Entry, readTrail } from './trail.ts';
import type { World } from './world.ts';

const answerRow = z.object({
  attempt_id: z.string(),
  exercise_id: z.string(),
  question_id: z.string(),
  submitted_at: z.nullable(z.date()),
  answer: z.unknown(),
  answered_at: z.date(),
  is_correct: z.nullable(z.boolean()),
  marks_won: z.nullable(z.number()),
  evaluation: z.nullable(z.looseObject({ status: z.string() })),
  question: z.unknown(),
  key: z.unknown(),
});
export type AnswerRow = z.infer<typeof answerRow>;

const recordingRow = z.object({
  id: z.string(),
  length: z.coerce.number(),
  sha256: z.string(),
  blob_key: z.nullable(z.string()),
});

/** What a run is checked against: what it saved, and the resulting state of the server. */
export interface Evidence extends Finished {
  db: pg.Client;
  learnerId: string;
  trail: readonly Entry[];
  /** Keys of the commands that the server has applied. */
  applied: ReadonlySet<string>;
  answers: readonly AnswerRow[];
  recordings: readonly z.infer<typeof recordingRow>[];
  /** SHA-256 of a blob on the server's disk, or of so many of its first bytes; null where there is none. */
  hashOfBlob: (key: string, first?: number) => Promise<string | null>;
  /** `data` of the server's response to this learner. With a body it is a POST. */
  ask: <T extends z.core.$ZodType>(response: T, path: string, body?: object) => Promise<z.infer<T>>;
}

/** Unfinished gradings of a learner. */
export async function waitingGradings(dataDir: string, learnerId: string): Promise<number> {
  const db = await connect(dataDir);
  try {
    const { rows } = await db.query(
      `select count(*)::int as waiting from attempt_answers g join attempts a on a.id = g.attempt_id
       where a.learner_id = $1 and g.evaluation ->> 'status' = 'waiting'`,
      [learnerId],
    );
    return z.array(z.object({ waiting: z.number() })).parse(rows)[0]?.waiting ?? 0;
  } finally {
    await db.end();
  }
}

/** Collects the server's data of a run, and passes it to `check`. */
export async function withEvidence<T>(
  { server }: World,
  finished: Finished,
  check: (evidence: Evidence) => Promise<T>,
): Promise<T> {
  const { learnerId } = finished.account;
  const db = await connect(server.dataDir);
  try {
    const keys = [
      ...new Set([
        ...finished.savedWork.commands.keys(),
        ...finished.savedWork.receipts.keys(),
        ...finished.traffic.map(({ key }) => key),
      ]),
    ];
    const known = await db.query('select key from idempotency where key = any($1)', [keys]);
    const answers = await db.query(
      `select g.*, a.exercise_id, a.submitted_at, q.question, q.key from attempt_answers g
       join attempts a on a.id = g.attempt_id
       join questions q on q.exercise_id = a.exercise_id and q.id = g.question_id
       where a.learner_id = $1`,
      [learnerId],
    );
    const recordings = await db.query('select * from recordings where learner_id = $1', [learnerId]);
    return await check({
      ...finished,
      db,
      learnerId,
      trail: await readTrail(db, learnerId),
      applied: new Set(
        z
          .array(z.object({ key: z.string() }))
          .parse(known.rows)
          .map(({ key }) => key),
      ),
      answers: z.array(answerRow).parse(answers.rows),
      recordings: z.array(recordingRow).parse(recordings.rows),
      hashOfBlob: (key, first) =>
        readFile(join(server.dataDir, 'blobs', key.slice(0, 2), key)).then(
          (bytes) => createHash('sha256').update(bytes.subarray(0, first)).digest('hex'),
          () => null,
        ),
      ask: async (response, path, body) => {
        const answer = await fetch(`${server.origin}/api${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${finished.account.token}`, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        const json: unknown = await answer.json();
        return z.parse(response, z.object({ data: z.unknown() }).parse(json).data);
      },
    });
  } finally {
    await db.end();
  }
}
