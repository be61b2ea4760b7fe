import { Dexie, type EntityTable, type Table } from 'dexie';
import type { DownloadKind, DownloadManifest } from '#contract/download.ts';

/** What can be downloaded: courses, lessons, tests, and the model that scores pronunciation. */
export type DownloadedKind = DownloadKind | 'speech_model';

export interface DownloadedManifest extends Omit<DownloadManifest, 'kind'> {
  kind: DownloadedKind;
}

/** What is asked for, by whom. */
export interface DownloadTarget {
  owner: string;
  kind: DownloadedKind;
  id: string;
}

/**
 * Why a download waits or has failed. It goes on by itself: `network`, `wifi`, `signIn`. It needs the learner: `room`
 * (the device is full), `lost` (the browser has thrown it away), `server`. It is over: `access` (the course is not the
 * learner's any more), `gone` (the content does not exist any more).
 */
export type DownloadReason = 'network' | 'wifi' | 'signIn' | 'room' | 'lost' | 'server' | 'access' | 'gone';

export type DownloadState = 'waiting' | 'downloading' | 'paused' | 'done' | 'failed';

export interface DownloadRow extends DownloadTarget {
  key: string;
  title: string;
  state: DownloadState;
  reason: DownloadReason | null;
  /** The learner lets it use mobile data. */
  overMobile: boolean;
  bytesDone: number;
  bytesTotal: number;
  /** What it is to be; null until the server has said. */
  manifest: DownloadedManifest | null;
  /** The reads that are on the device, by operation and id. */
  reads: Record<string, { version: string; at: number }>;
  /** Device clock, milliseconds. */
  requestedAt: number;
  /** When it was whole last; from then on it can be used, also while it is being renewed. */
  savedAt: number | null;
}

/** A piece of a file that is not whole yet. */
export interface PartRow {
  sha256: string;
  /** Bytes before it. */
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

/** Changes a row as long as it is in one of the states; a learner's press in between is never undone. */
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
