import { useQuery } from '@tanstack/react-query';
import { FIGURES_WEEKS_MAX } from '#contract/operator-figures.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { figures } from '../api/operations.ts';
import { OPERATIONS } from '../messages/operations.ts';
import { useFilter } from '../model/use-filter.ts';
import { DeskLoaded } from './desk-loaded.tsx';
import { WeeklyCharts } from './weekly-charts.tsx';

const WORDS = OPERATIONS.figures;
const SPANS = ['4', '8', String(FIGURES_WEEKS_MAX)];

/** What a centre asks for every week. */
export default function FiguresPage() {
  const [weeks, setWeeks] = useFilter('so-tuan', SPANS, '8');
  const query = useQuery(figures(Number(weeks)));
  return (
    <>
      <SelectField
        label={WORDS.weeks}
        value={weeks}
        options={SPANS.map((code) => ({ code, name: WORDS.option(Number(code)) }))}
        onChange={(event) => setWeeks(event.target.value)}
      />
      {query.data && (
        <>
          <p role="status" className="text-sm text-muted">
            {WORDS.at(formatMoment(query.data.at))}
          </p>
          <WeeklyCharts figures={query.data} />
        </>
      )}
      {!query.data && <DeskLoaded query={query} />}
    </>
  );
}
