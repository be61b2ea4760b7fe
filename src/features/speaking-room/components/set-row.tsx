import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { LearnerSet } from '#contract/speaking.ts';
import { LEVELS } from '#src/messages/levels.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import type { BegunSet } from '#src/shared/speaking/sets/begun-sets.ts';
import { setPath } from '#src/shared/speaking/sets/set-path.ts';
import { bandRangeText, setFacts } from '#src/shared/speaking/sets/set-words.ts';
import { Badge } from '#src/ui/badge.tsx';
import { CourseCover } from '#src/ui/course-cover.tsx';
import { ROOM } from '../messages/speaking-room.ts';

const resultPath = ({ id, mode }: LearnerSet): string =>
  href(mode === 'test' ? 'speakingExamResult' : 'topicPracticeResult', { id });

/** What a set is about, its last result, and its download: rendered once it is opened. */
function SetPreview({ set }: { set: LearnerSet }) {
  return (
    <div className="grid gap-3 px-4 pb-4">
      <p className="text-pretty">{set.summary_vi}</p>
      {set.done > 0 && (
        <Link
          to={resultPath(set)}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand-strong underline underline-offset-4"
        >
          {ROOM.lastResult}
        </Link>
      )}
      <DownloadButton kind="speaking" id={set.id} title={set.title_vi} />
    </div>
  );
}

/** A topic or test in a list. Rows off the screen are not laid out, so that long lists scroll smoothly. */
export function SetRow({ set }: { set: LearnerSet | BegunSet }) {
  const [isOpen, setOpen] = useState(false);
  const { title, title_vi, level, done, band, open } = set;
  return (
    <li className="rounded-card border border-line bg-surface [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <Link to={setPath(set)} className="flex items-start gap-3 rounded-card p-4 pb-2 hover:bg-sunk">
        <CourseCover id={set.id} className="size-14 shrink-0 rounded-control" />
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="font-semibold text-pretty">{title_vi}</span>
          <span lang="en" className="text-sm text-muted">
            {title}
          </span>
          <span className="text-sm text-muted tabular-nums">
            {setFacts(set)} · <span lang="en">{LEVELS[level]?.name}</span>
          </span>
          {(open !== null || done > 0) && (
            <span className="flex flex-wrap gap-2 pt-1">
              {open !== null && <Badge tone="warning">{ROOM.isOpen}</Badge>}
              {done > 0 && <Badge tone="success">{ROOM.doneTimes(done)}</Badge>}
              {band !== null && <Badge>{ROOM.band(bandRangeText(band))}</Badge>}
            </span>
          )}
        </span>
      </Link>
      <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 rounded-card px-4 text-sm font-semibold text-brand-strong">
          {ROOM.preview}
          <span className="sr-only">: {title_vi}</span>
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        {isOpen && <SetPreview set={set} />}
      </details>
    </li>
  );
}
