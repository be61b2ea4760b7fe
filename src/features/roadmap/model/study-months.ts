const DAYS_OF_A_WEEK_KEPT = 6;
const WEEKS_OF_A_MONTH = 52 / 12;

/** Months that a range of hours takes at a number of minutes on six days a week, each rounded, at least 1. */
export function studyMonths(
  hours: readonly [number, number],
  minutesADay: number,
): readonly [number, number] {
  const hoursAMonth = (minutesADay / 60) * DAYS_OF_A_WEEK_KEPT * WEEKS_OF_A_MONTH;
  const months = (count: number): number => Math.max(1, Math.round(count / hoursAMonth));
  return [months(hours[0]), months(hours[1])];
}
