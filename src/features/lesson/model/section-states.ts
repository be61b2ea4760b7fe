import type { ResponseOf } from '#contract/endpoint.ts';
import type { lessonAssets, Section } from '#contract/lesson.ts';

export type Lesson = ResponseOf<typeof lessonAssets>;

/** What this device knows that the server may not: completed sections still waiting, and the attempts made here. */
export interface OwnProgress {
  /** Section ids whose completion waits to be sent. */
  completed: ReadonlySet<string>;
  /** Newest attempt by practice id. */
  attempts: ReadonlyMap<string, { id: string; submitted: boolean; waiting: boolean }>;
}

export interface SectionState {
  section: Section;
  state: 'todo' | 'begun' | 'done';
  /** Saved here, not at the server yet. */
  waiting: boolean;
  href: string;
}

function hrefOf(lessonId: string, section: Section, attemptId: string | null): string {
  const module = encodeURIComponent(section.module_id);
  const place = new URLSearchParams({ lesson: lessonId, section: section.id });
  switch (section.kind) {
    case 'study_sheet':
      return `/phieu/${module}?${place}`;
    case 'revise':
      return `/revise/${module}?${place}`;
    case 'practice':
      return attemptId ? `/practice-result/${module}?attempt=${attemptId}` : `/practice/${module}`;
  }
}

/** Each section with its state: the server's, overlaid with the learner's own work on this device. */
export function sectionStates(lesson: Lesson, own: OwnProgress): SectionState[] {
  return lesson.list_section.map((section) => {
    const result = lesson.user_result.lesson_section_result.find(
      ({ section_id }) => section_id === section.id,
    );
    const attempt = section.kind === 'practice' ? own.attempts.get(section.module_id) : undefined;
    const finished = result?.status === 2;
    const finishedHere = own.completed.has(section.id) || attempt?.submitted === true;
    const done = finished || finishedHere;
    const begun = result !== undefined || attempt !== undefined;
    const resultOf = attempt?.submitted ? attempt.id : finished ? result.attempt_id : null;
    return {
      section,
      state: done ? 'done' : begun ? 'begun' : 'todo',
      waiting: own.completed.has(section.id) || (attempt?.submitted === true && attempt.waiting),
      href: hrefOf(lesson.id, section, done ? resultOf : null),
    };
  });
}

/**
 * Where to go on (specification, point 4, lesson flow): the section that the address names, else the first that is
 * not completed, else the last.
 */
export const currentSection = (
  states: readonly SectionState[],
  asked: string | null,
): SectionState | undefined =>
  states.find(({ section }) => section.id === asked) ??
  states.find(({ state }) => state !== 'done') ??
  states.at(-1);

/** Minutes of the sections that are not completed. */
export const minutesLeft = (states: readonly SectionState[]): number =>
  states.reduce((sum, { state, section }) => (state === 'done' ? sum : sum + section.minutes), 0);
