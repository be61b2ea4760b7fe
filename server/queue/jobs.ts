/** Payload of a grading job; it loads everything else. */
export interface GradeAnswerJob {
  attemptId: string;
  questionId: string;
}

/** Payload of the job at a test's deadline. */
export interface CloseExamJob {
  attemptId: string;
}

/**
 * An event to report to the operator. It contains only a reference: the queue must not hold personal data,
 * and what was deleted meanwhile is not reported.
 */
export type NoticeJob = { kind: 'advice' | 'report' | 'audit-head'; id: string } | ExportNoticeJob;

/** Somebody downloaded many requests for advice at once. All that is told is here: numbers, and ids of the event and of them. */
export interface ExportNoticeJob {
  kind: 'export';
  id: string;
  at: number;
  /** Id of the operator. */
  by: string;
  state: string;
  requests: number;
}
