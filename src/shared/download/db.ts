import { Dexie, type EntityTable, type Table } from 'dexie';
import type { DownloadKind, DownloadManifest } from '#contract/download.ts';

/** What can be downloaded: courses, lessons, tests, and the model that scores pronunciation. */
export type DownloadedKind = DownloadKind | 'speech_model';

export interface DownloadedManifest extends Omit<DownloadManifest, 'kind'> {
  kind: DownloadedKind;
}

/** What is requested, and by whom. */
export interface DownloadTarget {
  owner: string;
  kind: DownloadedKind;
  id: string;
}

/**
 * Why a download waits or has failed. It continues by itself: `network`, `wifi`, `signIn`, `voices` (the server is
 * still making them). It needs the
 * learner: `room` (the device is full), `lost` (the browser has evicted it), `server`. It is over: `access`
 * (the course is not the learner's any more), `gone` (the content no longer exists).
 */
export type DownloadReason =
  | 'network'
  | 'wifi'
  | 'signIn'
  | 'voices'
  | 'room'
  | 'lost'
  | 'server'
  | 'access'
  | 'gone';

export type DownloadState = 'waiting' | 'downloading' | 'paused' | 'done' | 'failed';

export interface DownloadRow extends DownloadTarget {
  key: string;
  title: string;
  state: DownloadState;
  reason: DownloadReason | null;
  /** The learner allows mobile data. */
  overMobile: boolean;
  bytesDone: number;
  bytesTotal: number;
  /** Its content; null until the server has responded. */
  manifest: DownloadedManifest | null;
  /** The queries stored on the device, by operation and id. */
  reads: Record<string, { version: string; at: number }>;
  /** Device clock, milliseconds. */
  requestedAt: number;
  /** When it was last complete; from then on it can be used, even while it is being renewed. */
  savedAt: number | null;
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
