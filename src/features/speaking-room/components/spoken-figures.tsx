import type { BandPoint } from '#contract/speaking.ts';
import type { SpokenWeek } from '#rules/speaking/statistic-weeks.ts';
import { formatDate } from '#rules/text/formats.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { bandRangeText } from '#src/shared/speaking/sets/set-words.ts';
import { ChartFigure } from '#src/ui/chart-figure.tsx';
import { RangeChart } from '#src/ui/range-chart.tsx';
import { STATISTICS } from '../messages/speaking-statistics.ts';
import {
  bandSentence,
  figureSentence,
  minutesSentence,
  WEEK_FIGURES,
  type WeekFigure,
  weeksWith,
} from '../model/statistic-sentences.ts';

// The chart library is large, so it is loaded only if there is something to draw.
const Bars = lazyPart(() => import('#src/ui/bars.tsx'));

/** Height of the chart of minutes, CSS pixels. */
const MINUTES_HEIGHT = 224;

/** Each with room for more than anybody reaches: what lies outside is drawn at the edge. */
const GRIDS: Record<WeekFigure, readonly [number, ...number[]]> = {
  pace: [0, 100, 200, 300],
  pauses: [0, 25, 50, 75, 100],
  diversity: [0, 50, 100, 150, 200],
  pronunciation: [0, 25, 50, 75, 100],
};
const BAND_GRID = [0, 3, 5, 6, 7, 8, 9] as const;

const oneDecimal = (value: number): string => value.toFixed(1).replace('.', ',');

function WeekFigureCard({ weeks, figure }: { weeks: readonly SpokenWeek[]; figure: WeekFigure }) {
  const { title, unit, note } = STATISTICS[figure];
  const shown = weeksWith(weeks, figure);
  return (
    <ChartFigure
      title={title}
      sentence={figureSentence(weeks, figure)}
      note={note}
      head={[STATISTICS.week, unit]}
      rows={shown.map(({ starts_on, value }) => [formatDate(starts_on), oneDecimal(value)])}
    >
      {shown.length > 1 && (
        <RangeChart
          grid={GRIDS[figure]}
          points={shown.map(({ starts_on, value }) => ({
            key: starts_on,
            on: starts_on,
            low: value,
            point: value,
            high: value,
          }))}
        />
      )}
    </ChartFigure>
  );
}

interface SpokenFiguresProps {
  weeks: readonly SpokenWeek[];
  bands: readonly BandPoint[];
}

/** The charts of the speaking room, each with a sentence and a table. */
export function SpokenFigures({ weeks, bands }: SpokenFiguresProps) {
  const hasTalks = weeks.some(({ talks }) => talks > 0);
  return (
    <>
      <ChartFigure
        title={STATISTICS.bandTitle}
        sentence={bandSentence(bands)}
        note={STATISTICS.bandNote}
        head={STATISTICS.bandHead}
        rows={bands.map(({ at, title_vi, band }) => [
          formatDate(at),
          title_vi,
          band.point.toFixed(1),
          bandRangeText(band),
        ])}
      >
        {bands.length > 1 && (
          <RangeChart
            grid={BAND_GRID}
            points={bands.map(({ attempt_id, at, band }) => ({ key: attempt_id, on: at, ...band }))}
          />
        )}
      </ChartFigure>
      <ChartFigure
        title={STATISTICS.minutesTitle}
        sentence={minutesSentence(weeks)}
        height={MINUTES_HEIGHT}
        head={[STATISTICS.week, STATISTICS.minutesHead]}
        rows={
          hasTalks ? weeks.map(({ starts_on, minutes }) => [formatDate(starts_on), oneDecimal(minutes)]) : []
        }
      >
        <Bars
          bars={weeks.map(({ starts_on, minutes }) => ({
            name: formatDate(starts_on).slice(0, 5),
            value: Math.round(10 * minutes) / 10,
          }))}
        />
      </ChartFigure>
      {WEEK_FIGURES.map((figure) => (
        <WeekFigureCard key={figure} weeks={weeks} figure={figure} />
      ))}
    </>
  );
}
