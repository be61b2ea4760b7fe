import { useInfiniteQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { href } from '#contract/href.ts';
import { useRoles } from '#src/platform/session/roles.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Badge } from '#src/ui/badge.tsx';
import { deskQueue, WHOLE_QUEUE } from '../api/desk-queries.ts';
import { DESK } from '../messages/desk.ts';

const LINKS = [
  { to: href('teacherDesk'), label: DESK.queue },
  { to: href('gradedWork'), label: DESK.graded },
  { to: href('gradingAgreement'), label: DESK.agreement },
] as const;

function Links() {
  const replies = useInfiniteQuery(deskQueue(WHOLE_QUEUE)).data?.pages[0]?.counts.replies ?? 0;
  return (
    <nav aria-label={DESK.title}>
      <ul className="flex flex-wrap gap-2">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-muted hover:bg-sunk aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong"
            >
              {label}
              {to === href('gradedWork') && replies > 0 && (
                <Badge tone="warning">{DESK.replies(replies)}</Badge>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The parts of the desk, for teachers: operators see one of its pages. */
export function DeskNav() {
  const isTeacher = useRoles(useSession(({ learnerId }) => learnerId)).includes('teacher');
  return isTeacher && <Links />;
}
