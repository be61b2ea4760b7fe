import type { DownloadMedia } from '#contract/download.ts';
import { changeRow, type DownloadRow, db, keyOf } from '#src/shared/download/db.ts';
import { dropMedia } from '#src/shared/download/media-cache.ts';
import { RECOGNISER_MODEL, SPEECH_MODEL } from '#src/shared/download/models.ts';

/** The downloads that bring models, that with the scorer alone first. */
const MODELS = [SPEECH_MODEL, RECOGNISER_MODEL] as const;

/** The row of a download, if it is complete. */
async function completeRow(owner: string, model: (typeof MODELS)[number]): Promise<DownloadRow | null> {
  const row = await db.downloads.get(keyOf({ ...model, owner }));
  return row?.state === 'done' ? row : null;
}

/** The scorer's file is the last one of either download. */
const scorerOf = (row: DownloadRow | null | undefined): DownloadMedia | null =>
  (row?.state === 'done' && row.manifest?.media.at(-1)) || null;

/** The scorer that a learner has on this device; null: none, or it is still downloading. */
export async function speechModelFile(owner: string): Promise<DownloadMedia | null> {
  for (const model of MODELS) {
    const file = scorerOf(await completeRow(owner, model));
    if (file) return file;
  }
  return null;
}

/** The recogniser that a learner has on this device; null: none, or it is still downloading. */
export const recogniserFile = async (owner: string): Promise<DownloadMedia | null> =>
  (await completeRow(owner, RECOGNISER_MODEL))?.manifest?.media[0] ?? null;

/** The file is missing or its bytes have changed: marks its downloads as lost, so that they can be repeated. */
export async function loseSpeechModel(owner: string, file: DownloadMedia): Promise<void> {
  await dropMedia(file);
  for (const model of MODELS) {
    const row = await completeRow(owner, model);
    if (!row?.manifest?.media.some(({ path }) => path === file.path)) continue;
    const lost = { state: 'failed', reason: 'lost', savedAt: null, bytesDone: 0 } as const;
    await changeRow(row.key, ['done'], lost);
  }
}
