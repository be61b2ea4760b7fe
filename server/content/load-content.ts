import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { Database } from '../db/connect.ts';
import type { BlobStore } from '../engines/blobs/blob-store.ts';
import type { ContentPack } from './pack.ts';
import { readPack } from './read-pack.ts';
import { openStudio, packInStudio, renderInBackground } from './render-audio-job.ts';
import { storedVersion, storePack } from './store-pack.ts';

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

/**
 * A pack that lacks recordings does not replace served content, because a test in progress would disappear
 * until they are generated. If nothing is served, it is better than nothing.
 */
async function serve(pack: ContentPack, { db, blobs, config, log }: Setting): Promise<Loading> {
  const studio = openStudio(config);
  const ready = await packInStudio(pack, studio);
  if (ready.isWhole || (await storedVersion(db)) === null) {
    if (await storePack(db, ready.pack, blobs)) log.info({ version: ready.pack.version }, 'content loaded');
  } else {
    log.info('the content loaded before stays until the recordings of the new one are made');
  }
  return ready.isBest
    ? NOTHING_TO_RENDER
    : { render: () => renderInBackground({ db, blobs, log }, pack, studio) };
}

/**
 * Reads the content pack and publishes it. A pack with problems is reported with file and line, and the
 * previous content stays; if there is none, throws `ContentError`.
 */
export async function loadContent(setting: Setting): Promise<Loading> {
  const { db, config, log } = setting;
  const reading = await readPack(config.CONTENT_DIR);
  if (reading.ok) return serve(reading.pack, setting);
  const faults = reading.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  if ((await storedVersion(db)) === null) {
    throw new ContentError(`The content pack ${config.CONTENT_DIR} cannot be loaded:\n${faults.join('\n')}`);
  }
  for (const fault of faults) log.error(fault);
  log.error(`the content pack ${config.CONTENT_DIR} has problems; the content loaded before stays`);
  return NOTHING_TO_RENDER;
}
