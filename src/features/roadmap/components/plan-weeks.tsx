import { ChevronDown, Flag } from 'lucide-react';
import { useId, useState } from 'react';
import type { Phase, Plan, PlanWeek } from '#rules/roadmap/plan.ts';
import { formatDate } from '#rules/text/formats.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { PLAN } from '../messages/roadmap-plan.ts';

/** Weeks shown until all are requested. */
const WEEKS_SHOWN = 6;

const TONES: Record<Phase, 'brand' | 'info' | 'warning' | 'success'> = {
  course: 'brand',
  skills: 'info',
  tests: 'warning',
  buffer: 'success',
};

function tasksOf({ phase, courses, focus, mocks }: PlanWeek, nameOf: (course: string) => string): string[] {
  if (phase === 'buffer') return [PLAN.doRest];
  return [
    ...(courses.length > 0 ? [PLAN.doCourse(courses.map(nameOf).join(', '))] : []),
    ...(mocks.length > 0
      ? [PLAN.doMocks(mocks.map((skill) => PLAN.skills[skill]).join(', ')), PLAN.doFix]
      : []),
    ...(focus === null ? [] : [PLAN.doFocus(PLAN.skills[focus])]),
    PLAN.doMistakes,
  ];
}

interface PlanWeeksProps {
  plan: Plan;
  /** Name of a course by its id. */
  nameOf: (course: string) => string;
}

/** The plan as a list of dated weeks, with the exam at its end. */
export function PlanWeeks({ plan, nameOf }: PlanWeeksProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const weeks = all ? plan.weeks : plan.weeks.slice(0, WEEKS_SHOWN);
  const exam = formatDate(plan.examDate);
  return (
    <section className="grid gap-4">
      <SectionHead id={id} title={PLAN.weeksTitle} />
      <ol aria-labelledby={id} className="grid gap-3">
        {weeks.map((week) => (
          <li
            key={week.startsOn}
            className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-4 sm:grid-cols-[14rem_1fr]"
          >
            <div className="grid content-start gap-1.5">
              <h3 className="font-semibold tabular-nums">
                {PLAN.weekOf(formatDate(week.startsOn), formatDate(week.endsOn))}
              </h3>
              <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
                <Badge tone={TONES[week.phase]}>{PLAN.phases[week.phase]}</Badge>
                {PLAN.hours(week.hours)}
              </p>
            </div>
            <ul className="grid content-start gap-1 max-sm:list-disc max-sm:pl-5">
              {tasksOf(week, nameOf).map((task) => (
                <li key={task} className="text-pretty">
                  {task}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {weeks.length < plan.weeks.length ? (
        <Button
          variant="secondary"
          icon={ChevronDown}
          className="justify-self-start max-sm:w-full"
          onClick={() => setAll(true)}
        >
          {PLAN.more}
        </Button>
      ) : (
        <p className="flex items-center gap-2.5 font-semibold">
          <Flag aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
          {plan.isBooked ? PLAN.examDay(exam) : PLAN.examDayUnbooked(exam)}
        </p>
      )}
    </section>
  );
}
