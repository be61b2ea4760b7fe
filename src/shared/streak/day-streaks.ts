import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { StudyDays } from '#rules/streak/streak.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export type DayStreaks = ResponseOf<typeof ENDPOINTS.courseLearning.dayStreaks>;

/** Completes a response that an earlier version has stored on this device. */
const complete = (data: DayStreaks): DayStreaks => ENDPOINTS.courseLearning.dayStreaks.response.parse(data);

/** The learner's streak with the days behind it. Never cached: recently sent work changes it. */
export const dayStreaks = () =>
  readQuery(
    ENDPOINTS.courseLearning.dayStreaks,
    {},
    { select: complete, staleTime: 0, persist: 'first-frame' },
  );

/** The server's days in the form that the rules of streaks take. */
export const studyDaysOf = ({
  from,
  days,
  outages,
  skipped,
  before,
  freezes_before,
  longest_before,
}: DayStreaks): StudyDays => ({
  from,
  before: { length: before, freezes: freezes_before, longest: longest_before },
  studied: days,
  outages,
  skipped,
});
