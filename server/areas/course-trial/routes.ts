import { eq } from 'drizzle-orm';
import { LESSON_SKILLS, type LessonSkill } from '#contract/course-offers.ts';
import type { TrialLesson } from '#contract/course-trial.ts';
import type { CourseWithLessons, LessonRow } from '#server/domain/course/catalogue.ts';
import { trialLessons } from '#server/domain/course/course-queries.ts';
import { type ExerciseFacts, skillsOf } from '#server/domain/course/exercise-facts.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Parts } from '#server/parts.ts';
import { COURSE, LESSON_TYPE_LABELS, SKILL_NAMES } from '#src/messages/course.ts';
import { trialRegistrations } from '../../db/schema-study.ts';
import type { Handlers } from '../../http/handler.ts';

const lessonView = ({ id, title, summary, type, minutes }: LessonRow): TrialLesson => ({
  id,
  title,
  summary,
  type,
  minutes,
});

const openLessons = (course: CourseWithLessons) => ({
  course_id: course.id,
  lessons: trialLessons(course).map(lessonView),
});

/** Lessons grouped by type, in order of first appearance. */
const categoriesOf = (lessons: readonly LessonRow[]) =>
  [...Map.groupBy(lessons, ({ type }) => type)].map(([type, grouped]) => ({
    name: LESSON_TYPE_LABELS[type] ?? COURSE.normalLessons,
    lessons: grouped.map(lessonView),
  }));

/** The open lessons for each skill; a lesson that trains several is listed under each of them. */
const lessonsBySkill = (
  all: readonly CourseWithLessons[],
  facts: ReadonlyMap<string, ExerciseFacts>,
): [LessonSkill, { course: CourseWithLessons; lessons: LessonRow[] }[]][] =>
  LESSON_SKILLS.map((skill): [LessonSkill, { course: CourseWithLessons; lessons: LessonRow[] }[]] => [
    skill,
    all
      .map((course) => ({
        course,
        lessons: trialLessons(course).filter((lesson) => skillsOf([lesson], facts).includes(skill)),
      }))
      .filter(({ lessons }) => lessons.length > 0),
  ]).filter(([, courses]) => courses.length > 0);

export function handlers({
  db,
  catalogue,
  queries: { served, activations },
  facts,
}: Parts): Handlers<'courseTrial'> {
  const ownCourseIds = async (learnerId: string | null): Promise<Set<string>> => {
    if (learnerId === null) return new Set();
    const [activated, registered] = await Promise.all([
      activations(learnerId),
      db
        .select({ course_id: trialRegistrations.course_id })
        .from(trialRegistrations)
        .where(eq(trialRegistrations.learner_id, learnerId)),
    ]);
    return new Set([...activated.keys(), ...registered.map(({ course_id }) => course_id)]);
  };

  return {
    freeTrialLessons: async ({ params }) => openLessons(await served(params.id)),

    registerTrial: async ({ params, learner: { id } }) => {
      const trial = openLessons(await served(params.id));
      if (trial.lessons.length === 0) throw new ApiFailure('NO_TRIAL_LESSONS');
      await db
        .insert(trialRegistrations)
        .values({ learner_id: id, course_id: trial.course_id, registered_at: new Date() })
        .onConflictDoNothing();
      return trial;
    },

    trialSkillList: async (call) => {
      const [all, known, registered] = await Promise.all([
        catalogue.all(),
        facts(),
        ownCourseIds(call.learner?.id ?? null),
      ]);
      return {
        skills: lessonsBySkill(all, known).map(([skill, courses], at) => ({
          id: skill,
          name: SKILL_NAMES[skill],
          is_selected: at === 0,
          courses: courses.map(({ course, lessons }) => ({
            course_id: course.id,
            course_name: course.name,
            level: course.level,
            is_free: course.is_free,
            is_registered: registered.has(course.id),
            categories: categoriesOf(lessons),
          })),
        })),
      };
    },
  };
}
