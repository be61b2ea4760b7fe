import type { Duplex } from 'node:stream';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { inject } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { PushSender } from '#server/engines/push/push-sender.ts';
import { claimReminders } from '#server/jobs/push/claim-reminders.ts';
import { deliverPushes } from '#server/jobs/push/deliver-pushes.ts';
import type { Platform } from '#server/platform.ts';
import { type PushJob, pushQueue } from '#server/queue/push-queue.ts';
import { PUSHES } from '#server/queue/queues.ts';
import type { Random } from '../chaos/random.ts';

/** Longest life, in steps: packets to the database, messages to the push service. */
const LONGEST_LIFE = 110;

/** Ends a server at a step of its work, as `kill -9` would. */
class Fuse {
  #left: number;
  /** At the last step what is sent still arrives, but nobody hears of it. */
  readonly arrives: boolean;

  constructor(random: Random) {
    this.#left = random.between(1, LONGEST_LIFE);
    this.arrives = random.chance(0.5);
  }

  get isBlown(): boolean {
    return this.#left <= 0;
  }

  /** @returns how a step goes: as it should, as the last one, or not at all */
  burn(): 'alive' | 'last' | 'dead' {
    if (this.isBlown) return 'dead';
    this.#left -= 1;
    return this.isBlown ? 'last' : 'alive';
  }
}

/** Each packet to the database is a step. */
function burnPackets({ connection: { stream } }: pg.PoolClient, fuse: Fuse): void {
  const write = stream.write.bind(stream);
  const burningWrite = (chunk: unknown, onWritten?: () => void): boolean => {
    const step = fuse.burn();
    if (step === 'alive') return write(chunk, onWritten);
    // Nothing that the database answers is heard any more.
    stream.removeAllListeners('data');
    if (step === 'last' && fuse.arrives) write(chunk, () => stream.destroy());
    else stream.destroy();
    return false;
  };
  Object.assign(stream, { write: burningWrite });
}

/** Each message is two steps: before it is sent, and before its outcome is known. */
const burnMessages = (push: PushSender, fuse: Fuse): PushSender => ({
  ...push,
  async send(target, message) {
    if (fuse.burn() !== 'alive') throw new Error('killed before sending');
    const outcome = await push.send(target, message);
    if (fuse.burn() !== 'alive') throw new Error('killed after sending');
    return outcome;
  },
});

/**
 * Another server on the same database works off what is due, unless it is killed.
 * @returns whether it was
 */
export async function liveOnce(platform: Platform, random: Random): Promise<boolean> {
  const fuse = new Fuse(random);
  const { host, port, user, password } = inject('postgres');
  const { rows } = await platform.db.execute<{ name: string }>(sql`select current_database() as name`);
  const own = connect({ host, port, user, password, database: rows[0]?.name, max: 2 }, () => undefined);
  const streams: Duplex[] = [];
  own.pool.on('connect', (client) => {
    streams.push(client.connection.stream);
    burnPackets(client, fuse);
  });
  const executeSql = (text: string, values?: unknown[]) => own.pool.query(text, values);
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false, migrate: false });
  boss.on('error', () => undefined);
  const server = {
    ...platform,
    db: own.db,
    push: burnMessages(platform.push, fuse),
    jobs: { ...platform.jobs, ...pushQueue(boss, () => Promise.resolve()) },
  };
  try {
    await boss.start();
    while ((await claimReminders(server)) > 0);
    for (;;) {
      const jobs = await boss.fetch<PushJob>(PUSHES, { batchSize: random.between(1, 4) });
      if (jobs.length === 0) break;
      const done = await deliverPushes(server, jobs);
      if (done.size > 0) await boss.complete(PUSHES, [...done]);
    }
  } catch (error) {
    if (!fuse.isBlown) throw error;
  } finally {
    // The pool would wait for connections that broke in the middle of a statement.
    for (const stream of streams) stream.destroy();
    void own.close();
  }
  return fuse.isBlown;
}
