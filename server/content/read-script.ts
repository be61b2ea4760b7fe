import type { z } from 'zod/mini';
import type { Recording } from '#contract/listening.ts';
import { type ListeningScript, readListeningScript } from '#rules/listening/script.ts';
import { transcriptFrom } from '#rules/listening/transcript.ts';
import type { speakersSchema } from './front-matter.ts';
import type { Report } from './problem-report.ts';

/** Reads the script in the body of a listening part; null when it has faults, which are reported. */
export const readScript = (
  body: string,
  bodyLine: number,
  speakers: z.infer<typeof speakersSchema> = {},
  report: Report,
): ListeningScript | null => {
  const reading = readListeningScript(body, speakers);
  if (reading.ok) return reading.script;
  for (const { line, message } of reading.faults) report(bodyLine + line - 1, message);
  return null;
};

/** A recording included in the pack, with the body of its file as the transcript. */
export const readAudio = (audio: { src: string; seconds: number }, body: string): Recording => ({
  ...audio,
  transcript: transcriptFrom(body),
});
