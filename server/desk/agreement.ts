import { asc, sql } from 'drizzle-orm';
import type { AgreementRow, AgreementSums, AiBands, GivenBands } from '#contract/teacher-desk.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { addSums, bandPairs, NO_PAIRS, sumsOfPair } from '#rules/teacher-grading/agreement.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { agreementSums } from '#server/db/schema-teacher-desk.ts';

const SUMS = ['pairs', 'exact', 'within_half', 'within_one', 'changed'] as const;

/** Adds the bands of one work to the sums of its month. */
export async function addAgreement(
  tx: Tx,
  kind: TeacherWork,
  bands: { ai: AiBands; blind: GivenBands; final: GivenBands },
  now: Date,
): Promise<void> {
  const month = `${vietnamDay(now.getTime()).slice(0, 7)}-01`;
  const rows = bandPairs(bands.ai, bands.blind, bands.final)
    .toSorted((one, other) => (one.criterion < other.criterion ? -1 : 1))
    .map((pair) => ({ month, kind, criterion: pair.criterion, ...sumsOfPair(pair) }));
  if (rows.length === 0) return;
  const added = SUMS.map((name) => [name, sql.raw(`agreement_sums.${name} + excluded.${name}`)]);
  await tx
    .insert(agreementSums)
    .values(rows)
    .onConflictDoUpdate({
      target: [agreementSums.month, agreementSums.kind, agreementSums.criterion],
      set: Object.fromEntries(added),
    });
}

/** Sums by month, kind of work and criterion, in order. */
export const readAgreement = (db: Queryable): Promise<AgreementRow[]> =>
  db
    .select()
    .from(agreementSums)
    .orderBy(asc(agreementSums.month), asc(agreementSums.kind), asc(agreementSums.criterion));

/** Sums over all whole answers, by kind of work. */
export async function wholeAgreement(db: Queryable): Promise<Record<TeacherWork, AgreementSums>> {
  const whole = (await readAgreement(db)).filter(({ criterion }) => criterion === 'band');
  const of = (kind: TeacherWork) => whole.filter((row) => row.kind === kind).reduce(sumsAdded, NO_PAIRS);
  return { writing: of('writing'), speaking: of('speaking') };
}

const sumsAdded = (sum: AgreementSums, { pairs, exact, within_half, within_one, changed }: AgreementRow) =>
  addSums(sum, { pairs, exact, within_half, within_one, changed });
