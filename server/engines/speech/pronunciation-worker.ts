import { z } from 'zod/mini';
import { type SpeechKnowledge, scorePronunciation, screenTalk } from '#speech/pronunciation.ts';
import { serveWorker } from '../serve-worker.ts';
import { loadSpeechKnowledge } from './speech-knowledge.ts';

/** Without a text the recording is free speech: it is only listened into. */
const inputSchema = z.object({ pcm: z.instanceof(Int16Array), referenceText: z.nullable(z.string()) });

let knowledge: SpeechKnowledge | undefined;

serveWorker((request) => {
  const { pcm, referenceText } = inputSchema.parse(request);
  if (referenceText === null) return { outcome: 'screened', reason: screenTalk(pcm) };
  knowledge ??= loadSpeechKnowledge();
  return scorePronunciation(knowledge, pcm, referenceText);
});
