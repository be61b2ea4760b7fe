import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The marked days of a month such as `2026-11`; stored, so that it can be looked at with no network. */
export const studyMonth = (month: string) =>
  readQuery(ENDPOINTS.courseLearning.studyMonth, { query: { month } }, { staleTime: 0 });
