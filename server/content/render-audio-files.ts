import { createHash } from 'node:crypto';
import { access, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';
import type { ListeningScript } from '#rules/listening/script.ts';
import { SAMPLE_RATE } from '#speech/frames.ts';
import { writeAtomically } from '../engines/blobs/write-atomically.ts';
import type { SpeechEncoder } from '../engines/tts/speech-encoder.ts';
import type { TextToSpeech } from '../engines/tts/text-to-speech.ts';
import { RENDERING, speakScript } from './render-audio.ts';

const timesSchema = z.object({ seconds: z.number(), starts: z.array(z.number()) });

/** A script's recording on disk. */
export interface Recording {
  /** Identical for the same script, engine and encoder. */
  key: string;
  file: string;
  /** Duration. */
  seconds: number;
  /** Start of each sentence, seconds. */
  starts: number[];
}

/** The engines that make recordings and where they are stored. */
export interface Studio {
  directory: string;
  /** Best first. */
  engines: readonly TextToSpeech[];
  encoder: SpeechEncoder;
}

const keyOf = (script: ListeningScript, engine: TextToSpeech, { encoder }: Studio): string =>
  createHash('sha256')
    .update(JSON.stringify([RENDERING, engine.engine, encoder.encoder, script.speakers, script.steps]))
    .digest('hex')
    .slice(0, 32);

const pathsOf = (key: string, { directory }: Studio) => ({
  audio: join(directory, `${key}.m4a`),
  times: join(directory, `${key}.json`),
});

/** The cached recording of a script by this engine; null if there is none. */
export async function findRecording(
  script: ListeningScript,
  engine: TextToSpeech,
  studio: Studio,
): Promise<Recording | null> {
  const key = keyOf(script, engine, studio);
  const { audio, times } = pathsOf(key, studio);
  try {
    await access(audio);
    return { key, file: audio, ...timesSchema.parse(JSON.parse(await readFile(times, 'utf8'))) };
  } catch {
    // Missing or damaged: the caller makes it again.
    return null;
  }
}

/** Makes and caches the recording of a script; an existing one is reused. */
export async function makeRecording(
  script: ListeningScript,
  engine: TextToSpeech,
  studio: Studio,
): Promise<Recording> {
  const known = await findRecording(script, engine, studio);
  if (known) return known;
  const { pcm, starts } = await speakScript(script, engine);
  const key = keyOf(script, engine, studio);
  const { audio, times } = pathsOf(key, studio);
  const made = { seconds: pcm.length / SAMPLE_RATE, starts };
  await mkdir(studio.directory, { recursive: true });
  await writeAtomically(audio, await studio.encoder.encode(pcm));
  await writeAtomically(times, JSON.stringify(made));
  return { key, file: audio, ...made };
}
