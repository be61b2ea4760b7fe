import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { readPostmaster } from '#server/db/postgres-process.ts';
import type { SavedAnswer } from './learner.ts';

/** What the device still holds, out of its database. */
export interface DeviceState {
  commands: {
    id: string;
    state: string;
    operation: string;
    body: Record<string, unknown>;
    lastCode: string | null;
  }[];
  answers: SavedAnswer[];
  receipts: { id: string; kind: string; sha256: string | null }[];
}

const keyOf = ({ attemptId, questionId }: SavedAnswer): string => `${attemptId} ${questionId}`;

/** What a run may rely on: the newest value of each question that the screen called saved. */
export class Ledger {
  readonly submitted = new Set<string>();
  private readonly saved = new Map<string, SavedAnswer>();
  /** Question that was being answered when something broke: its old or its new value may have been stored. */
  private uncertain: string | null = null;

  get answers(): SavedAnswer[] {
    return [...this.saved.values()];
  }

  begin(questionId: string | null): void {
    this.uncertain = questionId;
  }

  note(answer: SavedAnswer): void {
    this.saved.set(keyOf(answer), answer);
    this.uncertain = null;
  }

  /** Compares with what a reopened device holds, and takes over what was uncertain. */
  reconcile(device: DeviceState): string[] {
    const onDevice = new Map(device.answers.map((answer) => [keyOf(answer), answer]));
    const lost = this.answers
      .filter((saved) => saved.questionId !== this.uncertain)
      .filter((saved) => !isDeepStrictEqual(onDevice.get(keyOf(saved))?.answer, saved.answer))
      .map((saved) => {
        const held = onDevice.get(keyOf(saved));
        return `not on the device any more: ${JSON.stringify(saved)}; it has ${JSON.stringify(held?.answer)}`;
      });
    for (const answer of device.answers) {
      if (answer.questionId === this.uncertain) this.saved.set(keyOf(answer), answer);
    }
    this.uncertain = null;
    return lost;
  }
}

export async function connect(dataDir: string): Promise<pg.Client> {
  const postmaster = readPostmaster(join(dataDir, 'pg'));
  if (!postmaster) throw new Error('the database is not running');
  const password = (await readFile(join(dataDir, 'pg-password'), 'utf8')).trim();
  const { host, port } = postmaster;
  const client = new pg.Client({ host, port, user: 'luyen', password, database: 'postgres' });
  await client.connect();
  return client;
}

async function answerOnServer(db: pg.Client, { attemptId, questionId }: SavedAnswer): Promise<unknown> {
  const { rows } = await db.query(
    'select answer from attempt_answers where attempt_id = $1 and question_id = $2',
    [attemptId, questionId],
  );
  return rows[0]?.answer;
}

const isHeld = (device: DeviceState, saved: SavedAnswer): boolean =>
  device.commands.some(
    ({ body }) =>
      body.attempt_id === saved.attemptId &&
      body.question_id === saved.questionId &&
      isDeepStrictEqual(body.answer, saved.answer),
  );

/**
 * The two promises, checked after a run:
 * saved ⇒ queued, parked or applied; acknowledged ⇒ applied exactly once.
 * @returns one line for each violation
 */
export async function violations(
  db: pg.Client,
  learnerId: string,
  ledger: Ledger,
  device: DeviceState,
): Promise<string[]> {
  const found: string[] = [];
  for (const saved of ledger.answers) {
    const onServer = await answerOnServer(db, saved);
    if (!isDeepStrictEqual(onServer, saved.answer) && !isHeld(device, saved)) {
      found.push(`lost: ${JSON.stringify(saved)}; the server has ${JSON.stringify(onServer)}`);
    }
  }
  for (const { id, kind, sha256 } of device.receipts) {
    const table = kind === 'recording' ? 'recordings where id' : 'idempotency where key';
    const { rows } = await db.query(`select * from ${table} = $1 and learner_id = $2`, [id, learnerId]);
    if (rows.length !== 1) found.push(`acknowledged but applied ${rows.length} times: ${kind} ${id}`);
    else if (kind === 'recording' && (rows[0].blob_key === null || rows[0].sha256 !== sha256)) {
      found.push(`acknowledged recording ${id} is not whole on the server`);
    }
  }
  const { rows: twice } = await db.query(
    `select data->>'attemptId' as attempt, data->>'questionId' as question, count(*) as times
     from pgboss.job j join attempts a on a.id::text = data->>'attemptId'
     where a.learner_id = $1 and j.name not like '%dead%' group by 1, 2 having count(*) > 1`,
    [learnerId],
  );
  for (const row of twice) found.push(`graded ${row.times} times: ${row.attempt} ${row.question}`);
  for (const attemptId of ledger.submitted) {
    const { rows } = await db.query('select submitted_at from attempts where id = $1', [attemptId]);
    const held = device.commands.some(
      ({ operation, body }) => operation === 'practice.submit' && body.attempt_id === attemptId,
    );
    if (!rows[0]?.submitted_at && !held) found.push(`submission lost: ${attemptId}`);
  }
  return found;
}
