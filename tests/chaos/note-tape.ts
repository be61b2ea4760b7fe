import type { Page } from 'playwright';
import type { DeviceRecording } from './device-state.ts';
import type { Ledger } from './ledger.ts';
import { lastTape } from './tape.ts';

/**
 * Notes what the microphone gave out for the newest recording of a question, which has just ended on this page.
 * @param before ids of the recordings that had ended before
 */
export async function noteTape(
  page: Page,
  ledger: Ledger,
  questionId: string,
  recordings: readonly DeviceRecording[],
  before: ReadonlySet<string>,
): Promise<void> {
  const tape = await lastTape(page);
  // Ids follow the device's clock, which a run sets back: the newest is the one that was not there before.
  const added = recordings.filter((one) => one.questionId === questionId && !before.has(one.id));
  const [newest] = added;
  if (tape && newest && added.length === 1) ledger.tapes.set(newest.id, tape);
}
