import type { Revise } from '#contract/revise.ts';

/** A revise set of a lesson. */
export type PlacedSet = Revise & { course_id: string; lesson_id: string };

/** Undefined for a set that belongs to no lesson: it is done on the page of the sounds or of the letters. */
export function placedSet(revise: Revise | undefined): PlacedSet | undefined {
  if (revise === undefined || revise.course_id === null || revise.lesson_id === null) return undefined;
  return { ...revise, course_id: revise.course_id, lesson_id: revise.lesson_id };
}
