import { CircleAlert, Clock, FileText, GraduationCap, type LucideIcon, Mic, NotebookPen } from 'lucide-react';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { SECTION_ICONS } from '#src/ui/section-icons.ts';

/** By the first part of the operation's name. */
const ICONS: Readonly<Partial<Record<string, LucideIcon>>> = {
  practice: SECTION_ICONS.practice,
  practiceTest: Clock,
  revise: SECTION_ICONS.revise,
  notebook: NotebookPen,
  lesson: SECTION_ICONS.study_sheet,
  teacherGrading: GraduationCap,
};

/** What a waiting row is, as a picture: the words beside it say the same. */
export function RowPicture({ row }: { row: CommandRow }) {
  const isParked = row.state === 'parked';
  const kind = row.recordingId === null ? ICONS[row.operation.split('.')[0] ?? ''] : Mic;
  const Icon = isParked ? CircleAlert : (kind ?? FileText);
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 shrink-0 place-items-center rounded-card ${isParked ? 'bg-danger-soft text-danger' : 'bg-brand-soft text-brand-strong'}`}
    >
      <Icon className="size-5" />
    </span>
  );
}
