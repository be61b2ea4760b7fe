import type { DownloadMedia } from '#contract/download.ts';
import type { HearingFailure } from '#src/shared/recogniser/hearing-messages.ts';
import { loseSpeechModel, recogniserFile } from './speech-model.ts';

/** A device that was too weak once is not asked again before the page is loaded anew. */
let tooWeak: 'memory' | 'slow' | null = null;

export const weakness = (): typeof tooWeak => tooWeak;

/** The recogniser of a learner, if this device has it and is strong enough. */
export const recogniserAtHand = async (owner: string): Promise<DownloadMedia | null> =>
  tooWeak === null ? recogniserFile(owner).catch(() => null) : null;

/** It failed: what is too weak is left alone from now on, and what is damaged or gone is given up. */
export async function noteFailure(
  owner: string,
  model: DownloadMedia,
  reason: HearingFailure,
): Promise<void> {
  if (reason === 'memory' || reason === 'slow') tooWeak = reason;
  if (reason === 'noModel' || reason === 'brokenModel') await loseSpeechModel(owner, model, reason);
}
