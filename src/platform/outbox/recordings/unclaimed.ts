import { recordingOf } from '#rules/questions/recording-of.ts';
import { db } from '../database/db.ts';
import { isOwnedBy, readEach, readStored } from '../database/read-stored.ts';
import { answerRow, type RecordingRow, recordingRow } from '../database/rows.ts';

const LOCK = 'luyen-recording:';
const lockOf = (recordingId: string): string => `${LOCK}${recordingId}`;

// Browsers and tests without Web Locks are treated as having one page.
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Marks a recording as being made, in any tab, until the work is done: it is not offered meanwhile. */
export async function whileRecording<T>(recordingId: string, work: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request(lockOf(recordingId), work) : work();
}

/** Whether somebody is speaking into a recording now, in any tab. */
export async function isRecordingNow(): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? [];
  return held.some(({ name }) => name?.startsWith(LOCK));
}

const isCarried = async (recordingId: string): Promise<boolean> =>
  (await db.commands.where('recordingId').equals(recordingId).count()) > 0;

/** It has sound, and no command or answer carries it: nothing else would bring it back to the learner. */
async function isUnclaimed(row: RecordingRow): Promise<boolean> {
  if (row.state === 'sent' || row.bytes === 0) return false;
  if (await isCarried(row.id)) return false;
  const own = readStored(answerRow, await db.answers.get([row.attemptId, row.questionId]));
  return recordingOf(own?.answer ?? null) !== row.id;
}

async function unclaimedOf(rows: RecordingRow[]): Promise<RecordingRow[]> {
  const found: RecordingRow[] = [];
  for (const row of rows) if (await isUnclaimed(row)) found.push(row);
  if (found.length === 0) return found;
  const held = (await locks()?.query())?.held ?? [];
  const atWork = new Set(held.map(({ name }) => name));
  return found.filter(({ id }) => !atWork.has(lockOf(id)));
}

/** A recording that a crash left behind at a question: the learner may keep or discard it. */
export async function findInterrupted(
  attemptId: string,
  questionId: string,
): Promise<RecordingRow | undefined> {
  const rows = await db.recordings.where('[attemptId+questionId]').equals([attemptId, questionId]).toArray();
  return (await unclaimedOf(readEach(recordingRow, rows))).at(0);
}

const unsentOf = (owner: string) =>
  db.recordings.where('state').anyOf('open', 'complete').and(isOwnedBy(owner));

/** All such recordings of a learner on this device, oldest first. */
export async function listUnclaimed(owner: string): Promise<RecordingRow[]> {
  return unclaimedOf(readEach(recordingRow, await unsentOf(owner).sortBy('startedAt')));
}

/** Ids of those that this version of the app cannot read: their sound can be saved as a file. */
export async function listUnreadable(owner: string): Promise<string[]> {
  const ids: string[] = [];
  await unsentOf(owner).each((stored, { primaryKey }) => {
    if (readStored(recordingRow, stored) === undefined) ids.push(primaryKey);
  });
  const free: string[] = [];
  for (const id of ids) if (!(await isCarried(id))) free.push(id);
  return free;
}
