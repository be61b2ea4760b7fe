import { eq } from 'drizzle-orm';
import { REPORT_ERRORS } from '#contract/question-report.ts';
import { adviceSender, findAdvice } from '#server/domain/operations/advice.ts';
import { findReport } from '#server/domain/operations/question-reports.ts';
import type { ExportNoticeJob, NoticeJob } from '#server/queue/jobs.ts';
import type { Queryable } from '../db/connect.ts';
import { auditHeads } from '../db/schema-staff.ts';

async function adviceNotice(db: Queryable, id: string): Promise<Record<string, unknown> | null> {
  const row = await findAdvice(db, id);
  return (
    row && {
      event: 'advice_requested',
      id,
      at: row.created_at.toISOString(),
      phone: row.phone,
      name: row.children_name,
      email: row.email,
      about: row.description,
      sender: adviceSender(row),
    }
  );
}

async function reportNotice(db: Queryable, id: string): Promise<Record<string, unknown> | null> {
  const row = await findReport(db, id);
  return (
    row && {
      event: 'question_reported',
      id,
      at: row.created_at.toISOString(),
      from: row.learner_id === null ? 'guest' : 'learner',
      question_id: row.question_id,
      exercise_id: row.exercise,
      exercise: row.title,
      errors: REPORT_ERRORS.filter((error) => row.errors.includes(error.id)).map(({ name }) => name),
      content: row.content,
      is_again: row.is_again,
    }
  );
}

async function headNotice(db: Queryable, id: string): Promise<Record<string, unknown> | null> {
  const [row] = await db.select().from(auditHeads).where(eq(auditHeads.id, id));
  return row ? { event: 'audit_head', ...row } : null;
}

const exportNotice = ({ kind: _, at, ...job }: ExportNoticeJob): Record<string, unknown> => ({
  event: 'advice_exported',
  ...job,
  at: new Date(at).toISOString(),
});

const NOTICES: Record<
  Exclude<NoticeJob['kind'], 'export'>,
  (db: Queryable, id: string) => Promise<Record<string, unknown> | null>
> = { advice: adviceNotice, report: reportNotice, 'audit-head': headNotice };

/** The notice's body as JSON; null if its subject has been deleted. */
export async function noticeOf(db: Queryable, job: NoticeJob): Promise<string | null> {
  const notice = job.kind === 'export' ? exportNotice(job) : await NOTICES[job.kind](db, job.id);
  return notice && JSON.stringify(notice);
}
