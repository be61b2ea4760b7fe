import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { Plan } from '#rules/roadmap/plan.ts';
import type { RoadmapFacts } from '#src/shared/roadmap/personal-plan.ts';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { PLAN } from '../messages/roadmap-plan.ts';

interface PlanProgressProps {
  plan: Plan;
  facts: RoadmapFacts;
  /** Planned study time, minutes per week. */
  minutesAWeek: number;
}

/** The learner's progress: minutes this week, lessons of each course in the plan. */
export function PlanProgress({ plan, facts, minutesAWeek }: PlanProgressProps) {
  const planned = new Set(plan.weeks.flatMap(({ courses }) => courses));
  const courses = facts.courses.filter(({ id }) => planned.has(id));
  const { minutes_this_week: minutes, estimated_this_week: estimated = minutes } = facts;
  const week = PLAN.weekProgress(minutes, minutesAWeek);
  return (
    <Card as="section" className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="flex flex-wrap justify-between gap-x-3 text-lg font-semibold">
          {PLAN.thisWeek}
          <span className="text-base tabular-nums">{week}</span>
        </h2>
        <ProgressBar value={minutes} max={minutesAWeek} label={`${PLAN.thisWeek}: ${week}`} />
        {estimated > 0 && <p className="text-sm text-muted">{PLAN.weekEstimated(estimated)}</p>}
      </div>
      {courses.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-sm font-semibold text-muted">{PLAN.coursesTitle}</h3>
          <ul className="grid gap-2">
            {courses.map(({ id, name, lessons, lessons_done }) => (
              <li key={id} className="grid gap-1">
                <Link
                  to={href('course', { id })}
                  className="flex min-h-11 items-center justify-between gap-3 font-semibold text-brand-strong underline-offset-4 hover:underline"
                >
                  {name}
                  <span className="text-sm text-muted tabular-nums">
                    {PLAN.courseProgress(lessons_done, lessons)}
                  </span>
                </Link>
                <ProgressBar
                  value={lessons_done}
                  max={lessons}
                  label={`${name}: ${PLAN.courseProgress(lessons_done, lessons)}`}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
