import { useState } from 'react';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { COURSE } from '../messages/course.ts';

/** The size is asked for once this is opened: the server has the voices made for it. */
export function LevelDownload({ level }: { level: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
        {COURSE.download(level)}
      </summary>
      {isOpen && <DownloadButton kind="scenes" id={String(level)} title={COURSE.downloadTitle(level)} />}
    </details>
  );
}
