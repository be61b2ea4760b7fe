import { z } from 'zod/mini';
import { textSpan } from '#contract/evaluation-parts.ts';
import type { SpeechKnowledge } from '#speech/aligned-reading.ts';
import { scorePronunciation } from '#speech/pronunciation.ts';
import { listenToTalk } from '#speech/talk/talk-sound.ts';
import { serveWorker } from '../serve-worker.ts';
import { reportTalk } from './report-talk.ts';
import { loadSpeechKnowledge } from './speech-knowledge.ts';

/** Without a reference text the recording is free speech, analysed alone or graded with its transcript. */
const inputSchema = z.union([
  z.object({ pcm: z.instanceof(Int16Array), referenceText: z.nullable(z.string()) }),
  z.object({
    pcm: z.instanceof(Int16Array),
    transcript: z.string(),
    recognised: z.nullable(z.object({ unsure: z.array(textSpan) })),
    prompt: z.string(),
  }),
]);

let knowledge: SpeechKnowledge | undefined;

serveWorker((request) => {
  const input = inputSchema.parse(request);
  if ('transcript' in input) {
    knowledge ??= loadSpeechKnowledge();
    return reportTalk(knowledge, input);
  }
  const { pcm, referenceText } = input;
  if (referenceText === null) return listenToTalk(pcm);
  knowledge ??= loadSpeechKnowledge();
  return scorePronunciation(knowledge, pcm, referenceText);
});
