import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { AgreementRow, AgreementSums, AiBands, GivenBands } from '#contract/teacher-desk.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { Span } from '#rules/calendar/span.ts';
import { addSums, bandPairs, NO_PAIRS, sumsOfPair } from '#rules/teacher-grading/agreement.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { agreementSums } from '#server/db/schema-teacher-desk.ts';

const SUMS = ['pairs', 'exact', 'within_half', 'within_one', 'lean', 'changed'] as const;

/** Adds the bands of one work to the sums of its day. */
export async function addAgreement(
  tx: Tx,
  kind: TeacherWork,
  bands: { ai: AiBands; blind: GivenBands; final: GivenBands },
  now: Date,
): Promise<void> {
  const day = vietnamDay(now.getTime());
  const rows = bandPairs(bands.ai, bands.blind, bands.final)
    .toSorted((one, other) => (one.criterion < other.criterion ? -1 : 1))
    .map((pair) => ({ day, kind, criterion: pair.criterion, ...sumsOfPair(pair) }));
  if (rows.length === 0) return;
  const added = SUMS.map((name) => [name, sql.raw(`agreement_sums.${name} + excluded.${name}`)]);
  await tx
    .insert(agreementSums)
    .values(rows)
    .onConflictDoUpdate({
      target: [agreementSums.day, agreementSums.kind, agreementSums.criterion],
      set: Object.fromEntries(added),
    });
}

const total = (name: (typeof SUMS)[number]) => sql<number>`sum(${agreementSums[name]})`.mapWith(Number);
const totals = {
  pairs: total('pairs'),
  exact: total('exact'),
  within_half: total('within_half'),
  within_one: total('within_one'),
  lean: total('lean'),
  changed: total('changed'),
};

/** Sums by month, kind of work and criterion, in order. */
export function readAgreement(db: Queryable): Promise<AgreementRow[]> {
  const month = sql<string>`to_char(${agreementSums.day}, 'YYYY-MM-01')`;
  const { kind, criterion } = agreementSums;
  return db
    .select({ month, kind, criterion, ...totals })
    .from(agreementSums)
    .groupBy(sql`1`, kind, criterion)
    .orderBy(sql`1`, asc(kind), asc(criterion));
}

/**
 * Sums over whole answers, by kind of work.
 * @param span first and last day in Vietnam; without it, over all time
 */
export async function wholeAgreement(
  db: Queryable,
  span?: Span,
): Promise<Record<TeacherWork, AgreementSums>> {
  const { day, kind, criterion } = agreementSums;
  const rows = await db
    .select({ kind, ...totals })
    .from(agreementSums)
    .where(and(eq(criterion, 'band'), span && between(day, span.from, span.to)))
    .groupBy(kind);
  const of = (wanted: TeacherWork): AgreementSums => {
    const { kind: _, ...sums } = rows.find((row) => row.kind === wanted) ?? { kind: wanted, ...NO_PAIRS };
    return sums;
  };
  return { writing: of('writing'), speaking: of('speaking') };
}

/** Sums over all whole answers of a time. */
export async function agreementOf(db: Queryable, span: Span): Promise<AgreementSums> {
  const { writing, speaking } = await wholeAgreement(db, span);
  return addSums(writing, speaking);
}
