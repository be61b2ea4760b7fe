import { z } from 'zod/mini';
import {
  auditVerification,
  contentCheck,
  contentState,
  FAILED_MAX,
  failedGrading,
  failedJob,
  SPENDING_DAYS,
  siteState,
  spendingDay,
} from '../operator-operations.ts';
import { action, read } from '../protocol/endpoint.ts';
import { TEXT_MAX, text } from '../protocol/text.ts';

/** Gradings whose last try failed, or during which the server ended twice, oldest first; other jobs likewise. */
export const failedGradings = read({
  summary: 'Gradings and other jobs that failed for good, oldest first',
  path: '/desk/gradings/failed',
  who: 'operator',
  audits: { as: 'grading.failed-listed', about: 'learners' },
  response: z.object({
    gradings: z.array(failedGrading),
    /** Of gradings. */
    total: z.number(),
    jobs: z._default(z.array(failedJob), []),
  }),
});

export const retryGradings = action({
  summary: 'Puts failed gradings and other jobs back into their queues',
  method: 'POST',
  path: '/desk/gradings/retry',
  who: 'operator',
  audits: { as: 'grading.retried', about: 'learners' },
  /** Null: all. Ids that are not on the list are ignored. */
  body: z.object({ ids: z.nullable(z.array(z.uuid()).check(z.minLength(1), z.maxLength(FAILED_MAX))) }),
  response: z.object({ retried: z.number() }),
});

export const spending = read({
  summary: 'What external services cost, by day in Vietnam',
  path: '/desk/spending',
  who: 'operator',
  audits: { as: 'spending.read', about: 'nobody' },
  query: z.object({
    days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(SPENDING_DAYS)), 28),
  }),
  response: z.object({ days: z.array(spendingDay) }),
});

export const content = read({
  summary: 'The content that is served, since when, and the themes of holidays',
  path: '/desk/content',
  who: 'operator',
  audits: { as: 'content.read', about: 'nobody' },
  response: contentState,
});

/** Reads the pack in the content folder and says what is wrong in it; what is served stays. */
export const checkContent = read({
  summary: 'Checks the pack in the content folder; problems with file and line',
  path: '/desk/content/check',
  who: 'operator',
  audits: { as: 'content.checked', about: 'nobody' },
  response: contentCheck,
});

export const verifyAudit = read({
  summary: 'Whether the audit trail is whole and unchanged',
  path: '/desk/audit/verification',
  who: 'operator',
  audits: { as: 'audit.verified', about: 'nobody' },
  response: auditVerification,
});

export const site = read({
  summary: 'Whether the site is closed for maintenance',
  path: '/desk/site',
  who: 'operator',
  audits: { as: 'site.read', about: 'nobody' },
  response: siteState,
});

/** Closes the site for maintenance, the desk excepted; it opens by itself at the latest. */
export const closeSite = action({
  summary: 'Closes the site for some minutes, after which it opens by itself',
  method: 'POST',
  path: '/desk/site/close',
  who: 'operator',
  audits: { as: 'site.closed', about: 'nobody' },
  stepUp: true,
  body: z.object({ minutes: z.number().check(z.int(), z.minimum(5), z.maximum(480)) }),
  response: siteState,
});

export const openSite = action({
  summary: 'Opens the site again before its time',
  method: 'POST',
  path: '/desk/site/open',
  who: 'operator',
  audits: { as: 'site.opened', about: 'nobody' },
  response: siteState,
});

export const sendNews = action({
  summary: 'Notifies all learners who want news',
  method: 'POST',
  path: '/desk/news',
  who: 'operator',
  audits: { as: 'news.sent', about: 'nobody', object: 'id' },
  stepUp: true,
  body: z.object({
    /** Made by the page, so that news sent again reaches nobody twice. */
    id: z.uuid(),
    title: text(TEXT_MAX.line),
    text: text(TEXT_MAX.shortAnswer),
    /** Path of the page that it opens. */
    path: text(TEXT_MAX.line),
  }),
  response: z.object({ learners: z.number() }),
});
