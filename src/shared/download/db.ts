import { Dexie, type EntityTable, type Table } from 'dexie';
import { z } from 'zod/mini';
import { DOWNLOAD_KINDS, downloadManifest } from '#contract/download.ts';

const kind = z.enum([...DOWNLOAD_KINDS, 'speech_model']);
/** What can be downloaded: courses, lessons, tests, and the model that scores pronunciation. */
export type DownloadedKind = z.infer<typeof kind>;

const manifestSchema = z.extend(downloadManifest, { kind });
export type DownloadedManifest = z.infer<typeof manifestSchema>;

/** What is requested, and by whom. */
export interface DownloadTarget {
  owner: string;
  kind: DownloadedKind;
  id: string;
}

const reason = z.enum(['network', 'wifi', 'signIn', 'voices', 'room', 'lost', 'server', 'access', 'gone']);
/**
 * Why a download waits or has failed. It continues by itself: `network`, `wifi`, `signIn`, `voices` (the server is
 * still making them). It needs the
 * learner: `room` (the device is full), `lost` (the browser has evicted it), `server`. It is over: `access`
 * (the course is not the learner's any more), `gone` (the content no longer exists).
 */
export type DownloadReason = z.infer<typeof reason>;

const state = z.enum(['waiting', 'downloading', 'paused', 'done', 'failed']);
export type DownloadState = z.infer<typeof state>;

const downloadRow = z.object({
  owner: z.string(),
  kind,
  id: z.string(),
  key: z.string(),
  title: z.string(),
  state,
  reason: z.nullable(reason),
  /** The learner allows mobile data. */
  overMobile: z.boolean(),
  bytesDone: z.number(),
  bytesTotal: z.number(),
  /** Its content; null until the server has responded. */
  manifest: z.nullable(manifestSchema),
  /** The queries stored on the device, by operation and id. */
  reads: z.record(z.string(), z.object({ version: z.string(), at: z.number() })),
  /** Device clock, milliseconds. */
  requestedAt: z.number(),
  /** When it was last complete; from then on it can be used, even while it is being renewed. */
  savedAt: z.nullable(z.number()),
});
export type DownloadRow = z.infer<typeof downloadRow>;

/** A row whose content no longer fits: it is downloaded again, with what is on the device already. */
const AGAIN = { manifest: null, reads: {}, state: 'waiting', reason: null, savedAt: null } as const;

/** A row as this version reads it; the release before may have stored less, or something else. */
function readRow(row: DownloadRow | undefined): DownloadRow | undefined {
  if (row === undefined) return row;
  return downloadRow.safeParse(row).data ?? { ...row, ...AGAIN };
}

/** A part of a file that is not complete yet. */
export interface PartRow {
  sha256: string;
  /** Offset of its first byte. */
  start: number;
  /** Never a Blob: WebKit fails to store them and Firefox stalls on revived ones. */
  bytes: ArrayBuffer;
  type: string;
}

class DownloadsDb extends Dexie {
  downloads!: EntityTable<DownloadRow, 'key'>;
  parts!: Table<PartRow, [string, number]>;

  constructor() {
    super('luyen-downloads');
    this.version(1).stores({ downloads: 'key, owner', parts: '[sha256+start], sha256' });
    this.downloads.hook('reading', readRow);
  }
}

export const db = new DownloadsDb();

export const keyOf = ({ owner, kind, id }: DownloadTarget): string => `${owner}:${kind}:${id}`;

/** Changes a row if it is still in one of the states; what the learner pressed in between is never undone. */
export async function changeRow(
  key: string,
  states: readonly DownloadState[],
  change: Partial<DownloadRow>,
): Promise<boolean> {
  return db.transaction('rw', db.downloads, async () => {
    const row = await db.downloads.get(key);
    if (!row || !states.includes(row.state)) return false;
    await db.downloads.put({ ...row, ...change });
    return true;
  });
}
