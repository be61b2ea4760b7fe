import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
/// <reference types="vite/client" />

import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import type { ReportDraft } from '../model/report-draft.ts';

/** Saves a learner's report on this device; it is sent as soon as there is a network. */
export const saveReport = (
  owner: string,
  questionId: string,
  label: string,
  { errors, content }: ReportDraft,
): Promise<string> =>
  saveCommand(ENDPOINTS.questionReport.reportOwn, {
    owner,
    body: { question_id: questionId, errors, content, debug: import.meta.env.DEV },
    label,
  });
