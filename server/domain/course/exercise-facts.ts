import { and, eq, notInArray } from 'drizzle-orm';
import { LESSON_SKILLS, type LessonSkill } from '#contract/course-offers.ts';
import { GRADING_MODE, type QuestionType } from '#contract/question.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import type { Platform } from '#server/platform.ts';
import type { LessonRow } from './catalogue.ts';

export interface ExerciseFacts {
  questionCount: number;
  /** Marks of the questions that have a key. */
  keyMarks: number;
  /** That of the most questions first. */
  skills: ReadonlySet<LessonSkill>;
}

/** By exercise id: the practices and revise sets currently served. */
export type FactsOf = () => Promise<ReadonlyMap<string, ExerciseFacts>>;

/**
 * The skill a question trains. With a key: listening or reading when it is about a recording or a passage,
 * otherwise the language itself.
 */
export function skillOf(type: QuestionType, about: 'recording' | 'passage' | null): LessonSkill {
  switch (type) {
    case 'ielts_writing':
      return 'writing';
    case 'ielts_scripted_speaking':
    case 'ielts_unscripted_speaking':
    case 'voice':
      return 'speaking';
    default:
      if (about === 'recording') return 'listening';
      return about === 'passage' ? 'reading' : 'language';
  }
}

/** Each skill once, that of the most questions first. */
export function mostFirst(ofQuestions: readonly LessonSkill[]): ReadonlySet<LessonSkill> {
  const counts = [...Map.groupBy(ofQuestions, (skill) => skill)];
  return new Set(counts.toSorted(([, a], [, b]) => b.length - a.length).map(([skill]) => skill));
}

/** Facts of all exercises, cached. */
export function exerciseFacts({ content }: Pick<Platform, 'content'>): FactsOf {
  const load = content.keep(async () => {
    const rows = await content.db
      .select({
        exercise: exercises.id,
        passage: exercises.passage,
        audio: exercises.audio,
        question: questions.question,
      })
      .from(exercises)
      .innerJoin(questions, eq(questions.exercise_id, exercises.id))
      .where(
        and(
          notInArray(exercises.kind, ['test', 'speaking', 'learning_trial']),
          eq(exercises.retired, false),
          eq(questions.retired, false),
        ),
      );
    const byExercise = Map.groupBy(rows, ({ exercise }) => exercise);
    return new Map(
      [...byExercise].map(([id, skills]): [string, ExerciseFacts] => [
        id,
        {
          questionCount: skills.length,
          keyMarks: skills.reduce(
            (sum, { question }) =>
              question.grading_object === GRADING_MODE.none ? sum + question.marks : sum,
            0,
          ),
          skills: mostFirst(
            skills.map(({ passage, audio, question }) =>
              skillOf(question.content.type_code, audio ? 'recording' : passage === null ? null : 'passage'),
            ),
          ),
        },
      ]),
    );
  });
  return () => load('all');
}

/** The skills that an exercise trains, that of the most questions first; none for what is no exercise. */
export const skillsOfExercise = (id: string, facts: ReadonlyMap<string, ExerciseFacts>): LessonSkill[] => [
  ...(facts.get(id)?.skills ?? []),
];

/** The skills that lessons train, in the usual order; a lesson without questions trains the language. */
export function skillsOf(
  lessons: readonly Pick<LessonRow, 'sections'>[],
  facts: ReadonlyMap<string, ExerciseFacts>,
): LessonSkill[] {
  const found = new Set(
    lessons.flatMap(({ sections }) => {
      const skills = sections.flatMap(({ module_id }) => skillsOfExercise(module_id, facts));
      return skills.length > 0 ? skills : (['language'] as const);
    }),
  );
  return LESSON_SKILLS.filter((skill) => found.has(skill));
}
