import { z } from 'zod/mini';
import { reportItem } from '../operator-reports.ts';
import { action, read } from '../protocol/endpoint.ts';
import { text } from '../protocol/text.ts';
import { REPORT_ANSWER_MAX } from '../question-report.ts';

const params = z.object({ id: z.uuid() });

export const list = read({
  summary: 'Reports of questions: open ones from the oldest on, closed ones from the newest',
  path: '/desk/reports',
  who: 'operator',
  audits: { as: 'report.listed', about: 'learners' },
  query: z.object({
    state: z._default(z.enum(['open', 'closed']), 'open'),
    /** Id of the last report of the page before. */
    after: z.optional(z.uuid()),
  }),
  response: z.object({ reports: z.array(reportItem), next: z.nullable(z.uuid()) }),
});

export const answer = action({
  summary: 'Answers and closes a report; the learner is notified',
  method: 'POST',
  path: '/desk/reports/{id}/answer',
  who: 'operator',
  audits: { as: 'report.answered', about: 'learners', object: 'id' },
  params,
  body: z.object({ text: text(REPORT_ANSWER_MAX) }),
  response: z.object({}),
  errors: ['NOT_FOUND', 'REPORT_CLOSED', 'REPORT_OF_GUEST'],
});

export const close = action({
  summary: 'Closes a report without an answer',
  method: 'POST',
  path: '/desk/reports/{id}/close',
  who: 'operator',
  audits: { as: 'report.closed', about: 'learners', object: 'id' },
  params,
  response: z.object({}),
  errors: ['NOT_FOUND', 'REPORT_CLOSED'],
});
