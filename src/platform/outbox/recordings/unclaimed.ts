import { recordingOf } from '#rules/questions/recording-of.ts';
import { db } from '../database/db.ts';
import type { RecordingRow } from '../database/rows.ts';

const lockOf = (recordingId: string): string => `luyen-recording:${recordingId}`;

// Browsers and tests without Web Locks are treated as having one page.
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** Marks a recording as being made, in any tab, until the work is done: it is not offered meanwhile. */
export async function whileRecording<T>(recordingId: string, work: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request(lockOf(recordingId), work) : work();
}

/** It has sound, and no command or answer carries it: nothing else would bring it back to the learner. */
async function isUnclaimed(row: RecordingRow): Promise<boolean> {
  if (row.state === 'sent' || row.bytes === 0) return false;
  if ((await db.commands.where('recordingId').equals(row.id).count()) > 0) return false;
  const own = await db.answers.get([row.attemptId, row.questionId]);
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
  return (await unclaimedOf(rows)).at(0);
}

/** All such recordings of a learner on this device, oldest first. */
export async function listUnclaimed(owner: string): Promise<RecordingRow[]> {
  const rows = await db.recordings.where('state').anyOf('open', 'complete').sortBy('startedAt');
  return unclaimedOf(rows.filter((row) => row.owner === owner));
}
