import { z } from 'zod/mini';
import { type SpeechKnowledge, scorePronunciation } from '#speech/pronunciation.ts';
import { serveWorker } from '../serve-worker.ts';
import { loadSpeechKnowledge } from './speech-knowledge.ts';

const inputSchema = z.object({ pcm: z.instanceof(Int16Array), referenceText: z.string() });

let knowledge: SpeechKnowledge | undefined;

serveWorker((request) => {
  const { pcm, referenceText } = inputSchema.parse(request);
  knowledge ??= loadSpeechKnowledge();
  return scorePronunciation(knowledge, pcm, referenceText);
});
