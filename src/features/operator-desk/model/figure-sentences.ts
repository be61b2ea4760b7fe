import type { Figures } from '#contract/operator-figures.ts';
import { formatDate } from '#rules/text/formats.ts';
import { OPERATIONS } from '../messages/operations.ts';

const WORDS = OPERATIONS.figures;
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const number = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 });

/** A time that somebody waited, in the unit in which it is read most easily. */
export function waitText(seconds: number): string {
  if (seconds < MINUTE) return `${Math.round(seconds)} giây`;
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} phút`;
  if (seconds < DAY) return `${number.format(seconds / HOUR)} giờ`;
  return `${number.format(seconds / DAY)} ngày`;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How long gradings took, of engines or of teachers. */
export function gradingSentence(who: string, { p50, p90 }: Figures['grading']['ai']): string {
  return p50 === null || p90 === null
    ? WORDS.notGraded(who)
    : WORDS.waited(who, waitText(p50), waitText(p90));
}

export function practiceSentence(practice: Figures['practice']): string {
  const [most] = practice.toSorted((a, b) => b.count - a.count);
  const total = sum(practice.map(({ count }) => count));
  return most && total > 0 ? WORDS.practiced(total, WORDS.skills[most.skill]) : WORDS.notPracticed;
}

/** Streaks of a week and more are those that have earned a freeze. */
const LONG = 7;

export const streakSentence = (streaks: Figures['streaks']): string =>
  WORDS.streakSentence(
    sum(streaks.map(({ learners }) => learners)),
    sum(streaks.flatMap(({ from, learners }) => (from >= LONG ? learners : []))),
  );

/** The name of each group of streaks. */
export const streakNames = (streaks: Figures['streaks']): string[] =>
  streaks.map(({ from }, at) => {
    const next = streaks[at + 1];
    return WORDS.streakGroups(from, next ? next.from - 1 : null);
  });

export function agreementSentence({ pairs, within_half, within_one, lean }: Figures['agreement']): string {
  if (pairs === 0) return WORDS.agreementNone;
  const percent = (part: number): number => Math.round((part / pairs) * 100);
  const apart = WORDS.agreementSentence(pairs, percent(within_half), percent(within_one));
  const gap = Math.abs(lean / pairs);
  if (gap < 0.05) return apart;
  return `${apart} ${WORDS.lean(number.format(gap), lean > 0 ? 'higher' : 'lower')}`;
}

/** A day as it is read below a bar: without the year. */
export const shortDay = (day: string): string => formatDate(day).slice(0, 5);
