import { and, eq, isNotNull, min } from 'drizzle-orm';
import { isAttempted, type Section } from '#contract/lesson.ts';
import type { Certificate } from '#contract/profile.ts';
import { attempts, sectionProgress } from '../../db/schema-progress.ts';
import type { Platform } from '../../platform.ts';
import type { Catalogue } from '../course/catalogue.ts';

interface CourseSections {
  id: string;
  name: string;
  level: number;
  lessons: readonly { id: string; sections: readonly Pick<Section, 'id' | 'kind' | 'module_id'>[] }[];
}

/** When what was first completed: sections by `lesson/section`, practices by their id. */
export interface Completions {
  sections: ReadonlyMap<string, Date>;
  practices: ReadonlyMap<string, Date>;
}

const dayInVietnam = (at: Date): string => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);

/** The courses whose every section was completed once; going through one again takes nothing back. */
export function earnedCertificates(courses: readonly CourseSections[], done: Completions): Certificate[] {
  return courses.flatMap((course) => {
    const completed = course.lessons.flatMap((lesson) =>
      lesson.sections.map((section) => {
        const times = [
          done.sections.get(`${lesson.id}/${section.id}`),
          isAttempted(section.kind) ? done.practices.get(section.module_id) : undefined,
        ].filter((at) => at !== undefined);
        return times.length > 0 ? Math.min(...times.map((at) => at.getTime())) : null;
      }),
    );
    const times = completed.filter((at) => at !== null);
    if (times.length === 0 || times.length < completed.length) return [];
    return {
      course_id: course.id,
      course_name: course.name,
      level: course.level,
      lesson_count: course.lessons.length,
      completed_on: dayInVietnam(new Date(Math.max(...times))),
    };
  });
}

export async function certificatesOf(
  { db }: Pick<Platform, 'db'>,
  catalogue: Catalogue,
  learnerId: string,
): Promise<Certificate[]> {
  const [courses, sections, practices] = await Promise.all([
    catalogue.all(),
    db
      .select()
      .from(sectionProgress)
      .where(and(eq(sectionProgress.learner_id, learnerId), eq(sectionProgress.status, 2))),
    db
      .select({ id: attempts.exercise_id, at: min(attempts.submitted_at) })
      .from(attempts)
      .where(and(eq(attempts.learner_id, learnerId), isNotNull(attempts.submitted_at)))
      .groupBy(attempts.exercise_id),
  ]);
  return earnedCertificates(courses, {
    sections: new Map(sections.map((row) => [`${row.lesson_id}/${row.section_id}`, row.at])),
    practices: new Map(practices.flatMap(({ id, at }) => (at ? [[id, at] as const] : []))),
  });
}
