import type { DownloadMedia } from '#contract/download.ts';
import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import { scorePronunciation } from '#speech/pronunciation.ts';
import { warmUp } from '#speech/warm-up.ts';
import { openModel } from '#src/shared/recogniser/open-model.ts';

/** What the page does; PCM is 16-bit, base64. */
export interface PhoneScoring {
  prepare(model: DownloadMedia): Promise<void>;
  score(base64: string, text: string): void;
}

let knowledge: SpeechKnowledge | undefined;

/** Opens the model from the download cache and warms up. */
async function prepare(model: DownloadMedia): Promise<void> {
  knowledge = await openModel(model);
  warmUp(knowledge);
}

function score(pcm: Int16Array, text: string): void {
  if (!knowledge) throw new Error('no model');
  const { outcome } = scorePronunciation(knowledge, pcm, text);
  if (outcome !== 'scored') throw new Error('the reading was declined');
}

const samplesOf = (base64: string): Int16Array =>
  new Int16Array(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer);

const phoneScoring: PhoneScoring = { prepare, score: (base64, text) => score(samplesOf(base64), text) };
Object.assign(globalThis, { phoneScoring });
console.log('bench ready');
