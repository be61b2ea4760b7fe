import { useQuery } from '@tanstack/react-query';
import { type AgreementRow, GRADING_KINDS } from '#contract/teacher-desk.ts';
import { addSums, ENOUGH_PAIRS, NO_PAIRS } from '#rules/teacher-grading/agreement.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import { criteriaOf } from '#rules/teacher-grading/teacher-band.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { DeskLoaded } from '#src/shared/teacher-desk/desk-loaded.tsx';
import { DeskNav } from '#src/shared/teacher-desk/desk-nav.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { deskAgreement } from '../api/desk-queries.ts';
import { AgreementTable } from '../components/agreement-table.tsx';
import { AGREEMENT } from '../messages/agreement.ts';
import { DESK } from '../messages/desk.ts';

const sumOf = (rows: readonly AgreementRow[]) =>
  rows.reduce((sum, { month: _, kind: __, criterion: ___, ...sums }) => addSums(sum, sums), NO_PAIRS);

/** One kind of work: each criterion over all time, then the whole answer month by month. */
function KindOfWork({ kind, rows }: { kind: TeacherWork; rows: readonly AgreementRow[] }) {
  const of = (criterion: AgreementRow['criterion']) => rows.filter((row) => row.criterion === criterion);
  const whole = of('band');
  const { pairs } = sumOf(whole);
  const title = DESK.kinds[kind];
  return (
    <section className="grid gap-4">
      <SectionHead title={title} />
      {pairs < ENOUGH_PAIRS && <Notice tone="info">{AGREEMENT.tooFew(pairs, ENOUGH_PAIRS)}</Notice>}
      {pairs > 0 && (
        <>
          <AgreementTable
            title={`${title}: ${AGREEMENT.all}`}
            first={AGREEMENT.criterion}
            lines={[
              { name: AGREEMENT.whole, sums: sumOf(whole) },
              ...criteriaOf(kind).map((code) => ({ name: TEACHER.criteria[code], sums: sumOf(of(code)) })),
            ]}
          />
          <AgreementTable
            title={`${title}: ${AGREEMENT.months}`}
            first={AGREEMENT.month}
            lines={whole.toReversed().map((row) => ({ name: row.month.slice(0, 7), sums: sumOf([row]) }))}
          />
        </>
      )}
    </section>
  );
}

export function Component() {
  const query = useQuery(deskAgreement);
  return (
    <Page>
      <title>{pageTitle(AGREEMENT.title)}</title>
      <PageHeader title={AGREEMENT.title} text={AGREEMENT.text} />
      <DeskNav />
      {query.data ? (
        GRADING_KINDS.map((kind) => (
          <KindOfWork key={kind} kind={kind} rows={query.data.rows.filter((row) => row.kind === kind)} />
        ))
      ) : (
        <DeskLoaded query={query} />
      )}
    </Page>
  );
}
