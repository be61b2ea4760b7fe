import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { formatDate } from '#rules/text/formats.ts';
import { LEARNING } from '#src/messages/learning-report.ts';
import { levelSentence } from '#src/messages/levels.ts';
import { composedQuery } from '#src/platform/http/composed-query.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { useLevelNow } from '#src/shared/roadmap/use-level-now.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { daysOf, type ReportRange } from '../model/report-range.ts';
import { RangePicker } from './range-picker.tsx';
import { ReportFigures } from './report-figures.tsx';

/** The learner's report. The key of "the last weeks" has no date, so that the cached report opens offline. */
const report = (range: ReportRange) =>
  composedQuery(ENDPOINTS.learningReport.report, {
    schema: ENDPOINTS.learningReport.report.response,
    input: range,
    read: ({ signal }) =>
      callOrThrow(ENDPOINTS.learningReport.report, {
        query: daysOf(range, vietnamDay(Date.now())),
        options: { signal },
      }),
  });

const DEFAULT: ReportRange = { weeks: 12 };

/** Activity and results of a signed-in learner. */
export function LearningReport() {
  const [range, setRange] = useState<ReportRange>(DEFAULT);
  const query = useQuery(report(range));
  const { data } = query;
  const level = useLevelNow();
  const isEmpty = data && data.days === 0 && data.skills.length === 0 && data.bands.length === 0;
  return (
    <>
      <RangePicker range={range} onChange={setRange} />
      {data && (
        <p role="status" className="text-sm text-muted">
          {LEARNING.span(formatDate(data.from), formatDate(data.to))}
        </p>
      )}
      {level && (
        <p data-testid="level-now" className="text-pretty">
          {levelSentence(level)}
        </p>
      )}
      {data && !isEmpty && <ReportFigures report={data} />}
      {isEmpty && (
        <EmptyState illustration="greeting" title={LEARNING.emptyTitle} action={<ToNextThing />}>
          {LEARNING.emptyText}
        </EmptyState>
      )}
      {!data && (
        <Loaded
          query={query}
          waiting={
            <Loading>
              <Skeleton className="h-80 w-full" />
            </Loading>
          }
          offlineText={LEARNING.needsNetwork}
        />
      )}
    </>
  );
}
