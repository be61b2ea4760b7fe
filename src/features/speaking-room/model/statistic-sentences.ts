import type { BandPoint } from '#contract/speaking.ts';
import type { SpokenWeek } from '#rules/speaking/statistic-weeks.ts';
import { bandRangeText } from '#src/shared/speaking/sets/set-words.ts';
import { STATISTICS } from '../messages/speaking-statistics.ts';

/** Figures of a week that are drawn as a line. */
export const WEEK_FIGURES = ['pace', 'pauses', 'diversity', 'pronunciation'] as const;
export type WeekFigure = (typeof WEEK_FIGURES)[number];

/** The weeks that have a figure. */
export const weeksWith = (weeks: readonly SpokenWeek[], figure: WeekFigure) =>
  weeks.flatMap(({ starts_on, [figure]: value }) => (value === null ? [] : [{ starts_on, value }]));

const whole = (value: number): string => String(Math.round(value));

export function minutesSentence(weeks: readonly SpokenWeek[]): string {
  const minutes = Math.round(weeks.reduce((sum, week) => sum + week.minutes, 0));
  const talks = weeks.reduce((sum, week) => sum + week.talks, 0);
  return talks === 0 ? STATISTICS.minutesNone : STATISTICS.minutesSaid(minutes, talks);
}

export function figureSentence(weeks: readonly SpokenWeek[], figure: WeekFigure): string {
  const shown = weeksWith(weeks, figure);
  const [first, last] = [shown[0], shown.at(-1)];
  const { value } = STATISTICS[figure];
  if (!first || !last) return STATISTICS.none;
  if (shown.length === 1) return STATISTICS.once(value(whole(first.value)));
  return STATISTICS.trend(value(whole(first.value)), value(whole(last.value)));
}

/** Bands are ranges: only ranges that do not overlap show a change. */
export function bandSentence(bands: readonly BandPoint[]): string {
  const [first, last] = [bands[0]?.band, bands.at(-1)?.band];
  if (!first || !last) return STATISTICS.bandNone;
  if (bands.length === 1) return STATISTICS.bandOnce(bandRangeText(first));
  const said = STATISTICS.bandSaid(bands.length, bandRangeText(first), bandRangeText(last));
  if (last.low > first.high) return `${said} ${STATISTICS.bandUp}`;
  return `${said} ${last.high < first.low ? STATISTICS.bandDown : STATISTICS.bandSame}`;
}
