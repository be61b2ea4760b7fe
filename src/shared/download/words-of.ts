import { formatBytes } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import type { DownloadRow } from './db.ts';

/** The state of a download, in a sentence. */
export function wordsOf(row: DownloadRow): string {
  const { state, reason, bytesDone, bytesTotal, savedAt } = row;
  const done = formatBytes(bytesDone);
  const total = formatBytes(bytesTotal);
  if (reason !== null) return reason === 'room' ? DOWNLOADS.reasons.room(total) : DOWNLOADS.reasons[reason];
  switch (state) {
    case 'waiting':
      return DOWNLOADS.queued;
    case 'downloading':
      return savedAt === null ? DOWNLOADS.runningSize(done, total) : DOWNLOADS.renewing;
    case 'paused':
      return bytesDone > 0 ? DOWNLOADS.paused(done, total) : DOWNLOADS.pausedNew;
    case 'done':
      return DOWNLOADS.done(total);
    case 'failed':
      return DOWNLOADS.reasons.server;
  }
}
