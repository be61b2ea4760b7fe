import type { Platform } from '../platform.ts';
import { readPack } from './read-pack.ts';
import { storedVersion, storePack } from './store-pack.ts';

/** There is no content that could be served; the message names the pack's faults, a line each. */
class ContentError extends Error {
  override name = 'ContentError';
}

/**
 * Reads the content pack and makes it the content that is served. A pack with problems is reported with file and
 * line, and what was served before stays; with nothing served before, throws `ContentError`.
 */
export async function loadContent({
  db,
  blobs,
  config,
  log,
}: Pick<Platform, 'db' | 'blobs' | 'config' | 'log'>) {
  const reading = await readPack(config.CONTENT_DIR);
  if (reading.ok) {
    if (await storePack(db, reading.pack, blobs))
      log.info({ version: reading.pack.version }, 'content loaded');
    return;
  }
  const faults = reading.problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
  if ((await storedVersion(db)) === null) {
    throw new ContentError(`The content pack ${config.CONTENT_DIR} cannot be loaded:\n${faults.join('\n')}`);
  }
  for (const fault of faults) log.error(fault);
  log.error(`the content pack ${config.CONTENT_DIR} has problems; the content loaded before stays`);
}
