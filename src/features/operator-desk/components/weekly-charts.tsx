import type { Figures } from '#contract/operator-figures.ts';
import { formatDate } from '#rules/text/formats.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { ChartFigure } from '#src/ui/chart-figure.tsx';
import { OPERATIONS } from '../messages/operations.ts';
import {
  agreementSentence,
  gradingSentence,
  practiceSentence,
  shortDay,
  streakNames,
  streakSentence,
  waitText,
} from '../model/figure-sentences.ts';

const Bars = lazyPart(() => import('#src/ui/bars.tsx'));
const WORDS = OPERATIONS.figures;
/** Height of a chart, CSS pixels. */
const HEIGHT = 224;

interface BarFigureProps {
  title: string;
  sentence: string;
  head: readonly [string, string];
  bars: readonly { name: string; label?: string; value: number }[];
}

const BarFigure = ({ title, sentence, head, bars }: BarFigureProps) => (
  <ChartFigure
    title={title}
    sentence={sentence}
    height={HEIGHT}
    head={head}
    rows={bars.map(({ name, label = name, value }) => [label, String(value)])}
  >
    <Bars bars={bars} />
  </ChartFigure>
);

const onDay = (day: string, value: number) => ({ name: shortDay(day), label: formatDate(day), value });

function Grading({ grading: { ai, teacher } }: Pick<Figures, 'grading'>) {
  const row = (who: string, { count, p50, p90 }: Figures['grading']['ai']) => [
    who,
    String(count),
    p50 === null ? '' : waitText(p50),
    p90 === null ? '' : waitText(p90),
  ];
  return (
    <ChartFigure
      title={WORDS.grading}
      sentence={`${gradingSentence(WORDS.ai, ai)} ${gradingSentence(WORDS.teacher, teacher)}`}
      head={WORDS.gradingHead}
      rows={[row(WORDS.ai, ai), row(WORDS.teacher, teacher)]}
    >
      {null}
    </ChartFigure>
  );
}

/** The figures as charts, each with a sentence and a table. */
export function WeeklyCharts({ figures }: { figures: Figures }) {
  const { weeks, days, practice, streaks } = figures;
  const [before, now] = [weeks.at(-2), weeks.at(-1)];
  const names = streakNames(streaks);
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <BarFigure
        title={WORDS.registrations}
        sentence={WORDS.registered(now?.registrations ?? 0, before?.registrations ?? 0)}
        head={[WORDS.week, WORDS.count]}
        bars={weeks.map(({ monday, registrations }) => onDay(monday, registrations))}
      />
      <BarFigure
        title={WORDS.active}
        sentence={WORDS.activeSentence(days.at(-1)?.active ?? 0, now?.active ?? 0)}
        head={[WORDS.day, WORDS.people]}
        bars={days.map(({ day, active }) => onDay(day, active))}
      />
      <BarFigure
        title={WORDS.practice}
        sentence={practiceSentence(practice)}
        head={[WORDS.skill, WORDS.count]}
        bars={practice.map(({ skill, count }) => ({
          name: WORDS.skillsShort[skill],
          label: WORDS.skills[skill],
          value: count,
        }))}
      />
      <BarFigure
        title={WORDS.streaks}
        sentence={streakSentence(streaks)}
        head={[WORDS.length, WORDS.people]}
        bars={streaks.map(({ from, learners }, at) => ({
          name: `${from}+`,
          label: names[at] ?? '',
          value: learners,
        }))}
      />
      <Grading grading={figures.grading} />
      <ChartFigure
        title={WORDS.agreement}
        sentence={agreementSentence(figures.agreement)}
        head={[]}
        rows={[]}
      >
        {null}
      </ChartFigure>
    </div>
  );
}
