import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { formatDate } from '#rules/text/formats.ts';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { courseStreak, learningProgress, learningStatistic } from '../api/learning.ts';
import { LEARNING } from '../messages/course-learning.ts';
import { LearningPart } from './learning-part.tsx';

type Progress = ResponseOf<typeof ENDPOINTS.courseLearning.learningProgress>;

/** DD/MM of an ISO date. */
const shortDate = (day: string): string => formatDate(day).slice(0, 5);

/** A bar for each week, with its count above and its Monday below; a list for screen readers. */
function Weeks({ weeks }: Pick<Progress, 'weeks'>) {
  const max = Math.max(1, ...weeks.map(({ sections }) => sections));
  return (
    <ol className="grid grid-cols-8 items-end gap-1.5 sm:gap-2">
      {weeks.map(({ from, sections }, at) => (
        <li key={from} className="grid min-w-0 justify-items-center gap-1 text-xs text-muted">
          <span className="sr-only">
            {LEARNING.weekOf(formatDate(from))}: {LEARNING.weekSections(sections)}
          </span>
          <span aria-hidden="true" className="font-semibold text-ink">
            {sections > 0 && sections}
          </span>
          <span aria-hidden="true" className="flex h-20 w-full max-w-9 items-end rounded-sm bg-sunk">
            <span
              className={`block w-full rounded-sm ${at === weeks.length - 1 ? 'bg-brand' : 'bg-brand/60'}`}
              style={{ height: `${(100 * sections) / max}%` }}
            />
          </span>
          <span aria-hidden="true" className="whitespace-nowrap">
            {/* Every other date: eight do not fit on a phone. */}
            {(weeks.length - 1 - at) % 2 === 0 ? shortDate(from) : '\u00a0'}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The learner's progress in a course, in all and in each of the last weeks. */
export function WeekProgress({ courseId }: { courseId: string }) {
  const progress = useQuery(learningProgress(courseId));
  const { data: statistic } = useQuery(learningStatistic(courseId));
  const days = useQuery(courseStreak(courseId)).data?.length ?? 0;
  return (
    <LearningPart title={LEARNING.progressTitle} query={progress}>
      {({ sections, minutes, weeks }) => {
        const week = weeks.at(-1);
        const overall = LEARNING.overall(sections.completed, sections.total);
        return (
          <>
            <div className="flex items-center gap-4">
              <ProgressRing value={sections.completed} max={sections.total} label={overall}>
                {sections.completed}/{sections.total}
              </ProgressRing>
              <p className="min-w-0 text-sm text-muted">
                {overall}, {LEARNING.minutesDone(minutes.completed, minutes.total)}
              </p>
            </div>
            {week && <p>{LEARNING.progressText(week.sections, week, week.study_days)}</p>}
            {days > 1 && <p>{LEARNING.courseStreak(days)}</p>}
            <Weeks weeks={weeks} />
            {statistic && (
              <p className="text-sm text-muted">
                {LEARNING.lastMonth(statistic.last_30_days.study_days)}
                {statistic.average_score !== null && `. ${LEARNING.averageScore(statistic.average_score)}`}
              </p>
            )}
          </>
        );
      }}
    </LearningPart>
  );
}
