import { useInfiniteQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { href } from '#contract/href.ts';
import { useRoles } from '#src/platform/session/roles.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Badge } from '#src/ui/badge.tsx';
import { deskQueue, WHOLE_QUEUE } from './desk-queue.ts';
import { taughtClasses } from './taught-classes.ts';
import { TEACHER_DESK } from './words.ts';

const LINKS = [
  { to: href('teacherDesk'), label: TEACHER_DESK.queue, end: true },
  { to: href('gradedWork'), label: TEACHER_DESK.graded, end: true },
  { to: href('taughtClasses'), label: TEACHER_DESK.classes, end: false },
  { to: href('gradingAgreement'), label: TEACHER_DESK.agreement, end: true },
] as const;

/** Lessons of today; nothing while there is none, or nobody could say. */
function TodayBadge() {
  const today = useInfiniteQuery(taughtClasses('open')).data?.pages[0]?.today ?? 0;
  return today > 0 && <Badge tone="info">{TEACHER_DESK.today(today)}</Badge>;
}

/** Answers of learners that are not read. */
function RepliesBadge() {
  const replies = useInfiniteQuery(deskQueue(WHOLE_QUEUE)).data?.pages[0]?.counts.replies ?? 0;
  return replies > 0 && <Badge tone="warning">{TEACHER_DESK.replies(replies)}</Badge>;
}

/** The parts of the desk, for teachers: operators see one of its pages. */
export function DeskNav() {
  const isTeacher = useRoles(useSession(({ learnerId }) => learnerId)).includes('teacher');
  return (
    isTeacher && (
      <nav aria-label={TEACHER_DESK.title}>
        <ul className="flex flex-wrap gap-2">
          {LINKS.map(({ to, label, end }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={end}
                className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-muted hover:bg-sunk aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
              >
                {label}
                {to === href('taughtClasses') && <TodayBadge />}
                {to === href('gradedWork') && <RepliesBadge />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
