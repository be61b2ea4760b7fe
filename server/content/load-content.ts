import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { Database } from '../db/connect.ts';
import type { BlobStore } from '../engines/blobs/blob-store.ts';
import type { ContentPack } from './pack.ts';
import { filesVersion, readPack } from './read-pack.ts';
import type { Studio } from './render-audio-files.ts';
import { openStudio, packInStudio, renderInBackground } from './render-audio-job.ts';
import { noteWhole, servedContent, storedVersion, storePack } from './store-pack.ts';

/** There is no content to serve; the message lists the pack's faults, one per line. */
class ContentError extends Error {
  override name = 'ContentError';
}

interface Setting {
  db: Database;
  blobs: BlobStore;
  config: Config;
  log: FastifyBaseLogger;
}

interface Loading {
  /** Generates missing recordings, if any. */
  render(): { done: Promise<void>; stop: () => Promise<void> };
}

const NOTHING_TO_RENDER: Loading = {
  render: () => ({ done: Promise.resolve(), stop: () => Promise.resolve() }),
};

/** What a whole pack is made of: the files, and the voices that speak what is heard. */
export const wholeWithOf = async ({ CONTENT_DIR }: Config, { engines }: Studio): Promise<string> =>
  [await filesVersion(CONTENT_DIR), ...engines.map(({ engine }) => engine)].join(' ');

/**
 * A pack that lacks recordings does not replace served content, because a test in progress would disappear
 * until they are generated. If nothing is served, it is better than nothing.
 */
async function serve(
  pack: ContentPack,
  { db, blobs, log }: Setting,
  { studio, wholeWith }: { studio: Studio; wholeWith: string },
): Promise<Loading> {
  const ready = await packInStudio(pack, studio);
  if (ready.isWhole || (await storedVersion(db)) === null) {
    if (await storePack(db, ready.pack, blobs)) log.info({ version: ready.pack.version }, 'content loaded');
  } else {
    log.info('the content loaded before stays until the recordings of the new one are made');
  }
  if (!ready.isBest) return { render: () => renderInBackground({ db, blobs, log }, pack, studio) };
  await noteWhole(db, ready.pack.version, wholeWith);
  return NOTHING_TO_RENDER;
}

/**
 * Reads the content pack and publishes it. A pack with problems is reported with file and line, and the
 * previous content stays; if there is none, throws `ContentError`. Files that are served as they are, whole, are not read
 * again: that takes most of a start.
 */
export async function loadContent(setting: Setting): Promise<Loading> {
  const { db, config, log } = setting;
  const studio = openStudio(config);
  const wholeWith = await wholeWithOf(config, studio);
  if ((await servedContent(db))?.whole_with === wholeWith) return NOTHING_TO_RENDER;
  const reading = await readPack(config.CONTENT_DIR);
  if (reading.ok) return serve(reading.pack, setting, { studio, wholeWith });
  const faults = reading.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  if ((await storedVersion(db)) === null) {
    throw new ContentError(`The content pack ${config.CONTENT_DIR} cannot be loaded:\n${faults.join('\n')}`);
  }
  for (const fault of faults) log.error(fault);
  log.error(`the content pack ${config.CONTENT_DIR} has problems; the content loaded before stays`);
  return NOTHING_TO_RENDER;
}
