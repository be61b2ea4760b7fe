import type { DownloadMedia } from '#contract/download.ts';
import { continueDownloads } from '#src/shared/download/continue-downloads.ts';
import { changeRow, type DownloadRow, db, keyOf } from '#src/shared/download/db.ts';
import { dropMedia, isMediaCached } from '#src/shared/download/media-cache.ts';
import { RECOGNISER_MODEL, SPEECH_MODEL } from '#src/shared/download/models.ts';

/** The downloads that bring models, that with the scorer alone first. */
const MODELS = [SPEECH_MODEL, RECOGNISER_MODEL] as const;

/** The row of a download, if it is complete. */
async function completeRow(owner: string, model: (typeof MODELS)[number]): Promise<DownloadRow | null> {
  const row = await db.downloads.get(keyOf({ ...model, owner }));
  return row?.state === 'done' ? row : null;
}

/** The scorer's file is the last one of either download, and may be used where the other one is lost. */
async function scorerOf(row: DownloadRow | undefined): Promise<DownloadMedia | null> {
  const file = row?.manifest?.media.at(-1);
  return file && (row?.state === 'done' || (await isMediaCached(file))) ? file : null;
}

/** The scorer that a learner has on this device; null: none, or it is still downloading. */
export async function speechModelFile(owner: string): Promise<DownloadMedia | null> {
  // All rows first: whoever follows them is told of changes to what was read before the caches are asked.
  const rows = await db.downloads.bulkGet(MODELS.map((model) => keyOf({ ...model, owner })));
  for (const row of rows) {
    const file = await scorerOf(row);
    if (file) return file;
  }
  return null;
}

/** The recogniser that a learner has on this device; null: none, or it is still downloading. */
export const recogniserFile = async (owner: string): Promise<DownloadMedia | null> =>
  (await completeRow(owner, RECOGNISER_MODEL))?.manifest?.media[0] ?? null;

/** Files that were damaged since the page was loaded: one that is damaged again is left to the learner. */
const fetchedAgain = new Set<string>();

/**
 * The file is missing, or its bytes have changed: marks its downloads as lost, so that they can be repeated. What is damaged
 * is fetched again at once, or as soon as there is Wi-Fi.
 */
export async function loseSpeechModel(
  owner: string,
  file: DownloadMedia,
  reason: 'noModel' | 'brokenModel',
): Promise<void> {
  await dropMedia(file);
  const isRepeated = reason === 'brokenModel' && !fetchedAgain.has(file.sha256);
  if (isRepeated) fetchedAgain.add(file.sha256);
  for (const model of MODELS) {
    const row = await completeRow(owner, model);
    if (!row?.manifest?.media.some(({ path }) => path === file.path)) continue;
    await changeRow(row.key, ['done'], {
      ...(isRepeated
        ? ({ state: 'waiting', reason: null, overMobile: false } as const)
        : ({ state: 'failed', reason: 'lost' } as const)),
      savedAt: null,
      bytesDone: 0,
    });
  }
  if (isRepeated) continueDownloads();
}
