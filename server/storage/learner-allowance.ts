import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Taker } from '#server/caller/taker.ts';
import type { Config } from '#server/config/config.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Tx } from '../db/connect.ts';
import { learnerStorage } from '../db/schema-storage.ts';

const MB = 1_000_000;
/** Overhead of a command's rows on top of its payload, bytes. */
const ROWS = 1_024;
/** `Retry-After`, seconds: the day has to end, or the quota has to be raised. */
const RETRY_SECONDS = 600;

const DAY_USED =
  'Hôm nay bạn đã gửi lên rất nhiều nên phần còn lại chờ sang ngày mai. Bài vẫn an toàn trên máy và mình sẽ tự gửi.';
const TOO_MUCH_LOOSE =
  'Nhiều bản ghi âm đã lên máy chủ mà chưa thuộc câu trả lời nào, nên bản này chờ thêm. Bài vẫn an toàn trên máy và mình sẽ tự gửi lại.';

type Limits = Pick<
  Config,
  | 'STORAGE_PER_LEARNER_MB'
  | 'STORAGE_PER_GUEST_MB'
  | 'UNATTACHED_PER_LEARNER_MB'
  | 'RECORDED_PER_LEARNER_DAY_MB'
  | 'WRITTEN_PER_LEARNER_DAY_MB'
>;

function refuseAbove(bytes: number, maxMb: number, message?: string): void {
  if (bytes > maxMb * MB) throw new ApiFailure('STORAGE_QUOTA', message, RETRY_SECONDS);
}

const today = sql<string>`(now() at time zone 'Asia/Ho_Chi_Minh')::date`;

/** The current day's sum plus this; sums of other days are reset. */
const onThisDay = (column: PgColumn): SQL =>
  sql`case when ${learnerStorage.day} = excluded.day then ${column} else 0 end + excluded.${sql.identifier(column.name)}`;

/** Adds to the sums and returns them; the row stays locked until the transaction ends. */
async function add(tx: Tx, learner_id: string, given: { recorded: number; written: number }) {
  const { stored_bytes, day_recorded_bytes, day_written_bytes } = learnerStorage;
  const [row] = await tx
    .insert(learnerStorage)
    .values({
      learner_id,
      // Recordings are added by a trigger.
      stored_bytes: given.written,
      day: today,
      day_recorded_bytes: given.recorded,
      day_written_bytes: given.written,
    })
    .onConflictDoUpdate({
      target: learnerStorage.learner_id,
      set: {
        stored_bytes: sql`${stored_bytes} + excluded.stored_bytes`,
        day: sql`excluded.day`,
        day_recorded_bytes: onThisDay(day_recorded_bytes),
        day_written_bytes: onThisDay(day_written_bytes),
      },
    })
    .returning();
  if (!row) throw new Error('an upsert gave no row');
  return row;
}

/**
 * Storage quota of a learner or guest. Each call adds first and checks afterwards, on a row that stays locked
 * until the transaction ends, so that concurrent calls cannot pass on a stale sum.
 */
export class LearnerAllowance {
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Accounts for a recording whose row was just inserted, at full length. Throws `STORAGE_QUOTA`. */
  async takeRecording(tx: Tx, taker: Taker, bytes: number): Promise<void> {
    const sums = await add(tx, taker.id, { recorded: bytes, written: 0 });
    const limits = this.#limits;
    refuseAbove(
      sums.stored_bytes,
      taker.isGuest ? limits.STORAGE_PER_GUEST_MB : limits.STORAGE_PER_LEARNER_MB,
    );
    refuseAbove(sums.unattached_bytes, limits.UNATTACHED_PER_LEARNER_MB, TOO_MUCH_LOOSE);
    refuseAbove(sums.day_recorded_bytes, limits.RECORDED_PER_LEARNER_DAY_MB, DAY_USED);
  }

  /**
   * Accounts for a command's payload, as the last step of its transaction. Learners are never rejected
   * because of their recordings: an answer whose recording is already stored must arrive. Throws
   * `STORAGE_QUOTA`.
   */
  async takeCommand(tx: Tx, taker: Taker, bytes: number): Promise<void> {
    const sums = await add(tx, taker.id, { recorded: 0, written: bytes + ROWS });
    const limits = this.#limits;
    if (taker.isGuest) refuseAbove(sums.stored_bytes, limits.STORAGE_PER_GUEST_MB);
    else refuseAbove(sums.day_written_bytes, limits.WRITTEN_PER_LEARNER_DAY_MB, DAY_USED);
  }
}
