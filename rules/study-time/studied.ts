import { firstOf, joined, lengthOf, type Span, without } from './spans.ts';

const MINUTE_MS = 60_000;

/** The use of one piece of work on one day. */
export interface Use {
  /** Such as `section:LESSON/SECTION` or `test:ID`. */
  subject: string;
  spans: readonly Span[];
}

/**
 * What new use adds to a day. Time counts once: what any device has already reported of that time, for whatever work,
 * is left out. And of one piece of work no more counts on a day than the content plans for it.
 * @param known use of that day that counts already
 * @param planned minutes; null: they are not known, so the work has no limit of its own
 * @returns all of the work's use that counts now
 */
export function withUse(known: readonly Use[], { subject, spans }: Use, planned: number | null): Span[] {
  const before = joined(known.flatMap((use) => (use.subject === subject ? use.spans : [])));
  const fresh = without(
    spans,
    known.flatMap((use) => use.spans),
  );
  if (planned === null) return joined([...before, ...fresh]);
  return joined([...before, ...firstOf(fresh, Math.max(0, planned * MINUTE_MS - lengthOf(before)))]);
}

/** The use of a day as the server has it, with what another device knows. `plannedOf`: minutes; null if not known. */
export function unionOf(
  known: readonly Use[],
  more: readonly Use[],
  plannedOf: (subject: string) => number | null,
): readonly Use[] {
  return more.reduce<readonly Use[]>((day, use) => {
    const spans = withUse(day, use, plannedOf(use.subject));
    return [...day.filter(({ subject }) => subject !== use.subject), { subject: use.subject, spans }];
  }, known);
}

/** Whole minutes of measured time, with those that were only estimated, as every page shows them. */
export const shownMinutes = (seconds: number, estimated = 0): number => Math.round(seconds / 60) + estimated;

/** Whole seconds of a piece of work's use. */
export const secondsOf = (spans: readonly Span[]): number => Math.round(lengthOf(spans) / 1000);
