import type { ReportBand, ReportSkill } from '#contract/learning-report.ts';
import { formatDate } from '#rules/text/formats.ts';
import { LEARNING } from '#src/messages/learning-report.ts';

/** Fewest answers that say something about a skill or a type. */
const ENOUGH = 10;

export const percentOf = ({ answered, correct }: { answered: number; correct: number }): number =>
  Math.round((100 * correct) / answered);

/** What the minutes of the weeks amount to. */
export function minutesSentence(
  weeks: readonly { starts_on: string; minutes: number }[],
  days: number,
): string {
  const total = weeks.reduce((sum, { minutes }) => sum + minutes, 0);
  const best = weeks.reduce((most, week) => (week.minutes > most.minutes ? week : most), {
    starts_on: '',
    minutes: 0,
  });
  if (total === 0) return LEARNING.minutesNone;
  const said = LEARNING.minutesSaid(total, weeks.length, days);
  return weeks.length > 1
    ? `${said} ${LEARNING.minutesBest(formatDate(best.starts_on), best.minutes)}`
    : said;
}

/**
 * A machine's estimate is little better than the same band for everybody, so two of them tell no direction: their points
 * stand alone.
 */
export const isEstimated = (skill: ReportSkill): boolean => skill === 'writing' || skill === 'speaking';

/** One decimal, as bands are written. */
const bandText = (band: number): string => band.toFixed(1);

/** Where the bands of each skill went, from the first to the last of the span; of estimates only where they lie. */
export function bandsSentence(bands: readonly ReportBand[]): string {
  if (bands.length === 0) return LEARNING.bandsNone;
  return [...Map.groupBy(bands, ({ skill }) => skill)]
    .map(([skill, own]) => {
      const name = LEARNING.skills[skill];
      const [first, last] = [bandText(own[0]?.band ?? 0), bandText(own.at(-1)?.band ?? 0)];
      if (own.length === 1) return LEARNING.bandOnce(name, first);
      if (isEstimated(skill)) {
        const all = own.map(({ band }) => band);
        return LEARNING.bandEstimated(
          name,
          bandText(Math.min(...all)),
          bandText(Math.max(...all)),
          own.length,
        );
      }
      if (first === last) return LEARNING.bandSame(name, last);
      const rose = Number(last) > Number(first);
      return rose ? LEARNING.bandUp(name, first, last) : LEARNING.bandDown(name, first, last);
    })
    .join(' ');
}

/** How much was right, what is best and what worst; the two only among what was answered often enough. */
export function shareSentence(rows: readonly { name: string; answered: number; correct: number }[]): string {
  const answered = rows.reduce((sum, row) => sum + row.answered, 0);
  if (answered === 0) return LEARNING.shareNone;
  const correct = rows.reduce((sum, row) => sum + row.correct, 0);
  const said = LEARNING.shareSaid(correct, answered, percentOf({ answered, correct }));
  const telling = rows
    .filter((row) => row.answered >= ENOUGH)
    .toSorted((a, b) => percentOf(b) - percentOf(a));
  const [best, worst] = [telling[0], telling.at(-1)];
  if (!best || !worst || percentOf(best) === percentOf(worst)) return said;
  return [
    said,
    LEARNING.shareBest(best.name, percentOf(best)),
    LEARNING.shareWorst(worst.name, percentOf(worst)),
  ].join(' ');
}
