import { SECTION_STATUS } from '#contract/lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { db } from '../database/db.ts';
import type { StudyNote } from '../database/meta-rows.ts';
import type { CommandRow } from '../database/rows.ts';
import { listQueue } from '../queue/queue.ts';
import { readRow } from '../queue/read-row.ts';
import { deviceClock } from './device-clock.ts';

/** The day on which a row's work was completed; null if it completes nothing. */
function completedOn(row: CommandRow): string | null {
  const { submit } = ENDPOINTS.practice;
  const { updateProgress } = ENDPOINTS.lesson;
  if (row.operation === submit.storedAs) {
    const read = readRow(submit, row);
    return read && deviceClock(read.body.at).day;
  }
  if (row.operation !== updateProgress.storedAs) return null;
  const read = readRow(updateProgress, row);
  return read?.body.status === SECTION_STATUS.completed ? deviceClock(read.body.at).day : null;
}

async function read(owner: string): Promise<StudyNote | null> {
  const row = await db.meta.get(`studied:${owner}`);
  return row && 'days' in row ? { day: row.day, days: row.days } : null;
}

const after = (note: StudyNote | null, day: string): StudyNote =>
  note === null || day > note.day ? { day, days: (note?.days ?? 0) + 1 } : note;

/**
 * Inside the transaction in which a row leaves the queue: remembers the day, which nothing else on the device tells once
 * the server has confirmed the row.
 */
export async function noteStudy(row: CommandRow): Promise<void> {
  const day = completedOn(row);
  if (day === null) return;
  await db.meta.put({ key: `studied:${row.owner}`, ...after(await read(row.owner), day) });
}

/** Inside a transaction: a guest's days become the learner's. */
export async function moveStudyNote(guest: string, learnerId: string): Promise<void> {
  const note = await read(guest);
  if (note && !(await read(learnerId))) await db.meta.put({ key: `studied:${learnerId}`, ...note });
  await db.meta.delete(`studied:${guest}`);
}

/** What this learner has completed on this device, including work that is still queued; null: nothing. */
export async function readStudyNote(owner: string): Promise<StudyNote | null> {
  const days = new Set((await listQueue(owner)).flatMap((row) => completedOn(row) ?? []));
  return [...days].toSorted().reduce(after, await read(owner));
}

/** Whether something was completed here today. */
export const hasStudiedToday = async (owner: string, now: number): Promise<boolean> =>
  (await readStudyNote(owner))?.day === deviceClock(now).day;
