import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Certificate } from '#contract/certificate.ts';
import { isAttempted, type Section } from '#contract/lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { lessons } from '#server/db/schema-content.ts';
import { sectionProgress } from '#server/db/schema-progress.ts';
import { STARTER } from '../support/starter.ts';
import { doExercises } from './do-exercises.ts';
import { activeLearner, type TestLearner } from './learner.ts';
import type { Call, Service } from './service.ts';

/** Time when all of it is done; in Vietnam it is already the next day. */
const AT = new Date('2026-03-01T20:00:00Z');

export const reading = (section: Section): boolean => section.kind !== 'revise' && !isAttempted(section.kind);

/** Goes through the starter course, and reads the resulting certificates. */
export function courseCompleting(service: Service) {
  const { db } = service.platform;
  const listOf = async ({ token }: TestLearner): Promise<Certificate[]> =>
    ENDPOINTS.certificate.list.response.parse((await service.get('/certificates', { token })).data)
      .certificates;

  /** Courses in the list that were completed without a certificate. */
  const refusedOf = async ({ token }: TestLearner) =>
    ENDPOINTS.certificate.list.response.parse((await service.get('/certificates', { token })).data).refused;

  const pdfOf = (id: string, token?: string) =>
    service.app.inject({
      url: `/api/certificates/${id}/pdf`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  async function sectionsLeft() {
    const rows = await db.select().from(lessons).where(eq(lessons.course_id, STARTER.course));
    return rows.flatMap(({ id, sections }) => sections.map((section) => ({ lesson: id, section })));
  }

  /** Completes every section of the starter course but its last sheet, which is returned; exercises as reported. */
  async function reportAllButOne({ id }: { id: string }) {
    const all = await sectionsLeft();
    const last = all.findLast(({ section }) => reading(section));
    if (!last) throw new Error('the starter course has no sheet');
    await db.insert(sectionProgress).values(
      all
        .filter((each) => each !== last)
        .map(({ lesson, section }) => ({
          learner_id: id,
          lesson_id: lesson,
          section_id: section.id,
          status: 2 as const,
          at: AT,
        })),
    );
    return last;
  }

  async function reportLast(call: Call, status = 2): Promise<void> {
    const last = (await sectionsLeft()).findLast(({ section }) => reading(section));
    const body = { section_id: last?.section.id, status, at: AT.getTime(), skew: 0 };
    const path = `/ielts/lessons/${last?.lesson}/update-progress`;
    expect((await service.post(path, { ...call, key: randomUUID(), body })).status).toBe(200);
  }

  async function complete(learner: TestLearner, way: Parameters<typeof doExercises>[3] = {}) {
    const marks = await doExercises(db, learner.id, STARTER.course, way);
    await reportAllButOne(learner);
    await reportLast(learner);
    return marks;
  }

  async function certified(): Promise<{ learner: TestLearner; certificate: Certificate }> {
    const learner = await activeLearner(service);
    await complete(learner);
    const [certificate] = await listOf(learner);
    if (!certificate) throw new Error('no certificate');
    return { learner, certificate };
  }

  return { listOf, refusedOf, pdfOf, sectionsLeft, reportAllButOne, reportLast, complete, certified };
}
