import { isOverdue } from '#rules/teacher-grading/allowance.ts';
import { formatMoment } from '#rules/text/formats.ts';
import type { Queryable } from '#server/db/connect.ts';
import { type WaitingGrading, waitingGradings } from '#server/domain/teacher-grading/teacher-gradings.ts';

const flagsOf = (row: WaitingGrading, now: number): string =>
  [isOverdue(row.due_at.getTime(), now) && 'OVERDUE', row.is_regrade && 'regrade']
    .filter((flag) => flag !== false)
    .join(' ');

const lineOf = (row: WaitingGrading, now: number): string =>
  [
    row.id,
    row.kind.padEnd(8),
    `since ${formatMoment(row.asked_at)}`,
    `due ${formatMoment(row.due_at)}`,
    flagsOf(row, now).padEnd(15),
    row.title,
  ]
    .join('  ')
    .trimEnd();

/** Answers waiting for a teacher, one per line with Vietnam times, or as JSON with ISO 8601 times. */
export async function listGradings(db: Queryable, now: number, asJson: boolean): Promise<string> {
  const rows = await waitingGradings(db);
  if (!asJson) return rows.length === 0 ? 'nothing waits' : rows.map((row) => lineOf(row, now)).join('\n');
  const entries = rows.map(({ asked_at, due_at, ...row }) => ({
    ...row,
    waiting_since: asked_at.toISOString(),
    due: due_at.toISOString(),
    is_overdue: isOverdue(due_at.getTime(), now),
  }));
  return JSON.stringify(entries, null, 2);
}
