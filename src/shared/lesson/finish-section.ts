import { SECTION_STATUS } from '#contract/lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';

/** Saves on this device that a section is completed. When the promise is fulfilled, it is on the disk. */
export async function finishSection(
  owner: string,
  lessonId: string,
  sectionId: string,
  title: string,
): Promise<void> {
  await saveCommand(ENDPOINTS.lesson.updateProgress, {
    owner,
    params: { id: lessonId },
    body: { section_id: sectionId, status: SECTION_STATUS.completed, ...(await readClock()) },
    label: title,
  });
}
