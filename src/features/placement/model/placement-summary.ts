import type { PartSkill } from '#contract/exam-taking.ts';
import type { Placement } from '#contract/placement.ts';
import { GRADING_MODE } from '#contract/question.ts';
import type { PlacementWork } from '#rules/placement/suggest-level.ts';
import { answeredNumbers } from '#rules/questions/answered-numbers.ts';
import { LEVELS, type LevelFacts } from '#src/messages/levels.ts';
import { PLACEMENT } from '#src/messages/placement.ts';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import { byPart, comparable, type ResultRow, weakestOf } from '#src/shared/exam/result-rows.ts';

/** Facts about a course level; undefined for an unknown number. */
export const levelFacts = (level: number): LevelFacts | undefined =>
  LEVELS.find((facts) => facts.level === level);

export const levelName = (level: number): string => levelFacts(level)?.name ?? String(level);

/** The range of possible levels, as text. */
export const rangeWords = ({ low, high }: Placement): string =>
  low === high ? levelName(low) : `${levelName(low)} – ${levelName(high)}`;

/** Marks of all parts by skill, in the order of the test. */
export function bySkill({ test, questions }: ExamWithAnswers): ResultRow<PartSkill>[] {
  const rows = new Map<PartSkill, ResultRow<PartSkill>>();
  for (const { key: position, won, marks, answered } of byPart(questions)) {
    const skill = test.parts.find((part) => part.position === position)?.skill;
    if (!skill) continue;
    const row = rows.get(skill) ?? { key: skill, won: 0, marks: 0, answered: 0 };
    rows.set(skill, {
      key: skill,
      won: row.won + won,
      marks: row.marks + marks,
      answered: row.answered + answered,
    });
  }
  return [...rows.values()];
}

/** The skills with at least one answer: the others have no share. */
export function skillsDone({ test, questions }: Pick<ExamWithAnswers, 'test' | 'questions'>): Set<PartSkill> {
  const parts = new Set(questions.flatMap(({ part, user: [own] }) => (own?.bai_lam ? part : [])));
  return new Set(test.parts.flatMap(({ position, skill }) => (skill && parts.has(position) ? skill : [])));
}

/** The skill to strengthen first, as text, where at least two can be compared; null if there is none. */
export function weakestSkill(rows: readonly ResultRow<PartSkill>[]): string | null {
  const weakest = comparable(rows).length < 2 ? null : weakestOf(rows);
  return weakest && PLACEMENT.skills[weakest.key].toLowerCase();
}

/** How the questions with a key were answered. */
export function placementWork({ questions }: Pick<ExamWithAnswers, 'questions'>): PlacementWork {
  const keyed = questions.filter(({ grading_object }) => grading_object === GRADING_MODE.none);
  const answered = keyed.flatMap(({ content, marks, user: [own] }) =>
    answeredNumbers(content, marks, own?.bai_lam ?? null).filter(Boolean),
  );
  return {
    won: keyed.reduce((sum, { user: [own] }) => sum + (own?.marks_won ?? 0), 0),
    answered: answered.length,
    marks: keyed.reduce((sum, { marks }) => sum + marks, 0),
  };
}
