import type { QueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DeskTask } from '#contract/teacher-desk.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { deskRecording, deskTask } from './desk-queries.ts';

/** Works of this visit that are not to be given again: being graded, just submitted, or given back. */
const known = new Set<string>();
export const noteKnown = (id: string): void => void known.add(id);

/** Keeps a work on the device, with its recording, so that it can be graded with no network. */
async function keep(client: QueryClient, task: DeskTask): Promise<string> {
  noteKnown(task.id);
  await writeQuery(client, deskTask(task.id), task);
  if (task.recording)
    void client.prefetchQuery(deskRecording(task.id, task.recording.type)).catch(() => undefined);
  return task.id;
}

/** Claims the most urgent work. @returns its id; null if nothing waits */
export async function takeNext(client: QueryClient, kind: TeacherWork | null): Promise<string | null> {
  const { task } = await callAsStaffOrThrow(ENDPOINTS.teacherDesk.take, {
    // The newest: the server takes no more ids than a teacher can hold.
    body: { holding: [...known].slice(-10), ...(kind && { kind }) },
  });
  return task && keep(client, task);
}

export async function claimWork(client: QueryClient, id: string): Promise<string> {
  return keep(client, await callAsStaffOrThrow(ENDPOINTS.teacherDesk.claim, { params: { id } }));
}

export async function releaseWork(id: string): Promise<void> {
  noteKnown(id);
  await callAsStaffOrThrow(ENDPOINTS.teacherDesk.release, { params: { id } });
}
