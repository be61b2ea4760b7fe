import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { ENDPOINTS } from '#contract/endpoints.ts';
import type { Tx } from '../../db/connect.ts';
import { lessons, studySheets } from '../../db/schema-content.ts';
import { sectionProgress } from '../../db/schema-progress.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { RawJson } from '../../http/envelope.ts';
import { command, type Handlers, visitor } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import type { IssueWhenComplete } from '../certificate/issue.ts';
import { activationStatus, type CheckAccess, findActivation, mayEnter } from '../course/access.ts';
import type { Catalogue } from '../course/catalogue.ts';
import { recordSection } from '../course/study-events.ts';
import { learnerTime } from '../practice/learner-time.ts';
import { sectionResults } from './section-results.ts';

/** Stores the section's status; it never goes back, and an older report does not take a newer one's time. */
async function storeProgress(
  tx: Tx,
  learnerId: string,
  lessonId: string,
  body: BodyOf<typeof ENDPOINTS.lesson.updateProgress>,
): Promise<void> {
  const { section_id, status } = body;
  const at = learnerTime(body, Date.now());
  await tx
    .insert(sectionProgress)
    .values({ learner_id: learnerId, lesson_id: lessonId, section_id, status, at })
    .onConflictDoUpdate({
      target: [sectionProgress.learner_id, sectionProgress.lesson_id, sectionProgress.section_id],
      set: { status, at },
      setWhere: sql`${sectionProgress.status} < excluded.status`,
    });
}

export function lessonHandlers(
  { db, content }: Platform,
  catalogue: Catalogue,
  checkAccess: CheckAccess,
  issueCertificate: IssueWhenComplete,
): Handlers<'lesson'> {
  const { retired, ...sheetColumns } = getTableColumns(studySheets);
  const sheets = content.keep(async (id) => {
    const [sheet] = await db
      .select(sheetColumns)
      .from(studySheets)
      .where(and(eq(studySheets.id, id), eq(retired, false)));
    return sheet
      ? new RawJson(JSON.stringify(sheet satisfies ResponseOf<typeof ENDPOINTS.lesson.studySheet>))
      : null;
  });
  const servedLesson = async (id: string) => {
    const found = await catalogue.lesson(id);
    if (!found) throw new ApiFailure('NOT_FOUND');
    return found;
  };

  return {
    assets: visitor(async ({ params, learner }) => {
      const { lesson, course } = await servedLesson(params.id);
      await checkAccess(db, learner?.id ?? null, course.id, lesson.id);
      const results = learner && (await sectionResults(db, learner.id, [lesson])).get(lesson.id);
      return {
        id: lesson.id,
        title: lesson.title,
        summary: lesson.summary,
        course_id: course.id,
        course_name: course.name,
        list_section: lesson.sections,
        user_result: { lesson_section_result: results ?? [] },
      };
    }),

    isAllowed: visitor(async ({ params, learner }) => {
      const { course, lesson } = await servedLesson(params.id);
      const learnerId = learner?.id ?? null;
      const activation = await findActivation(db, learnerId, course.id);
      const status = activationStatus(course, learnerId, activation, Date.now());
      return {
        is_allowed: mayEnter({ ...course, is_trial: lesson.is_trial }, learnerId, status),
        course_activation_status: status,
        course_id: course.id,
      };
    }),

    // A lesson that newer content dropped still takes the progress made in it while it was served.
    updateProgress: command(async ({ tx, params, body, learner }) => {
      const [lesson] = await tx.select().from(lessons).where(eq(lessons.id, params.id));
      const section = lesson?.sections.find(({ id }) => id === body.section_id);
      if (!lesson || !section) throw new ApiFailure('NOT_FOUND');
      await checkAccess(tx, learner.id, lesson.course_id, lesson.id);
      await storeProgress(tx, learner.id, lesson.id, body);
      if (body.status === 2) {
        const now = Date.now();
        await recordSection(tx, { learnerId: learner.id, lesson, section, at: learnerTime(body, now) }, now);
        await issueCertificate(tx, learner.id, { lesson: lesson.id });
      }
      return { section_id: body.section_id, status: body.status };
    }),

    studySheet: visitor(async ({ params }) => {
      const sheet = await sheets(params.id);
      if (!sheet) throw new ApiFailure('NOT_FOUND');
      return sheet;
    }),
  };
}
