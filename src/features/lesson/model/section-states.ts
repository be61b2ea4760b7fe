import { isAttempted, type Section } from '#contract/lesson.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { currentSection, type SectionProgress, sectionProgress } from '#rules/lesson/sections.ts';
import { sectionPath } from '#src/shared/lesson/section-path.ts';

export type Lesson = ResponseOf<typeof ENDPOINTS.lesson.assets>;

/** What this device knows that the server may not: completed sections still waiting, and the attempts made here. */
export interface LocalProgress {
  /** Section ids whose completion waits to be sent. */
  completed: ReadonlySet<string>;
  /** Newest attempt by practice id. */
  attempts: ReadonlyMap<string, { id: string; submitted: boolean; waiting: boolean }>;
  /** The lesson was begun again and the server does not know: its results are of the time before. */
  isRedone: boolean;
}

export interface SectionState {
  section: Section;
  state: SectionProgress;
  /** Saved here, not at the server yet. */
  waiting: boolean;
  /** Of a completed section; null while the server has not told them. */
  stars: number | null;
  href: string;
}

/** Each section with its state: the server's, overlaid with the learner's own work on this device. */
export function sectionStates(lesson: Lesson, own: LocalProgress): SectionState[] {
  const results = own.isRedone ? [] : lesson.user_result.lesson_section_result;
  return lesson.list_section.map((section) => {
    const result = results.find(({ section_id }) => section_id === section.id);
    const attempt = isAttempted(section.kind) ? own.attempts.get(section.module_id) : undefined;
    const finished = sectionProgress(result?.status) === 'done';
    const done = finished || own.completed.has(section.id) || attempt?.submitted === true;
    const begun = result !== undefined || attempt !== undefined;
    const resultOf = attempt?.submitted ? attempt.id : finished ? (result?.attempt_id ?? null) : null;
    return {
      section,
      state: done ? 'done' : begun ? 'begun' : 'todo',
      waiting: own.completed.has(section.id) || (attempt?.submitted === true && attempt.waiting),
      stars: result?.stars ?? null,
      href: sectionPath(lesson.id, section, done ? { attemptId: resultOf } : null),
    };
  });
}

/**
 * Where to go on (docs/product.md, point 4, lesson flow): the section that the address names, else the first with
 * no result status, else the last. A section has a result once it is completed; one that was begun is gone on with.
 */
export const currentState = (
  states: readonly SectionState[],
  asked: string | null,
): SectionState | undefined =>
  currentSection(states, {
    idOf: ({ section }) => section.id,
    hasResult: ({ state }) => state === 'done',
    asked,
  });

/** Kinds that are done in the lesson's own page. */
const IN_LESSON: ReadonlySet<string> = new Set(['video', 'doc', 'duet_video']);

/** The section that the address names, if this page shows it. */
export const openedHere = (states: readonly SectionState[], asked: string | null): SectionState | undefined =>
  states.find(({ section }) => section.id === asked && IN_LESSON.has(section.kind));

/** Minutes of the sections that are not completed. */
export const minutesLeft = (states: readonly SectionState[]): number =>
  states.reduce((sum, { state, section }) => (state === 'done' ? sum : sum + section.minutes), 0);
