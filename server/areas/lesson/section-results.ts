import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { ENDPOINTS } from '#contract/endpoints.ts';
import type { Section } from '#contract/lesson.ts';
import type { Queryable } from '../../db/connect.ts';
import { exercises } from '../../db/schema-content.ts';
import { attempts, sectionProgress } from '../../db/schema-progress.ts';

type Assets = ResponseOf<typeof ENDPOINTS.lesson.assets>;
export type SectionResult = Assets['user_result']['lesson_section_result'][number];

interface LessonSections {
  id: string;
  sections: Section[];
}

/** The learner's latest attempt at each practice, by practice id: one step into the index each, however many there are. */
async function latestAttempts(db: Queryable, learnerId: string, practices: string[]) {
  if (practices.length === 0) return new Map<string, { id: string; submitted_at: Date | null }>();
  const latest = db
    .select({ id: attempts.id, submitted_at: attempts.submitted_at })
    .from(attempts)
    .where(and(eq(attempts.learner_id, learnerId), eq(attempts.exercise_id, exercises.id)))
    .orderBy(desc(attempts.opened_at), desc(attempts.id))
    .limit(1)
    .as('latest');
  const rows = await db
    .select({ practice: exercises.id, id: latest.id, submitted_at: latest.submitted_at })
    .from(exercises)
    .innerJoinLateral(latest, sql`true`)
    .where(inArray(exercises.id, practices));
  return new Map(rows.map(({ practice, ...attempt }) => [practice, attempt]));
}

/**
 * How far the learner is in each section of the lessons, by lesson id; sections not begun are left out. An attempt
 * counts like the progress it implies: opened is begun, submitted is completed.
 */
export async function sectionResults(
  db: Queryable,
  learnerId: string,
  lessons: readonly LessonSections[],
): Promise<Map<string, SectionResult[]>> {
  if (lessons.length === 0) return new Map();
  const practices = lessons.flatMap(({ sections }) =>
    sections.filter(({ kind }) => kind === 'practice').map(({ module_id }) => module_id),
  );
  const ids = lessons.map(({ id }) => id);
  const [progress, latest] = await Promise.all([
    db
      .select()
      .from(sectionProgress)
      .where(and(eq(sectionProgress.learner_id, learnerId), inArray(sectionProgress.lesson_id, ids))),
    latestAttempts(db, learnerId, practices),
  ]);
  const statusOf = new Map(progress.map((row) => [`${row.lesson_id}/${row.section_id}`, row.status]));
  return new Map(
    lessons.map((lesson) => [
      lesson.id,
      lesson.sections.flatMap((section): SectionResult[] => {
        const attempt = section.kind === 'practice' ? latest.get(section.module_id) : undefined;
        const implied = attempt && (attempt.submitted_at ? 2 : 1);
        const stored = statusOf.get(`${lesson.id}/${section.id}`);
        const status = stored === 2 || implied === 2 ? 2 : (stored ?? implied);
        if (!status) return [];
        return [
          { section_id: section.id, module_id: section.module_id, status, attempt_id: attempt?.id ?? null },
        ];
      }),
    ]),
  );
}
