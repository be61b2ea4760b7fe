import { isAttempted } from '#contract/lesson.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { currentSection, type SectionProgress, sectionProgress } from '#rules/lesson/sections.ts';
import { certainStars } from '#rules/lesson/stars.ts';
import { sectionPath } from '#src/shared/lesson/section-path.ts';

export type Lesson = ResponseOf<typeof ENDPOINTS.lesson.assets>;

/** What this device knows and the server may not: pending completions, and attempts made here. */
export interface LocalProgress {
  /** Section ids whose completion waits to be sent. */
  completed: ReadonlySet<string>;
  /** Newest attempt by practice id. */
  attempts: ReadonlyMap<string, { id: string; submitted: boolean; waiting: boolean }>;
  /** The lesson was restarted and the server does not know yet, so its results are outdated. */
  isRedone: boolean;
}

export interface SectionState {
  section: Lesson['list_section'][number];
  state: SectionProgress;
  /** Saved here, not yet on the server. */
  waiting: boolean;
  /** Of a completed section; null until they are known (`rules/lesson/stars.ts`). */
  stars: number | null;
  href: string;
}

/** Each section with its state: the server's, overlaid with the learner's progress on this device. */
export function sectionStates(lesson: Lesson, local: LocalProgress): SectionState[] {
  const results = local.isRedone ? [] : lesson.user_result.lesson_section_result;
  return lesson.list_section.map((section) => {
    const result = results.find(({ section_id }) => section_id === section.id);
    const attempt = isAttempted(section.kind) ? local.attempts.get(section.module_id) : undefined;
    const finished = sectionProgress(result?.status) === 'done';
    const done = finished || local.completed.has(section.id) || attempt?.submitted === true;
    const begun = result !== undefined || attempt !== undefined;
    const resultOf = attempt?.submitted ? attempt.id : finished ? (result?.attempt_id ?? null) : null;
    return {
      section,
      state: done ? 'done' : begun ? 'begun' : 'todo',
      waiting: local.completed.has(section.id) || (attempt?.submitted === true && attempt.waiting),
      stars: result?.stars ?? (done ? certainStars(section.kind) : null),
      href: sectionPath(lesson.id, section, done ? { attemptId: resultOf } : null),
    };
  });
}

/**
 * The section to continue with (docs/product.md, point 4, lesson flow): the one named in the address, else
 * the first without a result, else the last. Only a completed section has a result; one in progress is
 * continued.
 */
export const currentState = (
  states: readonly SectionState[],
  requested: string | null,
): SectionState | undefined =>
  currentSection(states, {
    idOf: ({ section }) => section.id,
    hasResult: ({ state }) => state === 'done',
    asked: requested,
  });

/** Kinds shown on the lesson page itself. */
const IN_LESSON: ReadonlySet<string> = new Set(['video', 'doc', 'duet_video']);

/** The section named in the address, if this page shows it. */
export const openedHere = (
  states: readonly SectionState[],
  requested: string | null,
): SectionState | undefined =>
  states.find(({ section }) => section.id === requested && IN_LESSON.has(section.kind));

/** Minutes of the sections not yet completed. */
export const minutesLeft = (states: readonly SectionState[]): number =>
  states.reduce((sum, { state, section }) => (state === 'done' ? sum : sum + section.minutes), 0);
