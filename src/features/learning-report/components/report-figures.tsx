import type { ReactNode } from 'react';
import { GRADING_SCALE } from '#contract/practice.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { QuestionType } from '#contract/question.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { formatDate } from '#rules/text/formats.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { LEARNING } from '#src/messages/learning-report.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { ChartFigure } from '#src/ui/chart-figure.tsx';
import {
  bandsSentence,
  estimatedIn,
  MIN_ANSWERS,
  minutesSentence,
  percentOf,
  shareSentence,
} from '../model/report-sentences.ts';
import { SkillRings } from './skill-rings.tsx';

// The chart library is large, so it is loaded only if there is something to draw.
const BandChart = lazyPart(() => import('./band-chart.tsx'));
const Bars = lazyPart(() => import('#src/ui/bars.tsx'));
const ShareChart = lazyPart(() => import('./share-chart.tsx'));

type Report = ResponseOf<typeof ENDPOINTS.learningReport.report>;

/** Heights of the charts, and of one bar of the share chart, CSS pixels. */
const HEIGHT = { minutes: 224, bands: 256, share: 40 };

const TYPE_NAMES: Readonly<Partial<Record<string, string>>> = EXAM_RESULT.types satisfies Record<
  QuestionType,
  string
>;

interface ShareRow {
  name: string;
  answered: number;
  correct: number;
}

/** The rows with their percentages, and whether these are low. */
const withPercent = <Row extends ShareRow>(rows: readonly Row[]) =>
  rows.map((row) => {
    const percent = percentOf(row);
    return {
      ...row,
      percent,
      low: row.answered >= MIN_ANSWERS && isLowScore(percent, GRADING_SCALE.BAND_100),
      label: LEARNING.percent(percent),
    };
  });

interface ShareFigureProps {
  title: string;
  /** Heading of the first column. */
  first: string;
  rows: ReturnType<typeof withPercent>;
  height?: number;
  children: ReactNode;
}

const ShareFigure = ({ title, first, rows, height, children }: ShareFigureProps) => (
  <ChartFigure
    title={title}
    sentence={shareSentence(rows)}
    {...(height !== undefined && { height })}
    head={[first, LEARNING.answered, LEARNING.correct, LEARNING.share]}
    rows={rows.map(({ name, answered, correct, label, low }) => [
      name,
      String(answered),
      String(correct),
      low ? `${label}, ${LEARNING.low}` : label,
    ])}
  >
    {children}
  </ChartFigure>
);

/** The charts of a report: minutes, bands, shares of right answers. */
export function ReportFigures({ report }: { report: Report }) {
  const { weeks, bands, skills, types, days } = report;
  const bySkill = withPercent(skills.map((share) => ({ ...share, name: LEARNING.skills[share.skill] })));
  const byType = withPercent(
    types.map(({ type_code, ...share }) => ({ name: TYPE_NAMES[type_code] ?? type_code, ...share })),
  );
  return (
    <>
      <ChartFigure
        title={LEARNING.minutesTitle}
        sentence={minutesSentence(weeks, days)}
        note={LEARNING.minutesNote(estimatedIn(weeks))}
        height={HEIGHT.minutes}
        head={[LEARNING.week, LEARNING.minutes]}
        rows={
          days === 0 ? [] : weeks.map(({ starts_on, minutes }) => [formatDate(starts_on), String(minutes)])
        }
      >
        <Bars
          bars={weeks.map(({ starts_on, minutes }) => ({
            name: formatDate(starts_on).slice(0, 5),
            value: minutes,
          }))}
        />
      </ChartFigure>
      <ChartFigure
        title={LEARNING.bandsTitle}
        sentence={bandsSentence(bands)}
        note={LEARNING.bandsNote}
        height={HEIGHT.bands}
        head={[LEARNING.day, LEARNING.skill, LEARNING.band]}
        rows={bands.map(({ on, skill, band }) => [formatDate(on), LEARNING.skills[skill], band.toFixed(1)])}
      >
        <BandChart bands={bands} />
      </ChartFigure>
      <ShareFigure title={LEARNING.skillsTitle} first={LEARNING.skill} rows={bySkill}>
        <SkillRings rows={bySkill} />
      </ShareFigure>
      <ShareFigure
        title={LEARNING.typesTitle}
        first={LEARNING.type}
        rows={byType}
        height={byType.length * HEIGHT.share + 8}
      >
        <ShareChart rows={byType} />
      </ShareFigure>
    </>
  );
}
