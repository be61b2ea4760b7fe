import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { composedQuery } from '#src/platform/http/composed-query.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { daysOf, type ReportRange } from '../model/report-range.ts';

/** The learner's report. The key of "the last weeks" has no date, so that the cached report opens offline. */
export const report = (range: ReportRange) =>
  composedQuery(ENDPOINTS.learningReport.report, {
    schema: ENDPOINTS.learningReport.report.response,
    input: range,
    read: ({ signal }) =>
      callOrThrow(ENDPOINTS.learningReport.report, {
        query: daysOf(range, vietnamDay(Date.now())),
        options: { signal },
      }),
  });
