import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';
import { idText, TEXT_MAX } from './protocol/text.ts';

/** Most characters of the learner's own words. */
export const REPORT_TEXT_MAX = TEXT_MAX.note;

/** Most characters of what a learner is told of their report. */
export const REPORT_ANSWER_MAX = 2_000;

/** What is often wrong with a question. Ids are stored, so none may change its meaning. */
export const REPORT_ERRORS = [
  { id: 1, name: 'Đề bài hoặc câu hỏi có lỗi chính tả' },
  { id: 2, name: 'Đáp án chưa đúng' },
  { id: 3, name: 'Câu trả lời của mình đúng mà bị chấm sai' },
  { id: 4, name: 'Lời giải thích sai hoặc khó hiểu' },
  { id: 5, name: 'Hình ảnh hoặc âm thanh không mở được' },
  { id: 6, name: 'Câu hỏi hiển thị lỗi' },
  { id: 8, name: 'Điểm chấm chưa đúng' },
  { id: 7, name: 'Lỗi khác' },
] as const;

/** The error that a report of a grade names at first. */
export const WRONG_GRADE = 8;

export const questionReportConstants = endpoint({
  summary: 'The errors that a report of a question may name',
  method: 'GET',
  path: '/question-report-errors/constants',
  access: 'public',
  response: z.object({ errors: z.array(z.object({ id: z.number(), name: z.string() })) }),
  errors: [],
});

const reportBody = z
  .object({
    question_id: idText,
    /** Ids of the constants, each once. */
    errors: z.array(z.literal(REPORT_ERRORS.map(({ id }) => id))).check(
      z.maxLength(REPORT_ERRORS.length),
      z.refine((ids) => new Set(ids).size === ids.length, 'named twice'),
    ),
    content: z.string().check(z.trim(), z.maxLength(REPORT_TEXT_MAX)),
    /** The report was sent from a build under test. */
    debug: z._default(z.boolean(), false),
  })
  .check(z.refine(({ errors, content }) => errors.length > 0 || content !== '', { path: ['content'] }));

const reportTaken = z.object({
  /** The learner had reported this question before. */
  is_again: z.boolean(),
});

export const reportQuestion = endpoint({
  summary: 'Reports an error of a question; the same question may be reported again',
  method: 'POST',
  path: '/question-report-errors',
  access: 'visitor',
  body: reportBody,
  response: reportTaken,
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN'],
});

export const reportOwnQuestion = endpoint({
  summary: 'The same as a command of a learner, to be sent later and arrive once',
  method: 'POST',
  path: '/question-report-errors/own',
  access: 'learner',
  idempotent: true,
  body: reportBody,
  response: reportTaken,
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_KEY_REQUIRED'],
});
