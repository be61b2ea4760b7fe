import { z } from 'zod/mini';
import { gradingMessage, messageBody } from '../grading-message.ts';
import { command, read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { agreementSums } from '../teacher-desk.ts';
import { teacherEvaluationSchema } from '../teacher-evaluation.ts';
import { allowanceSchema, REGRADE_REASON_MAX } from '../teacher-grading.ts';

const id = idText;

/** State of teacher grading for an answer. */
const standing = z.object({
  teacher_evaluation: z.nullable(teacherEvaluationSchema),
  allowance: allowanceSchema,
});

const requestState = read({
  summary: "The teacher's evaluation of one submitted answer, and how many gradings may still be requested",
  path: '/grading/teacher/{attempt}/{question}',
  who: 'learner',
  params: z.object({ attempt: z.uuid(), question: id }),
  response: standing,
  errors: ['NOT_FOUND', 'ATTEMPT_NOT_SUBMITTED', 'NOT_FOR_TEACHERS'],
});

export const ask = command({
  summary:
    'Sends a submitted essay or recording to a teacher, within the monthly limit. An existing request is unchanged',
  storedAs: 'teacherGrading.ask',
  label: 'Nhờ giáo viên chấm',
  slots: [{ prefix: 'ask-teacher', of: ['attempt_id', 'question_id'] }],
  path: '/grading/ask-teacher',
  who: 'learner',
  body: z.object({ attempt_id: z.uuid(), question_id: id }),
  response: standing,
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED', 'ATTEMPT_NOT_SUBMITTED', 'NOT_FOR_TEACHERS', 'TEACHER_LIMIT'],
});

export const regrade = command({
  summary:
    'Requests, once and with a reason, a second grading of work that a teacher has graded. It does not count towards the monthly limit',
  storedAs: 'teacherGrading.regrade',
  label: 'Nhờ chấm lại',
  slots: [{ prefix: 'ask-regrade', of: ['attempt_id', 'question_id'] }],
  path: '/grading/ask-regrade',
  who: 'learner',
  body: z.object({
    attempt_id: z.uuid(),
    question_id: id,
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(REGRADE_REASON_MAX)),
  }),
  response: standing,
  errors: [
    'NOT_FOUND',
    'COURSE_NOT_ACTIVATED',
    'ATTEMPT_NOT_SUBMITTED',
    'NOT_FOR_TEACHERS',
    'NOT_GRADED_YET',
    'REGRADE_ASKED',
  ],
});

export const answerMessage = command({
  summary: "Answers a teacher's message about a grade; each is answered once",
  storedAs: 'teacherGrading.answerMessage',
  label: 'Trả lời giáo viên',
  slots: [{ prefix: 'answer-teacher', of: ['grading_id'] }],
  path: '/grading/answer-teacher',
  who: 'learner',
  body: messageBody,
  response: z.object({ message: gradingMessage }),
  errors: ['NOT_FOUND', 'MESSAGE_ANSWERED'],
});

export const agreement = read({
  summary: 'How often the bands of the AI and of teachers agree, over all work that both have graded',
  path: '/grading/agreement',
  who: 'anyone',
  response: z.object({ writing: agreementSums, speaking: agreementSums }),
});

export { requestState as read };
