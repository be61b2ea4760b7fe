import type { Plan } from '#rules/roadmap/plan.ts';
import { formatDate } from '#rules/text/formats.ts';
import { bandText } from '#src/messages/levels.ts';
import { DEFAULT_MINUTES } from '#src/shared/roadmap/personal-plan.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PLAN } from '../messages/roadmap-plan.ts';

interface PlanVerdictProps {
  plan: Plan;
  band: number;
  target: number;
  /** The learner has not set their study time. */
  assumed: boolean;
}

function Words({ plan, band, target }: Omit<PlanVerdictProps, 'assumed'>) {
  const [needed, available] = [Math.round(plan.hoursNeeded), Math.round(plan.hoursAvailable)];
  const [from, to, date] = [bandText(band), bandText(target), formatDate(plan.examDate)];
  if (plan.hoursNeeded === 0) return <p>{PLAN.reached(date)}</p>;
  if (!plan.isBooked) return <p>{plan.enough ? PLAN.unbooked(needed, date) : PLAN.unbookedFar(needed)}</p>;
  if (plan.enough) return <p>{PLAN.enough(needed, available, from, to, date)}</p>;
  return (
    <>
      <p>{PLAN.short(needed, available, from, to)}</p>
      <p className="font-semibold">{PLAN.realistic(bandText(plan.realisticBand))}</p>
      <p>{plan.minutesEnough === null ? PLAN.onlyLater : PLAN.ways(plan.minutesEnough)}</p>
    </>
  );
}

function look({ plan, target }: Pick<PlanVerdictProps, 'plan' | 'target'>) {
  if (plan.hoursNeeded === 0) return { tone: 'success', title: PLAN.reachedTitle } as const;
  if (!plan.isBooked) return { tone: 'info', title: PLAN.unbookedTitle } as const;
  return plan.enough
    ? ({ tone: 'success', title: PLAN.enoughTitle } as const)
    : ({ tone: 'warning', title: PLAN.shortTitle(bandText(target)) } as const);
}

/** Whether the time is enough, and if not, what it is enough for. */
export function PlanVerdict({ plan, band, target, assumed }: PlanVerdictProps) {
  return (
    <Notice {...look({ plan, target })}>
      <Words plan={plan} band={band} target={target} />
      {assumed && <p>{PLAN.minutesAssumed(DEFAULT_MINUTES)}</p>}
      <p className="text-sm text-muted">{PLAN.honest}</p>
    </Notice>
  );
}
