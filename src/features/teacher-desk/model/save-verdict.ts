import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DeskTask, GivenVerdict } from '#contract/teacher-desk.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';

/** Saves a verdict; it is sent after the draft, so that both versions are there if another verdict came first. */
export async function saveVerdict(
  owner: string,
  { id, title, version }: DeskTask,
  verdict: GivenVerdict,
): Promise<void> {
  const parts = await rowsOf([ENDPOINTS.teacherDesk.saveDraft], { owner, grading_id: id });
  await saveCommand(ENDPOINTS.teacherDesk.submit, {
    owner,
    body: { grading_id: id, version, verdict },
    label: title,
    after: parts.map((row) => row.id),
  });
}
