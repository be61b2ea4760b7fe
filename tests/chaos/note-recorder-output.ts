import type { Page } from 'playwright';
import type { DeviceRecording } from './device-state.ts';
import { lastOutput } from './recorder-output.ts';
import type { SavedWork } from './saved-work.ts';

/**
 * Notes what the microphone gave out for the newest recording of a question, which has just ended on this page.
 * @param before ids of the recordings that had ended before
 */
export async function noteRecorderOutput(
  page: Page,
  savedWork: SavedWork,
  questionId: string,
  recordings: readonly DeviceRecording[],
  before: ReadonlySet<string>,
): Promise<void> {
  const output = await lastOutput(page);
  // Ids follow the device's clock, which a run sets back: the newest is the one that was not there before.
  const added = recordings.filter((one) => one.questionId === questionId && !before.has(one.id));
  const [newest] = added;
  if (output && newest && added.length === 1) savedWork.outputs.set(newest.id, output);
}
