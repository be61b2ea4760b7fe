import { useQuery } from '@tanstack/react-query';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { levelNow } from '#rules/level/level-now.ts';
import { profile } from '#src/shared/queries/profile.ts';
import {
  bandOfLevel,
  DEFAULT_MINUTES,
  personalPlan,
  planLevel,
  type RoadmapFacts,
  type Target,
} from '#src/shared/roadmap/personal-plan.ts';
import { personalRoadmap } from '#src/shared/roadmap/personal-roadmap.ts';
import { useChosenLevel } from '#src/shared/roadmap/use-chosen-level.ts';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { PLAN } from '../messages/roadmap-plan.ts';
import { PlanProgress } from './plan-progress.tsx';
import { PlanVerdict } from './plan-verdict.tsx';
import { PlanWeeks } from './plan-weeks.tsx';
import { TargetCard } from './target-card.tsx';
import { WhereNow } from './where-now.tsx';

const DAYS_KEPT = 6;

function Planned({ facts, target }: { facts: RoadmapFacts; target: Target }) {
  const [chosen, choose] = useChosenLevel();
  const today = vietnamDay(Date.now());
  const level = planLevel(facts, chosen, today);
  const estimate = levelNow(facts, today);
  const plan = personalPlan(facts, target, level, today);
  const nameOf = (course: string) => facts.courses.find(({ id }) => id === course)?.name ?? course;
  return (
    <>
      <WhereNow facts={facts} estimate={estimate} level={level} onLevel={choose} />
      {plan && target.target_band ? (
        <>
          <PlanVerdict
            plan={plan}
            band={estimate?.band ?? bandOfLevel(level)}
            target={target.target_band}
            assumed={!target.daily_minutes}
          />
          <PlanProgress
            plan={plan}
            facts={facts}
            minutesAWeek={(target.daily_minutes ?? DEFAULT_MINUTES) * DAYS_KEPT}
          />
          {plan.weeks.length > 0 && <PlanWeeks plan={plan} nameOf={nameOf} />}
        </>
      ) : (
        <p className="text-muted">{PLAN.needsTarget}</p>
      )}
    </>
  );
}

/** A learner's personal plan: from their level to their target, week by week up to the exam. */
export function PersonalRoadmap() {
  const facts = useQuery(personalRoadmap());
  const profileQuery = useQuery(profile());
  return (
    <section className="grid gap-5">
      <div className="grid gap-2">
        <SectionHead title={PLAN.title} />
        <p className="max-w-[68ch] text-muted text-pretty">{PLAN.text}</p>
      </div>
      <TargetCard />
      {facts.data && profileQuery.data ? (
        <Planned facts={facts.data} target={profileQuery.data} />
      ) : (
        <Loaded<unknown>
          query={profileQuery.isError && !facts.isError ? profileQuery : facts}
          waiting={
            <Loading>
              <Skeleton className="h-64 w-full" />
            </Loading>
          }
          offlineText={PLAN.needsNetwork}
        />
      )}
    </section>
  );
}
