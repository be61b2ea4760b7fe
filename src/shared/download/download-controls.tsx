import { CircleCheck, Pause, Play, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import type { DownloadRow } from './db.ts';
import { RemoveDownload } from './remove-download.tsx';
import { pauseDownload, resumeDownload } from './request-download.ts';

/** The state of a download, in a sentence. */
function wordsOf(row: DownloadRow): string {
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

interface DownloadControlsProps {
  row: DownloadRow;
  /** Further actions. */
  children?: ReactNode;
}

/** The state of a download, and the actions for it. */
export function DownloadControls({ row, children }: DownloadControlsProps) {
  const { key, state, reason } = row;
  const words = wordsOf(row);
  const under = state === 'downloading' || state === 'paused' || state === 'waiting';
  return (
    <div className="grid gap-2">
      {under && row.bytesTotal > 0 && (
        <ProgressBar value={row.bytesDone} max={row.bytesTotal} label={words} />
      )}
      <p
        data-testid="download-state"
        data-state={state}
        className={`flex items-start gap-2 text-sm ${state === 'failed' ? 'text-danger' : 'text-muted'}`}
      >
        {state === 'done' && (
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        )}
        <span className="tabular-nums">{words}</span>
      </p>
      {/* The bytes change many times a second; only the state is announced. */}
      <span role="status" className="sr-only">
        {state === 'downloading' ? DOWNLOADS.running : words}
      </span>
      <div className="flex flex-wrap items-center gap-2">
        {(state === 'downloading' || state === 'waiting') && (
          <Button variant="secondary" icon={Pause} onClick={() => void pauseDownload(key)}>
            {DOWNLOADS.pause}
          </Button>
        )}
        {state === 'waiting' && reason === 'wifi' && (
          <Button variant="quiet" onClick={() => void resumeDownload(key, true)}>
            {DOWNLOADS.overMobile}
          </Button>
        )}
        {state === 'paused' && (
          <Button icon={Play} onClick={() => void resumeDownload(key)}>
            {DOWNLOADS.resume}
          </Button>
        )}
        {state === 'failed' && reason !== 'gone' && (
          <Button icon={RotateCw} onClick={() => void resumeDownload(key)}>
            {DOWNLOADS.retry}
          </Button>
        )}
        {children}
        <RemoveDownload row={row} />
      </div>
    </div>
  );
}
