import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { reportList } from '../api/operations.ts';
import { OPERATIONS } from '../messages/operations.ts';
import { useFilter } from '../model/use-filter.ts';
import { DeskLoaded } from './desk-loaded.tsx';
import { ReportCard } from './report-card.tsx';

const WORDS = OPERATIONS.reports;
const STATES = ['open', 'closed'] as const;

/** Reports of errors in questions. */
export default function ReportList() {
  const [state, setState] = useFilter('trang-thai', STATES, 'open');
  const query = useInfiniteQuery(reportList(state));
  const reports = query.data?.pages.flatMap((page) => page.reports);
  return (
    <>
      <SelectField
        label={WORDS.state}
        value={state}
        options={STATES.map((code) => ({ code, name: WORDS.filters[code] }))}
        onChange={(event) => setState(event.target.value)}
      />
      {reports && reports.length > 0 && (
        <ul className="grid gap-4">
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} />
          ))}
        </ul>
      )}
      {reports?.length === 0 && (
        <EmptyState illustration="asleep" title={WORDS.emptyTitle}>
          {WORDS.emptyText}
        </EmptyState>
      )}
      <MoreButton query={query} />
      {!reports && <DeskLoaded query={query} />}
    </>
  );
}
