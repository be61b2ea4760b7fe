import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { useUpdatesHeld } from '#src/platform/pwa/update.ts';
import { useSession } from '#src/platform/session/session.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { TODAY } from '../messages/today.ts';
import { type DayLog, progressOf } from '../model/day-log.ts';
import { useCelebration } from '../model/use-celebration.ts';
import { useDayProgress } from '../model/use-day-progress.ts';
import { GoalDrawing } from './goal-drawing.tsx';

function Celebration({ log, onClose }: { log: DayLog; onClose: () => void }) {
  return (
    <div className="pointer-events-auto flex w-full max-w-md animate-enter items-center gap-3 rounded-control border border-line bg-raised p-2 pl-3 shadow-float">
      <GoalDrawing plays className="size-16 text-success" />
      <div className="grid min-w-0 flex-1">
        <p className="font-semibold">{TODAY.goalDone}</p>
        <p className="text-sm text-muted text-pretty">{TODAY.celebrated(progressOf(log)?.done ?? 0)}</p>
        <Link
          to={href('home')}
          onClick={onClose}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand-strong underline-offset-4 hover:underline"
        >
          {TODAY.toToday}
        </Link>
      </div>
      <IconButton icon={X} label={TODAY.closeCelebration} onClick={onClose} className="self-start" />
    </div>
  );
}

function Watch({ owner }: { owner: string }) {
  const log = useDayProgress(owner);
  // Not while a recording, a timed test or unsaved text would be disturbed.
  const mayShow = !useUpdatesHeld();
  const isCelebrated = useCelebration(log, mayShow);
  const [closedDay, setClosedDay] = useState<string | null>(null);
  const isOpen = isCelebrated && mayShow && closedDay !== log.day;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+env(safe-area-inset-top)+8px)] z-40 grid justify-items-center px-4"
    >
      {isOpen && <Celebration log={log} onClose={() => setClosedDay(log.day)} />}
    </div>
  );
}

/** Celebrates on any page but the home page, which does it itself, that the day's goal has just been reached. */
export default function GoalWatch() {
  const owner = useSession(({ learnerId }) => learnerId);
  return owner === null ? null : <Watch owner={owner} />;
}
