import { href } from '#contract/href.ts';
import { reviewMinutes } from '#rules/notebook/review-time.ts';
import { TODAY } from '../messages/today.ts';
import type { DeviceWork } from './device-work.ts';
import type { Pace, PlanToday } from './plan-today.ts';
import type { DueCards } from './use-due-cards.ts';

/** What a tile says, and the path it opens; null while it is not known. */
type Facts = { figure: string; note: string; to: string } | null;

export function cardFacts({ count, isSettled }: DueCards): Facts {
  if (count === null && !isSettled) return null;
  const to = href('notebook');
  return count
    ? { figure: TODAY.cardCount(count), note: TODAY.takes(reviewMinutes(count)), to }
    : { figure: TODAY.noCards, note: TODAY.noCardsText, to };
}

function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return TODAY.noTargetText;
    case 'reached':
      return TODAY.planReached;
    case 'short':
      return TODAY.planShort;
    case 'behind':
      return TODAY.planBehind(pace.minutes, pace.isEstimate);
    case 'kept':
      return TODAY.planKept;
  }
}

export function examFacts(plan: PlanToday | null): Facts {
  if (!plan) return null;
  const to = href('roadmap');
  const { exam, pace } = plan;
  switch (exam.kind) {
    case 'no-target':
      return { figure: TODAY.noExam, note: TODAY.noTargetText, to };
    case 'no-date':
      return { figure: TODAY.noExam, note: pace.kind === 'none' ? TODAY.noExamText : paceText(pace), to };
    case 'past':
      return { figure: TODAY.examPast, note: TODAY.examPastText, to };
    case 'today':
      return { figure: TODAY.examToday, note: TODAY.examWish, to };
    case 'ahead':
      return { figure: TODAY.examDays(exam.days), note: paceText(pace), to };
  }
}

export function queueFacts(work: DeviceWork | null): Facts {
  if (!work) return null;
  const { waiting, parked, signInNeeded } = work;
  const to = href('outbox');
  if (waiting + parked === 0) return { figure: TODAY.queueEmpty, note: TODAY.queueEmptyText, to };
  const figure = TODAY.queueCount(waiting + parked);
  if (signInNeeded) return { figure, note: TODAY.queueSignIn, to };
  return { figure, note: parked > 0 ? TODAY.queueParked(parked) : TODAY.queueText, to };
}
