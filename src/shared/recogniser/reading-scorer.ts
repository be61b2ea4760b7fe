import type { DownloadMedia } from '#contract/download.ts';
import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import type { ScoringEar } from '#speech/pronunciation.ts';
import { warmUp } from '#speech/warm-up.ts';
import type { AskedReading, ScoredReading } from './asked-reading.ts';
import { ModelError } from './model-error.ts';
import { openModel } from './open-model.ts';
import { scoreAsked } from './score-asked.ts';

async function openWarm(scorer: DownloadMedia): Promise<SpeechKnowledge> {
  try {
    const knowledge = await openModel(scorer);
    warmUp(knowledge);
    return knowledge;
  } catch (error) {
    // Whoever scores by the sounds instead finds out what is wrong with it: it is not the recogniser's file.
    throw error instanceof ModelError ? new Error(`the scorer: ${error.message}`) : error;
  }
}

/** Scores readings with the recogniser beside the model that scores by the sounds, which it opens once. */
export function readingScorer(ear: () => Promise<ScoringEar>) {
  let opened: { sha256: string; knowledge: Promise<SpeechKnowledge> } | undefined;
  return async (scorer: DownloadMedia): Promise<(reading: AskedReading) => Promise<ScoredReading>> => {
    if (opened?.sha256 !== scorer.sha256) opened = { sha256: scorer.sha256, knowledge: openWarm(scorer) };
    const knowledge = await opened.knowledge;
    const scoringEar = await ear();
    return (reading) => scoreAsked(knowledge, scoringEar, reading);
  };
}
