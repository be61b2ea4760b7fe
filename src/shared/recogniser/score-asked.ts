import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import { SAMPLE_RATE } from '#speech/frames.ts';
import { tellApart } from '#speech/pairs/tell-apart.ts';
import {
  type Pronunciation,
  type ScoringEar,
  scoreByEar,
  scorePronunciation,
} from '#speech/pronunciation.ts';
import { resample, toPcm16 } from '#speech/resample.ts';
import type { AskedReading, ScoredReading } from './asked-reading.ts';

/** Scores a reading as the server does. @param ear null: by its sounds alone */
export async function scoreAsked(
  knowledge: SpeechKnowledge,
  ear: ScoringEar | null,
  { samples, rate, text, other }: AskedReading,
): Promise<ScoredReading> {
  const pcm = toPcm16(resample(samples, rate, SAMPLE_RATE));
  const pronunciation: Pronunciation = ear
    ? await scoreByEar(knowledge, ear, pcm, text)
    : scorePronunciation(knowledge, pcm, text);
  const isClear = other !== undefined && pronunciation.outcome === 'scored';
  return { pronunciation, heardWord: isClear ? tellApart(knowledge, pcm, text, other) : null };
}
