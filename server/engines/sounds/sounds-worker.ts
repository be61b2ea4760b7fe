import { z } from 'zod/mini';
import { ENGLISH_ACCENTS } from '#contract/speech.ts';
import { serveWorker } from '../serve-worker.ts';
import { knownPronunciation } from './known-pronunciation.ts';
import { soundsOfText } from './sounds-of-text.ts';

const requestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('of-text'), text: z.string(), lang: z.enum(ENGLISH_ACCENTS) }),
  z.object({ kind: z.literal('known'), text: z.string() }),
]);

serveWorker((given) => {
  const request = requestSchema.parse(given);
  return request.kind === 'known'
    ? knownPronunciation(request.text)
    : soundsOfText(request.text, request.lang);
});
