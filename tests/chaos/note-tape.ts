import type { Page } from 'playwright';
import type { DeviceRecording } from './device-state.ts';
import type { Ledger } from './ledger.ts';
import { lastTape } from './tape.ts';

/** Notes what the microphone gave out for the newest recording of a question, which has just ended on this page. */
export async function noteTape(
  page: Page,
  ledger: Ledger,
  questionId: string,
  recordings: readonly DeviceRecording[],
): Promise<void> {
  const tape = await lastTape(page);
  const newest = recordings
    .filter((one) => one.questionId === questionId)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .at(-1);
  if (tape && newest && !ledger.tapes.has(newest.id)) ledger.tapes.set(newest.id, tape);
}
