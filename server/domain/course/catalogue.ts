import { asc, eq } from 'drizzle-orm';
import { courses, lessons } from '#server/db/schema-content.ts';
import type { Platform } from '#server/platform.ts';

export type LessonRow = typeof lessons.$inferSelect;
export type CourseWithLessons = typeof courses.$inferSelect & { lessons: LessonRow[] };

export interface Catalogue {
  all(): Promise<CourseWithLessons[]>;
  course(id: string): Promise<CourseWithLessons | null>;
  /** A served lesson, with its course. */
  lesson(id: string): Promise<{ lesson: LessonRow; course: CourseWithLessons } | null>;
}

/** Courses and lessons of the content, cached. */
export function catalogueOf({ content }: Pick<Platform, 'content'>): Catalogue {
  const load = content.keep(async () => {
    const [courseRows, lessonRows] = await Promise.all([
      content.db.select().from(courses).where(eq(courses.retired, false)).orderBy(asc(courses.position)),
      content.db.select().from(lessons).where(eq(lessons.retired, false)).orderBy(asc(lessons.position)),
    ]);
    return courseRows.map((course) => ({
      ...course,
      lessons: lessonRows.filter(({ course_id }) => course_id === course.id),
    }));
  });
  const all = (): Promise<CourseWithLessons[]> => load('all');
  return {
    all,
    course: async (id) => (await all()).find((course) => course.id === id) ?? null,
    async lesson(id) {
      for (const course of await all()) {
        const lesson = course.lessons.find((candidate) => candidate.id === id);
        if (lesson) return { lesson, course };
      }
      return null;
    },
  };
}
