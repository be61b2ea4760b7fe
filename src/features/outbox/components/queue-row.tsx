import { CircleAlert, Clock, FileText, GraduationCap, type LucideIcon, Mic, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { COMMANDS } from '#contract/protocol/commands.ts';
import { formatBytes } from '#rules/text/formats.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { isFromNewerApp } from '#src/platform/outbox/queue/queue.ts';
import { placeInLine } from '#src/platform/outbox/sending/blockers.ts';
import { isHeldForWifi } from '#src/platform/outbox/sending/recordings-on-wifi.ts';
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
function RowPicture({ row }: { row: CommandRow }) {
  const isParked = row.state === 'parked';
  const kind = row.recordingId === null ? ICONS[row.operation.split('.')[0] ?? ''] : Mic;
  const Icon = isParked ? CircleAlert : (kind ?? FileText);
  return (
    <span
      aria-hidden="true"
      className={`grid size-10 shrink-0 place-items-center rounded-control ${isParked ? 'bg-danger-soft text-danger' : 'bg-brand-soft text-brand-strong'}`}
    >
      <Icon className="size-5" />
    </span>
  );
}

const MINUTE = 60_000;

function ageOf(savedAt: number, now: number): string {
  const minutes = Math.floor((now - savedAt) / MINUTE);
  if (minutes < 1) return OUTBOX.age.now;
  if (minutes < 60) return OUTBOX.age.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? OUTBOX.age.hours(hours) : OUTBOX.age.days(Math.floor(hours / 24));
}

interface QueueRowProps {
  row: CommandRow;
  /** All commands of this learner, by id. */
  states: ReadonlyMap<string, CommandRow['state']>;
  now: number;
  /** After which row recordings wait for Wi-Fi; null if none does. */
  held: number | null;
  actions?: ReactNode;
}

const PLACES = { free: OUTBOX.ready, behind: OUTBOX.after, 'past-parked': OUTBOX.pastParked } as const;

function stateOf({ row, states, now, held }: QueueRowProps): string {
  if (row.state === 'parked') return row.lastMessage ?? OUTBOX.parkedTitle;
  if (isFromNewerApp(row)) return OUTBOX.newer;
  const wait = Math.ceil((row.nextTryAt - now) / 1000);
  if (isHeldForWifi(row, held)) return OUTBOX.wifi;
  if (wait > 0) return OUTBOX.next(wait < 60 ? `${wait} giây` : `${Math.ceil(wait / 60)} phút`);
  return PLACES[placeInLine(row.after, states)];
}

/** One command: what it is, its state, age and size. */
export function QueueRow(props: QueueRowProps) {
  const { row, now, actions } = props;
  const kind = COMMANDS.get(row.operation)?.label ?? row.operation;
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-b-0">
      <div className="flex items-center gap-3">
        <RowPicture row={row} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 flex-1 truncate font-semibold">
              {kind}: {row.label}
            </span>
            <span className="shrink-0 text-sm tabular-nums text-muted">{formatBytes(row.size)}</span>
          </div>
          <p className={`text-sm ${row.state === 'parked' ? 'text-danger' : 'text-muted'}`}>
            {stateOf(props)} · {ageOf(row.savedAt, now)}
            {row.recordingId ? ` · ${OUTBOX.recording}` : ''}
          </p>
        </div>
      </div>
      {actions}
    </li>
  );
}
