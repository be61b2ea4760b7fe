import {
  type SpokenFacts,
  spokenDirectory,
  storeSpoken,
  trimSpoken,
} from '#server/domain/speech/spoken-files.ts';
import type { Platform } from '../../platform.ts';

const MB = 1_000_000;
/** A full cache is trimmed to this share, so that not every new sound has to scan all of them. */
const TRIM_RATIO = 0.9;

/**
 * A size-bounded cache of sounds, evicting the least recently requested. The first new sound triggers a full
 * count; after that additions are tracked until the cache seems full and everything is counted again.
 * @returns stores a sound; throws `STORAGE_FULL` when the disk has no space for it
 */
export function openSoundCache({ config, disk }: Pick<Platform, 'config' | 'disk'>) {
  const directory = spokenDirectory(config);
  const maxBytes = config.SPOKEN_CACHE_MB * MB;
  let size = Number.POSITIVE_INFINITY;
  return async (key: string, audio: Uint8Array, facts: SpokenFacts): Promise<void> => {
    await disk.letLargeIn(audio.byteLength);
    size += await storeSpoken(directory, key, audio, facts);
    if (size > maxBytes) size = await trimSpoken(directory, maxBytes * TRIM_RATIO);
  };
}
