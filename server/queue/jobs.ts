/** What the grading job is told: everything else it reads itself. */
export interface GradeAnswerJob {
  attemptId: string;
  questionId: string;
}

/** What the job at a test's deadline is told. */
export interface CloseExamJob {
  attemptId: string;
}

/**
 * Something that whoever runs the site is told of. It names what happened and holds nothing of it: the queue is no place
 * for somebody's number, and what was deleted meanwhile is told to nobody.
 */
export interface NoticeJob {
  kind: 'advice' | 'report';
  id: string;
}
