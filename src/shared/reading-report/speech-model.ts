import type { DownloadMedia } from '#contract/download.ts';
import { DEVICE_GRADE } from '#src/messages/device-grade.ts';
import { changeRow, type DownloadRow, type DownloadTarget, db, keyOf } from '#src/shared/download/db.ts';
import { dropMedia } from '#src/shared/download/media-cache.ts';

/** The model that scores pronunciation, as a download: one file. */
export const SPEECH_MODEL = { kind: 'speech_model', id: 'en-us', title: DEVICE_GRADE.model } as const;

const targetOf = (owner: string): DownloadTarget => ({ ...SPEECH_MODEL, owner });

/** The file of a model that is complete on this device. */
export const fileOfModel = (row: DownloadRow | null | undefined): DownloadMedia | null =>
  (row?.state === 'done' && row.manifest?.media[0]) || null;

/** The model that a learner has on this device; null: none, or it is still downloading. */
export const speechModelFile = async (owner: string): Promise<DownloadMedia | null> =>
  fileOfModel(await db.downloads.get(keyOf(targetOf(owner))));

/** The file is missing or its bytes have changed: marks the download as lost, so that it can be repeated. */
export async function loseSpeechModel(owner: string, file: DownloadMedia): Promise<void> {
  await dropMedia(file);
  await changeRow(keyOf(targetOf(owner)), ['done'], {
    state: 'failed',
    reason: 'lost',
    savedAt: null,
    bytesDone: 0,
  });
}
