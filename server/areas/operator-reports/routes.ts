import type { ReportItem } from '#contract/operator-reports.ts';
import {
  answerReport,
  closeReport,
  pageOfReports,
  type QuestionReport,
} from '#server/domain/operations/question-reports.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';

const itemOf = (row: QuestionReport): ReportItem => ({
  id: row.id,
  at: row.created_at.getTime(),
  from: row.learner_id === null ? 'guest' : 'learner',
  question_id: row.question_id,
  exercise_id: row.exercise,
  title: row.title,
  errors: row.errors,
  content: row.content,
  is_again: row.is_again,
  answer: row.answer,
  closed_at: row.closed_at?.getTime() ?? null,
});

/** Reports of errors in questions. */
export function handlers({ db }: Platform): Handlers<'operatorReports'> {
  return {
    list: async ({ query, about }) => {
      const { rows, next } = await pageOfReports(db, query);
      about(rows.flatMap(({ learner_id }) => learner_id ?? []));
      return { reports: rows.map(itemOf), next };
    },
    answer: async ({ tx, params: { id }, body: { text }, about }) => {
      about((await asApiFailure(answerReport(tx, id, text, new Date()))) ?? []);
      return {};
    },
    close: async ({ tx, params: { id }, about }) => {
      about((await asApiFailure(closeReport(tx, id, new Date()))) ?? []);
      return {};
    },
  };
}
