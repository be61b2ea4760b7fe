/// <reference types="vite/client" />

import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { isUnreachable } from '#src/platform/http/api-result.ts';
import { call } from '#src/platform/http/http.ts';
import { reportCallOutcome } from '#src/platform/offline/connectivity.ts';
import type { ReportDraft } from '../model/report-draft.ts';

/** Sends a guest's report. */
export async function sendReport(questionId: string, { errors, content }: ReportDraft) {
  const answer = await call(ENDPOINTS.questionReport.report, {
    body: { question_id: questionId, errors, content, debug: import.meta.env.DEV },
  });
  reportCallOutcome(answer.success || !isUnreachable(answer.code));
  return answer;
}
