import type { ReportBand, ReportSkill } from '#contract/learning-report.ts';
import { formatDate } from '#rules/text/formats.ts';
import { LEARNING } from '#src/messages/learning-report.ts';

/** Minimum number of answers for a meaningful share. */
export const MIN_ANSWERS = 10;

export const percentOf = ({ answered, correct }: { answered: number; correct: number }): number =>
  Math.round((100 * correct) / answered);

/** Minutes that were not measured; those of answers from before time was measured are all estimates. */
export const estimatedIn = (weeks: readonly { minutes: number; estimated?: number | undefined }[]): number =>
  weeks.reduce((sum, { minutes, estimated = minutes }) => sum + estimated, 0);

/** Summary of the minutes per week. */
export function minutesSentence(
  weeks: readonly { starts_on: string; minutes: number }[],
  days: number,
): string {
  const total = weeks.reduce((sum, { minutes }) => sum + minutes, 0);
  const best = weeks.reduce((max, week) => (week.minutes > max.minutes ? week : max), {
    starts_on: '',
    minutes: 0,
  });
  if (total === 0) return LEARNING.minutesNone;
  const text = LEARNING.minutesSaid(total, weeks.length, days);
  return weeks.length > 1
    ? `${text} ${LEARNING.minutesBest(formatDate(best.starts_on), best.minutes)}`
    : text;
}

/**
 * AI estimates are little better than the same band for everybody, so two of them show no trend: their points
 * are not connected.
 */
export const isEstimated = (skill: ReportSkill): boolean => skill === 'writing' || skill === 'speaking';

/** Bands have one decimal. */
const bandText = (band: number): string => band.toFixed(1);

/** Summary of the bands of each skill: the trend from first to last; of estimates only their range. */
export function bandsSentence(bands: readonly ReportBand[]): string {
  if (bands.length === 0) return LEARNING.bandsNone;
  return [...Map.groupBy(bands, ({ skill }) => skill)]
    .map(([skill, points]) => {
      const name = LEARNING.skills[skill];
      const [first, last] = [bandText(points[0]?.band ?? 0), bandText(points.at(-1)?.band ?? 0)];
      if (points.length === 1) return LEARNING.bandOnce(name, first);
      if (isEstimated(skill)) {
        const all = points.map(({ band }) => band);
        return LEARNING.bandEstimated(
          name,
          bandText(Math.min(...all)),
          bandText(Math.max(...all)),
          points.length,
        );
      }
      if (first === last) return LEARNING.bandSame(name, last);
      const rose = Number(last) > Number(first);
      return rose ? LEARNING.bandUp(name, first, last) : LEARNING.bandDown(name, first, last);
    })
    .join(' ');
}

/** Share of right answers, with the best and the worst row among those with enough answers. */
export function shareSentence(rows: readonly { name: string; answered: number; correct: number }[]): string {
  const answered = rows.reduce((sum, row) => sum + row.answered, 0);
  if (answered === 0) return LEARNING.shareNone;
  const correct = rows.reduce((sum, row) => sum + row.correct, 0);
  const text = LEARNING.shareSaid(correct, answered, percentOf({ answered, correct }));
  const comparable = rows
    .filter((row) => row.answered >= MIN_ANSWERS)
    .toSorted((a, b) => percentOf(b) - percentOf(a));
  const [best, worst] = [comparable[0], comparable.at(-1)];
  if (!best || !worst || percentOf(best) === percentOf(worst)) return text;
  return [
    text,
    LEARNING.shareBest(best.name, percentOf(best)),
    LEARNING.shareWorst(worst.name, percentOf(worst)),
  ].join(' ');
}
