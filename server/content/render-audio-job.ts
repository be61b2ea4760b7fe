import type { FastifyBaseLogger } from 'fastify';
import type { ListeningScript } from '#rules/listening/script.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '../db/connect.ts';
import type { BlobStore } from '../engines/blobs/blob-store.ts';
import { openTextToSpeech } from '../engines/tts/open-text-to-speech.ts';
import { createSpeechEncoder } from '../engines/tts/speech-encoder.ts';
import { withFirstWorking } from '../engines/tts/text-to-speech.ts';
import type { ContentPack } from './pack.ts';
import { findRecording, makeRecording, type Recording, type Studio } from './render-audio-files.ts';
import { type PackScript, scriptsOf, withRecordings } from './render-audio-pack.ts';
import { storePack } from './store-pack.ts';

interface Setting {
  db: Database;
  blobs: BlobStore;
  config: Config;
  log: FastifyBaseLogger;
}

/** Engines start with their first task, so an unused studio costs nothing. */
export const openStudio = (config: Config): Studio => ({
  directory: config.LISTENING_DIR,
  engines: openTextToSpeech(config),
  encoder: createSpeechEncoder(),
});

const closeStudio = ({ engines, encoder }: Studio) =>
  Promise.all([...engines, encoder].map((part) => part.close()));

/** The existing recording by the best engine. */
const findAny = async (script: ListeningScript, studio: Studio): Promise<Recording | null> => {
  for (const engine of studio.engines) {
    const recording = await findRecording(script, engine, studio);
    if (recording) return recording;
  }
  return null;
};

/** The pack with the existing recordings, and whether better ones could be made. */
export const packInStudio = async (
  pack: ContentPack,
  studio: Studio,
): Promise<{ pack: ContentPack; isWhole: boolean; isBest: boolean }> => {
  const ready = await withRecordings(pack, (script) => findAny(script, studio));
  const [best] = studio.engines;
  const bests = await Promise.all(
    scriptsOf(pack).map(({ script }) => (best ? findRecording(script, best, studio) : null)),
  );
  const isWhole = scriptsOf(ready).length === scriptsOf(pack).length;
  return { pack: ready, isWhole, isBest: !bests.includes(null) };
};

const makeOne = async (
  { of, part, script }: PackScript,
  studio: Studio,
  log: Setting['log'],
): Promise<void> => {
  const began = performance.now();
  const { seconds } = await withFirstWorking(
    studio.engines,
    (engine) => makeRecording(script, engine, studio),
    ({ engine }, reason) =>
      log.warn({ of, part, engine, reason }, 'the speech service failed; the plain voices speak'),
  );
  const tookMs = Math.round(performance.now() - began);
  log.info({ of, part, seconds: Math.round(seconds), tookMs }, 'a listening part is recorded');
};

/** Makes them one at a time; a failure does not stop the others. */
const makeAll = async (
  pack: ContentPack,
  studio: Studio,
  log: Setting['log'],
  stopped: AbortSignal,
): Promise<void> => {
  for (const scripted of scriptsOf(pack)) {
    if (stopped.aborted) return;
    try {
      await makeOne(scripted, studio, log);
    } catch (error) {
      const { of, part } = scripted;
      if (!stopped.aborted)
        log.error(
          { err: error, of, part },
          'a script cannot be recorded; what is heard is left out, a duet is read',
        );
    }
  }
};

/**
 * Makes the recordings that a pack still lacks, in worker threads, and then publishes the pack with them.
 * @returns stops it; resolves when it has stopped
 */
export const renderInBackground = (
  { db, blobs, log }: Omit<Setting, 'config'>,
  pack: ContentPack,
  studio: Studio,
): { done: Promise<void>; stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    await makeAll(pack, studio, log, stopping.signal);
    if (stopping.signal.aborted) return;
    const ready = await packInStudio(pack, studio);
    if (await storePack(db, ready.pack, blobs))
      log.info({ version: ready.pack.version }, 'content loaded with its recordings');
  };
  const done = run()
    .catch((error: unknown) => log.error({ err: error }, 'recorded content is not served'))
    .finally(() => closeStudio(studio))
    .then(() => undefined);
  const stop = async (): Promise<void> => {
    stopping.abort();
    await closeStudio(studio);
    await done;
  };
  return { done, stop };
};
