import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod/mini';
import type { Config } from '#server/config/config.ts';
import { writeAtomically } from '#server/engines/blobs/write-atomically.ts';
import type { SpeechEncoder } from '#server/engines/tts/speech-encoder.ts';
import type { TextToSpeech, Voice } from '#server/engines/tts/text-to-speech.ts';

/** Changes whenever the description of the same utterance does. */
const FORM = 'spoken-1';
const NAME = /^[0-9a-f]{32}\.(m4a|json)$/;
/** The last use of a file is recorded at most this often, milliseconds. */
const RECORD_INTERVAL_MS = 86_400_000;

const factsSchema = z.object({
  duration: z.number(),
  words: z.nullable(
    z.array(
      z.object({ text: z.string(), from: z.number(), to: z.number(), start: z.number(), end: z.number() }),
    ),
  ),
});

/** Metadata of a sound, as `text_to_speech` of the contract returns it. */
export type SpokenFacts = z.infer<typeof factsSchema>;

export const spokenDirectory = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'speech');

/** The same for the same text, spoken by the same voice of the same engine and encoded the same way. */
export const spokenKey = (
  utterance: { text: string; voice: Voice },
  engine: TextToSpeech,
  { encoder }: SpeechEncoder,
): string =>
  createHash('sha256')
    .update(JSON.stringify([FORM, engine.engine, encoder, utterance.voice, utterance.text]))
    .digest('hex')
    .slice(0, 32);

const pathsOf = (directory: string, key: string) => ({
  audio: join(directory, `${key}.m4a`),
  facts: join(directory, `${key}.json`),
});

/** Records that files were used, so that they are kept. */
export async function recordUse(...paths: string[]): Promise<void> {
  const now = new Date();
  for (const path of paths) {
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > RECORD_INTERVAL_MS) await utimes(path, now, now);
  }
}

/** Metadata of a cached sound; null where there is none, or it is damaged. */
export async function findSpoken(directory: string, key: string): Promise<SpokenFacts | null> {
  const { audio, facts } = pathsOf(directory, key);
  try {
    const found = factsSchema.parse(JSON.parse(await readFile(facts, 'utf8')));
    await recordUse(audio, facts);
    return found;
  } catch {
    return null;
  }
}

/** @returns bytes written */
export async function storeSpoken(
  directory: string,
  key: string,
  audio: Uint8Array,
  facts: SpokenFacts,
): Promise<number> {
  const paths = pathsOf(directory, key);
  const text = JSON.stringify(facts);
  await mkdir(directory, { recursive: true });
  await writeAtomically(paths.audio, audio);
  await writeAtomically(paths.facts, text);
  return audio.byteLength + Buffer.byteLength(text);
}

interface SpokenFile {
  path: string;
  bytes: number;
  usedMs: number;
}

/** All sound files; those that another process deletes meanwhile are left out. */
async function spokenFiles(directory: string): Promise<SpokenFile[]> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => NAME.test(name));
  const files: SpokenFile[] = [];
  for (const name of names) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => null);
    if (found) files.push({ path, bytes: found.size, usedMs: found.mtimeMs });
  }
  return files;
}

/** Deletes sounds last requested before a given time. @returns number of files */
export async function forgetSpoken(directory: string, before: Date): Promise<number> {
  const unused = (await spokenFiles(directory)).filter(({ usedMs }) => usedMs < before.getTime());
  for (const { path } of unused) await rm(path, { force: true });
  return unused.length;
}

/** Deletes the least recently requested files until the rest fits. @returns remaining bytes */
export async function trimSpoken(directory: string, maxBytes: number): Promise<number> {
  const files = (await spokenFiles(directory)).toSorted((a, b) => a.usedMs - b.usedMs);
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of files) {
    if (left <= maxBytes) break;
    await rm(path, { force: true });
    left -= bytes;
  }
  return left;
}
