import { type REPORT_ERRORS, WRONG_GRADE } from '#contract/question-report.ts';
import { type ReportedQuestion, reportKey } from '#src/shared/questions/question-report.ts';

export type ReportErrorId = (typeof REPORT_ERRORS)[number]['id'];

/** The unsent report of a question. */
export interface ReportDraft {
  errors: ReportErrorId[];
  content: string;
}

/** By `reportKey`. */
const drafts = new Map<string, ReportDraft>();

/** The draft from before the dialog was closed, until it is sent or the page is left. */
export const draftOf = (question: ReportedQuestion): ReportDraft =>
  drafts.get(reportKey(question)) ?? {
    errors: question.of === 'grade' ? [WRONG_GRADE] : [],
    content: question.place === undefined ? '' : `${question.place}: `,
  };
export const saveDraft = (key: string, draft: ReportDraft): void => {
  drafts.set(key, draft);
};
export const dropDraft = (key: string): void => {
  drafts.delete(key);
};

export const isDraftEmpty = ({ errors, content }: ReportDraft): boolean =>
  errors.length === 0 && content.trim() === '';

export const withError = (draft: ReportDraft, id: ReportErrorId, chosen: boolean): ReportDraft => ({
  ...draft,
  errors: chosen ? [...draft.errors, id] : draft.errors.filter((other) => other !== id),
});
