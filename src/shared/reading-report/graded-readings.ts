import { queryOptions } from '@tanstack/react-query';
import { gradedReadings } from '#contract/learning-report.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';

/** The learner's newest graded readings aloud. */
export const newestReadings = () =>
  queryOptions({
    queryKey: ['graded-readings'],
    queryFn: ({ signal }) =>
      callOrThrow(gradedReadings, { options: { token: currentSession().token, signal } }),
  });
