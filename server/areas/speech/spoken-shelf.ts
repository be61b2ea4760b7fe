import {
  type SpokenFacts,
  spokenDirectory,
  storeSpoken,
  trimSpoken,
} from '#server/domain/speech/spoken-files.ts';
import type { Platform } from '../../platform.ts';

const MB = 1_000_000;
/** A full shelf is emptied to this part of it, so that not every new sound looks through all of them. */
const TRIMMED_TO = 0.9;

/**
 * Where sounds are kept, of a bounded size: what was asked for longest ago makes room. The first sound has all of them
 * counted; from then on what is added is, until the shelf seems full and all are counted anew.
 * @returns keeps a sound; throws `STORAGE_FULL` where the disk has no room for it
 */
export function openSpokenShelf({ config, disk }: Pick<Platform, 'config' | 'disk'>) {
  const directory = spokenDirectory(config);
  const most = config.SPOKEN_CACHE_MB * MB;
  let size = Number.POSITIVE_INFINITY;
  return async (key: string, audio: Uint8Array, facts: SpokenFacts): Promise<void> => {
    await disk.letLargeIn(audio.byteLength);
    size += await storeSpoken(directory, key, audio, facts);
    if (size > most) size = await trimSpoken(directory, most * TRIMMED_TO);
  };
}
