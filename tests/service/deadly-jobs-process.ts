import { writeSync } from 'node:fs';
import { ContentCache } from '#server/content/content-cache.ts';
import { connect, connectJobs } from '#server/db/connect.ts';
import { directoryBlobStore } from '#server/engines/blobs/directory-blob-store.ts';
import { LocalWritingGrader } from '#server/engines/writing/local-writing-grader.ts';
import { startGrading } from '#server/jobs/start-grading.ts';
import { startJobQueue } from '#server/queue/job-queue.ts';

// A process that works jobs of every kind, and dies of some as if the system had killed it.
const { DATABASE = '{}', DEADLY = '', ENDLESS = '' } = process.env;

const options = JSON.parse(DATABASE);
/** At once, since what is written to a pipe may be lost with the process. */
const say = (line: string) => writeSync(1, `${line}\n`);
const { db } = connect({ ...options, max: 4 }, () => undefined);
const { pool } = connectJobs(options, () => undefined);
const jobs = await startJobQueue(pool, (error) => say(`error ${error.message}`));

/** Says what this process does before it dies of it, or does not end. */
async function meet(queue: string, id: string): Promise<void> {
  say(`${queue} ${id}`);
  if (DEADLY.split(',').includes(id)) process.kill(process.pid, 'SIGKILL');
  if (ENDLESS === id) await new Promise(() => undefined);
}
const unused = () => Promise.reject(new Error('no recording was sent'));
await startGrading(
  {
    db,
    blobs: directoryBlobStore('no-such-folder'),
    content: new ContentCache(db),
    jobs: {
      workGrading: (handle, onDeadly) =>
        jobs.workGrading(async (job, ...rest) => {
          await meet('grading', job.attemptId);
          await handle(job, ...rest);
        }, onDeadly),
    },
  },
  {
    writing: new LocalWritingGrader(),
    decoder: { decode: unused },
    pronunciation: { score: unused, listen: unused, report: unused },
    transcriber: null,
  },
);
await jobs.workDeadlines(({ attemptId }) => meet('test-deadlines', attemptId));
await jobs.workNotices(({ id }) => meet('notices', id));
await jobs.workPushes(async (sent) => {
  for (const { data } of sent) await meet('pushes', data.subscriptionId);
  return new Set(sent.map(({ id }) => id));
});
await jobs.workNightly(() => meet('nightly', 'nightly'));
process.on('SIGTERM', async () => {
  // Whoever stops it does not wait for its jobs.
  await jobs.forgive();
  process.kill(process.pid, 'SIGKILL');
});
