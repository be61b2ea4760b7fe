import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DraftPart, DraftPartName } from '#contract/teacher-desk.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';

export type DraftParts = Partial<Record<DraftPartName, DraftPart>>;
/** A part as it is edited: the time is added when it is saved. */
export type EditedPart = Omit<DraftPart, 'at' | 'skew'>;

/** Parts of a draft that have been saved here and have not arrived. */
export async function unsentParts(owner: string, grading_id: string): Promise<DraftParts> {
  const rows = await pending([ENDPOINTS.teacherDesk.saveDraft], { owner, grading_id });
  return Object.fromEntries(
    rows.map(({ body: { grading_id: _, part, ...fields } }) => [part, fields] as const),
  );
}

/** Saves a part: when the promise is fulfilled it is on the disk. */
export async function saveDraftPart(
  owner: string,
  gradingId: string,
  part: DraftPartName,
  edited: EditedPart,
  label: string,
): Promise<unknown> {
  const clock = await readClock();
  return saveCommand(ENDPOINTS.teacherDesk.saveDraft, {
    owner,
    body: { grading_id: gradingId, part, ...clock, ...edited },
    label,
  });
}
