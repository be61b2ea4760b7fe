import { readClock, saveCommand } from './save-command.ts';

/** Saves on this device that a section is completed. When the promise is fulfilled, it is on the disk. */
export async function finishSection(
  owner: string,
  lessonId: string,
  sectionId: string,
  title: string,
): Promise<void> {
  await saveCommand({
    owner,
    operation: 'lesson.updateProgress',
    params: { id: lessonId },
    body: { section_id: sectionId, status: 2, ...(await readClock()) },
    label: title,
    slot: `progress:${lessonId}:${sectionId}`,
  });
}
