import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { REPORT_ERRORS } from '#contract/question-report.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** How long the server's texts stay fresh, milliseconds. */
const STALE_MS = 86_400_000;

/** The errors that this build can send, in the server's order and wording. */
const sendable = ({ errors }: ResponseOf<typeof ENDPOINTS.questionReport.constants>) =>
  errors.flatMap(({ id, name }) =>
    REPORT_ERRORS.filter((error) => error.id === id).map((error) => ({ id: error.id, name })),
  );

/** The errors that a report may name, as the server suggests them. */
export const reportErrors = () =>
  readQuery(ENDPOINTS.questionReport.constants, {}, { select: sendable, staleTime: STALE_MS });
