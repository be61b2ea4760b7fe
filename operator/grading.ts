import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '#server/config/config.ts';
import type { Database } from '#server/db/connect.ts';
import { submitVerdict } from '#server/domain/teacher-grading/submit-verdict.ts';
import { GradingRefused, readGradingTask } from '#server/domain/teacher-grading/teacher-gradings.ts';
import { directoryBlobStore } from '#server/engines/blobs/directory-blob-store.ts';
import { auditedByCommand } from './audited-by-command.ts';
import { listFailed, retryFailed } from './grading-failed.ts';
import { GradingFileFault, readGradingFile } from './grading-file.ts';
import { listGradings } from './grading-list.ts';
import { showGrading } from './grading-show.ts';
import { readArgs } from './read-args.ts';
import { withDatabase } from './with-database.ts';

/** Submits a teacher's file for a grading. Throws `GradingRefused` or `GradingFileFault`. */
export async function submitGrading(db: Database, id: string, file: string, now: Date): Promise<string> {
  const source = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new GradingFileFault([`${file}: file: cannot be read (${error.code ?? error.message})`]);
  });
  return auditedByCommand(db, { action: 'grading.submit', object: id }, async (tx) => ({
    subjects: [await submitVerdict(tx, id, (task) => readGradingFile(file, source, task), now)],
    said: `${id} is graded; the learner sees it now`,
  }));
}

/** Writes what a teacher needs into a folder; that it was read is recorded before. */
export async function showToTeacher(db: Database, dataDir: string, id: string, dir: string): Promise<string> {
  await auditedByCommand(db, { action: 'grading.read', object: id }, async (tx) => ({
    subjects: [(await readGradingTask(tx, id)).learner_id],
    said: '',
  }));
  return showGrading({ db, blobs: directoryBlobStore(join(dataDir, 'blobs')) }, id, dir);
}

type Work = (db: Database, config: Config) => Promise<string>;

/** Parses the arguments; null if they match no subcommand. */
function workOf(args: string[]): Work | null {
  const parsed = readArgs(args, { json: { type: 'boolean' }, out: { type: 'string' } });
  if (!parsed) return null;
  const { values, positionals } = parsed;
  const [action, id, file] = positionals;
  if (action === 'list' && !id) return (db) => listGradings(db, Date.now(), values.json === true);
  const { out } = values;
  if (action === 'show' && id && out && !file)
    return (db, { DATA_DIR }) => showToTeacher(db, DATA_DIR, id, out);
  if (action === 'submit' && id && file) return (db) => submitGrading(db, id, file, new Date());
  if (action === 'failed' && !id) return (db) => listFailed(db, values.json === true);
  if (action === 'retry' && id && !file) return (db) => retryFailed(db, id === 'all' ? null : [id]);
  return null;
}

/**
 * Manages the queue of teacher gradings and the gradings that failed. Returns the exit code; null if the
 * arguments are invalid.
 */
export async function gradingCommand(args: string[]): Promise<number | null> {
  const work = workOf(args);
  if (!work) return null;
  try {
    console.log(await withDatabase(work));
    return 0;
  } catch (error) {
    if (
      !(error instanceof GradingRefused || error instanceof GradingFileFault || error instanceof ConfigError)
    )
      throw error;
    console.error(error.message);
    return 1;
  }
}
