import { useQuery } from '@tanstack/react-query';
import type { SpendingDay } from '#contract/operator-operations.ts';
import { formatDate } from '#rules/text/formats.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { ChartFigure } from '#src/ui/chart-figure.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { spending } from '../api/operations.ts';
import { OPERATIONS } from '../messages/operations.ts';
import { useFilter } from '../model/use-filter.ts';
import { DeskLoaded } from './desk-loaded.tsx';

const Bars = lazyPart(() => import('#src/ui/bars.tsx'));
const WORDS = OPERATIONS.spending;
const SPANS = ['7', '28', '84'] as const;

const number = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });

function Figure({ days }: { days: readonly SpendingDay[] }) {
  const isPriced = days.some(({ cost }) => cost > 0);
  const amountOf = ({ cost, tokens }: SpendingDay): number => (isPriced ? cost : tokens);
  const used = days.filter(({ calls }) => calls > 0);
  const most = used.toSorted((a, b) => amountOf(b) - amountOf(a))[0];
  const sum = (of: (day: SpendingDay) => number): string =>
    number.format(days.reduce((total, day) => total + of(day), 0));
  return (
    <ChartFigure
      title={WORDS.title}
      sentence={
        most
          ? WORDS.sentence(
              sum(({ cost }) => cost),
              sum(({ tokens }) => tokens),
              formatDate(most.day),
            )
          : WORDS.none
      }
      note={WORDS.note}
      height={224}
      head={WORDS.head}
      rows={used.map(({ day, cost, tokens, calls, learners }) => [
        formatDate(day),
        ...[cost, tokens, calls, learners].map((value) => number.format(value)),
      ])}
    >
      <Bars bars={days.map((day) => ({ name: formatDate(day.day).slice(0, 5), value: amountOf(day) }))} />
    </ChartFigure>
  );
}

/** What external services cost, by day. */
export default function SpendingChart() {
  const [days, setDays] = useFilter('so-ngay', SPANS, '28');
  const query = useQuery(spending(Number(days)));
  return (
    <>
      <SelectField
        label={WORDS.days}
        value={days}
        options={SPANS.map((code) => ({ code, name: WORDS.option(Number(code)) }))}
        onChange={(event) => setDays(event.target.value)}
      />
      {query.data && <Figure days={query.data.days} />}
      {!query.data && <DeskLoaded query={query} />}
    </>
  );
}
