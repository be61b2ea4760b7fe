import { z } from 'zod/mini';
import { action, command, read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { REPORT_ERRORS, REPORT_TEXT_MAX } from '../question-report.ts';

export const constants = read({
  summary: 'The errors that a report of a question may name',
  path: '/question-report-errors/constants',
  who: 'anyone',
  response: z.object({ errors: z.array(z.object({ id: z.number(), name: z.string() })) }),
});

const reportBody = z
  .object({
    question_id: idText,
    /** Ids from `REPORT_ERRORS`, each once. */
    errors: z.array(z.literal(REPORT_ERRORS.map(({ id }) => id))).check(
      z.maxLength(REPORT_ERRORS.length),
      z.refine((ids) => new Set(ids).size === ids.length, 'named twice'),
    ),
    content: z.string().check(z.trim(), z.maxLength(REPORT_TEXT_MAX)),
    /** Sent from a test build. */
    debug: z._default(z.boolean(), false),
  })
  .check(z.refine(({ errors, content }) => errors.length > 0 || content !== '', { path: ['content'] }));

const reportTaken = z.object({
  /** The learner has reported this question before. */
  is_again: z.boolean(),
});

export const report = action({
  summary: 'Reports an error in a question; the same question may be reported again',
  method: 'POST',
  path: '/question-report-errors',
  who: 'maybe-learner',
  body: reportBody,
  response: reportTaken,
  errors: ['NOT_FOUND'],
});

export const reportOwn = command({
  summary: 'The same as an idempotent command of a learner, which may be queued offline',
  storedAs: 'questionReport.reportOwn',
  label: 'Báo lỗi câu hỏi',
  path: '/question-report-errors/own',
  who: 'learner',
  body: reportBody,
  response: reportTaken,
  errors: ['NOT_FOUND'],
});
