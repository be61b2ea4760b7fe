import { eq, inArray } from 'drizzle-orm';
import { FAILED_MAX, PROBLEMS_MAX } from '#contract/operator-operations.ts';
import { readPack } from '#server/content/read-pack.ts';
import { schema } from '#server/db/schema.ts';
import { knownHeads } from '#server/domain/audit/known-heads.ts';
import { verifyTrail } from '#server/domain/audit/verify-trail.ts';
import { queueNews } from '#server/domain/operations/news.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import { type FailedJob, failedJobs, retryFailedJobs } from '#server/jobs/failed-jobs.ts';
import { closeSite, openSite } from '#server/maintenance/set-maintenance.ts';
import type { Queryable } from '../../db/connect.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { contentStateOf } from './content-state.ts';
import { spendingByDay } from './spending.ts';

/** Runs the work once at a time: whoever asks meanwhile gets the same answer. */
function checkOnce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}

const { attempts, exercises } = schema;
const MINUTE_MS = 60_000;

/** Keeping the site running: gradings that failed, spending, content, maintenance, news. */
export function handlers(platform: Platform): Handlers<'operatorOperations'> {
  const { db, config, maintenance } = platform;
  const check = checkOnce(() => readPack(config.CONTENT_DIR));
  const verify = checkOnce(async () => verifyTrail(db, { heads: (await knownHeads(db, config)).genuine }));
  const worksOf = async (on: Queryable, failed: readonly FailedJob[]) => {
    const ids = failed.flatMap(({ grading }) => (grading ? [grading.attemptId] : []));
    if (ids.length === 0) return new Map<string, { title: string; learner: string }>();
    const rows = await on
      .select({ id: attempts.id, title: exercises.title, learner: attempts.learner_id })
      .from(attempts)
      .innerJoin(exercises, eq(exercises.id, attempts.exercise_id))
      .where(inArray(attempts.id, ids));
    return new Map(rows.map(({ id, ...work }) => [id, work]));
  };
  const siteNow = async () => {
    const closed = await maintenance.current();
    return { is_closed: closed !== null, until: closed?.until?.getTime() ?? null };
  };
  return {
    failedGradings: async ({ about }) => {
      const failed = await failedJobs(db);
      const gradings = failed.flatMap(({ grading, ...job }) => (grading ? [{ ...job, ...grading }] : []));
      const listed = gradings.slice(0, FAILED_MAX);
      const works = await worksOf(db, failed);
      about([...works.values()].map(({ learner }) => learner));
      return {
        total: gradings.length,
        gradings: listed.map(({ id, attemptId, questionId, failedAt, reason }) => ({
          id,
          failed_at: failedAt.getTime(),
          title: works.get(attemptId)?.title ?? null,
          question_id: questionId,
          reason,
        })),
        jobs: failed
          .flatMap((job) =>
            job.grading
              ? []
              : [{ id: job.id, kind: job.queue, failed_at: job.failedAt.getTime(), reason: job.reason }],
          )
          .slice(0, FAILED_MAX),
      };
    },
    retryGradings: async ({ tx, body: { ids }, about }) => {
      const retried = await retryFailedJobs(tx, ids);
      about([...(await worksOf(tx, retried)).values()].map(({ learner }) => learner));
      return { retried: retried.length };
    },
    spending: async ({ query: { days } }) => ({ days: await spendingByDay(db, days, Date.now()) }),
    content: () => contentStateOf(db, Date.now()),
    checkContent: async () => {
      const reading = await check();
      if (reading.ok) return { version: reading.pack.version, problems: [], total: 0 };
      return {
        version: null,
        problems: reading.problems.slice(0, PROBLEMS_MAX),
        total: reading.problems.length,
      };
    },
    verifyAudit: async () => {
      const found = await verify();
      return found.ok
        ? { entries: found.entries, broken_at: null }
        : { entries: found.id - 1, broken_at: found.id };
    },
    site: siteNow,
    closeSite: async ({ tx, body: { minutes } }) => {
      const until = new Date(Date.now() + minutes * MINUTE_MS);
      await closeSite(tx, until);
      return { is_closed: true, until: until.getTime() };
    },
    openSite: async ({ tx }) => {
      await openSite(tx);
      return { is_closed: false, until: null };
    },
    sendNews: async ({ tx, body: { id, title, text, path } }) => ({
      learners: await asApiFailure(queueNews(tx, { title, body: text, path }, id)),
    }),
  };
}
