import type { DownloadMedia } from '#contract/download.ts';
import type { AskedReading, ScoredReading } from '#src/shared/recogniser/asked-reading.ts';
import { deviceRecogniser } from '#src/shared/recogniser/device-recogniser.ts';
import { HearingError } from '#src/shared/recogniser/hearing-error.ts';
import { deviceScorer } from './device-scorer.ts';
import { noteFailure, recogniserAtHand } from './recogniser-at-hand.ts';

export interface ReadingHere {
  owner: string;
  /** The model that scores by the sounds. */
  scorer: DownloadMedia;
  asked: Pick<AskedReading, 'text' | 'other'>;
  /** Called anew for each who listens, since a worker takes the samples with it. @throws Undecodable */
  decode: () => Promise<Pick<AskedReading, 'samples' | 'rate'>>;
}

/** @returns null where this device has no recogniser, or that failed. @throws Undecodable */
export async function scoreWithEar({
  owner,
  scorer,
  asked,
  decode,
}: ReadingHere): Promise<ScoredReading | null> {
  const model = await recogniserAtHand(owner);
  if (!model) return null;
  const sound = await decode();
  try {
    return await deviceRecogniser.score({ model, scorer }, { ...asked, ...sound });
  } catch (error) {
    await noteFailure(owner, model, error instanceof HearingError ? error.reason : 'failed');
    return null;
  }
}

/**
 * Scores a reading on this device: with its recogniser, and where it has none, or that fails, by the sounds alone.
 * @throws ModelError, Undecodable
 */
export const scoreReading = async (reading: ReadingHere): Promise<ScoredReading> =>
  (await scoreWithEar(reading)) ??
  deviceScorer.score({ ...(await reading.decode()), ...reading.asked, model: reading.scorer });

/** Opens what will score a reading that is being recorded. */
export async function prepareReading(owner: string, scorer: DownloadMedia): Promise<void> {
  const model = await recogniserAtHand(owner);
  if (model) deviceRecogniser.prepareReading({ model, scorer });
  else deviceScorer.prepare(scorer);
}
