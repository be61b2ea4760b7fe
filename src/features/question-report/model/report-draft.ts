import { type REPORT_ERRORS, WRONG_GRADE } from '#contract/question-report.ts';
import type { ReportedQuestion } from '#src/shared/questions/question-report.ts';

export type ReportErrorId = (typeof REPORT_ERRORS)[number]['id'];

/** The unsent report of a question. */
export interface ReportDraft {
  errors: ReportErrorId[];
  content: string;
}

const EMPTY: ReportDraft = { errors: [], content: '' };
const OF_GRADE: ReportDraft = { errors: [WRONG_GRADE], content: '' };
const drafts = new Map<string, ReportDraft>();

/** The draft from before the dialog was closed, until it is sent or the page is left. */
export const draftOf = ({ id, of }: ReportedQuestion): ReportDraft =>
  drafts.get(id) ?? (of === 'grade' ? OF_GRADE : EMPTY);
export const saveDraft = (questionId: string, draft: ReportDraft): void => {
  drafts.set(questionId, draft);
};
export const dropDraft = (questionId: string): void => {
  drafts.delete(questionId);
};

export const isDraftEmpty = ({ errors, content }: ReportDraft): boolean =>
  errors.length === 0 && content.trim() === '';

export const withError = (draft: ReportDraft, id: ReportErrorId, chosen: boolean): ReportDraft => ({
  ...draft,
  errors: chosen ? [...draft.errors, id] : draft.errors.filter((other) => other !== id),
});
