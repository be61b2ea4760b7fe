import {
  AudioLines,
  BookOpenText,
  Clock,
  type LucideIcon,
  MessagesSquare,
  Mic,
  Presentation,
} from 'lucide-react';
import { href } from '#contract/href.ts';
import { formatBytes, formatDate } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import type { DownloadRow } from '#src/shared/download/db.ts';
import { DownloadControls } from '#src/shared/download/download-controls.tsx';
import { TRIAL_SET } from '#src/shared/queries/speaking.ts';
import { Card } from '#src/ui/card.tsx';
import { CourseCover } from '#src/ui/course-cover.tsx';
import { SkillTile } from '#src/ui/skill-pictures.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { usableUntil } from '../model/usable-until.ts';

function spokenPath(id: string): string {
  if (id === TRIAL_SET) return href('speakingRoomTrial');
  return href(id.startsWith('speaking-test-') ? 'speakingExam' : 'topicPractice', { id });
}

const PATHS: Record<DownloadRow['kind'], ((id: string) => string) | null> = {
  course: (id) => href('course', { id }),
  lesson: (id) => href('lesson', { id }),
  test: (id) => href('takeExam', {}, { test: id }),
  speaking: spokenPath,
  sounds: (id) => href(id === 'letters' ? 'letters' : 'ipaChart'),
  scenes: () => href('aiConversation'),
  pronunciation: (id) => href('pronunciation', { id }),
  class: (id) => href('tutoringClass', { classId: id }),
  speech_model: null,
};

const ICONS: Record<Exclude<DownloadRow['kind'], 'course'>, LucideIcon> = {
  lesson: BookOpenText,
  test: Clock,
  speaking: MessagesSquare,
  sounds: AudioLines,
  scenes: MessagesSquare,
  pronunciation: AudioLines,
  class: Presentation,
  speech_model: Mic,
};

function DownloadItem({ row }: { row: DownloadRow }) {
  const path = PATHS[row.kind];
  const until = path && usableUntil(row);
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex items-center gap-4">
        {row.kind === 'course' ? (
          <CourseCover id={row.id} className="size-16 shrink-0 rounded-control" />
        ) : (
          <SkillTile skill={undefined} icon={ICONS[row.kind]} size="lg" />
        )}
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="flex items-baseline justify-between gap-3 text-sm text-muted">
            {DOWNLOADS.kinds[row.kind]}
            <span className="tabular-nums">{formatBytes(row.bytesDone)}</span>
          </p>
          <h3 className="font-semibold">
            {path ? <TextLink to={path(row.id)}>{row.title}</TextLink> : row.title}
          </h3>
          {until !== null && <p className="text-sm text-muted">{DOWNLOADS.until(formatDate(until))}</p>}
        </div>
      </div>
      <DownloadControls row={row} />
    </Card>
  );
}

/** Completed and running downloads, with size and controls. */
export const DownloadList = ({ rows }: { rows: readonly DownloadRow[] }) => (
  <ul className="grid gap-4">
    {rows.map((row) => (
      <DownloadItem key={row.key} row={row} />
    ))}
  </ul>
);
