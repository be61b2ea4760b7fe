import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { DownloadManifest } from '#contract/download.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { contentVersions, mediaFiles, questions, studySheets } from '#server/db/schema-content.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { STARTER } from '../support/starter.ts';
import { DOWNLOAD_PATHS } from './download-paths.ts';
import { activeLearner, registerLearner } from './learner.ts';
import { type Answer, startService } from './service.ts';
import { storeExams } from './timed-exam.ts';

const service = await startService();
const { db } = service.platform;
await storeExams(db);
const { token } = await activeLearner(service);
const PAID = { course: 'buoc-toi-6', lesson: 'noi-y-ro-rang', duetLesson: 'noi-bang-tu-noi' };

const COURSE = `/ielts/courses/${STARTER.course}/download-manifest`;
const LESSON = `/ielts/lessons/${STARTER.lesson}/download-manifest`;
const EXAM = '/practice-test/reading/download-manifest';
const paid = [
  `/ielts/courses/${PAID.course}/download-manifest`,
  `/ielts/lessons/${PAID.lesson}/download-manifest`,
];

function manifest(answer: Answer): DownloadManifest {
  const found = ENDPOINTS.download.course.response.safeParse(answer.data);
  if (!found.success) throw new Error(`${answer.code}: ${z.prettifyError(found.error)}`);
  return found.data;
}
const read = async (path: string) => manifest(await service.get(path, { token }));

/** A newer pack's content is served once its version is noticed. */
async function newVersion(version: string): Promise<void> {
  await db.insert(contentVersions).values({ version, stored_at: new Date(Date.now() + 1_000) });
  await expect.poll(() => service.platform.content.version()).toBe(version);
}

describe('a download manifest', () => {
  it('of a course lists all lessons and sections, and only queries that the learner may make', async () => {
    const { reads, lessons, ...rest } = await read(COURSE);
    expect(rest).toMatchObject({ kind: 'course', id: STARTER.course, study_end_date: null });
    expect(lessons).toContain(STARTER.lesson);
    expect(reads.map(({ operation, id }) => `${operation} ${id}`)).toEqual(
      expect.arrayContaining([
        `course.details ${STARTER.course}`,
        `lesson.assets ${STARTER.lesson}`,
        `lesson.studySheet ${STARTER.sheet}`,
        `practice.listQuestion ${STARTER.practice}`,
        'revise.listQuestion on-thi-hien-tai',
      ]),
    );
    for (const { operation, id, bytes } of reads) {
      expect(bytes).toBeGreaterThan(0);
      expect((await service.get(DOWNLOAD_PATHS[operation](id), { token })).status, `${operation} ${id}`).toBe(
        200,
      );
    }
  });

  it('of a lesson is a part of its course, with the same versions', async () => {
    const [course, lesson] = [await read(COURSE), await read(LESSON)];
    expect(lesson.reads.length).toBeLessThan(course.reads.length);
    expect(course.reads).toEqual(expect.arrayContaining(lesson.reads));
  });

  it('lists every file used in its texts, with size and hash of the served bytes', async () => {
    const path = '/ielts/courses/buoc-toi-6/download-manifest';
    const owner = await registerLearner(service);
    await db
      .insert(courseActivations)
      .values({ learner_id: owner.id, course_id: PAID.course, status: 'activated' });
    const { media } = manifest(await service.get(path, { token: owner.token }));
    const paths = media.map((file) => file.path);
    expect(paths).toContain('/media/practices/seed-station.svg');
    for (const extension of ['mp4', 'png', 'vtt'])
      expect(paths).toContain(`/media/videos/ba-tu-noi.${extension}`);
    for (const file of media) {
      const { rawPayload } = await service.app.inject({ url: file.path });
      expect(rawPayload.byteLength).toBe(file.bytes);
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(file.sha256);
    }
  });

  it('of a test lists its questions, and the recordings that are already served', async () => {
    const { reads, media } = await read('/practice-test/listening/download-manifest');
    expect(reads).toMatchObject([{ operation: 'practiceTest.listQuestion', id: 'listening' }]);
    expect(media).toEqual([]);
    const file = { path: 'part.mp3', blob_key: 'f'.repeat(64), size: 12_345 };
    await db.insert(mediaFiles).values(file);
    await newVersion('with-a-recording');
    expect((await read('/practice-test/listening/download-manifest')).media).toEqual([
      { path: '/media/part.mp3', bytes: 12_345, sha256: 'f'.repeat(64) },
    ]);
  });

  it('has the results of a duet’s lines, as for somebody who has said none', async () => {
    const owner = await registerLearner(service);
    await db
      .insert(courseActivations)
      .values({ learner_id: owner.id, course_id: PAID.course, status: 'activated' });
    const { reads } = manifest(
      await service.get(`/ielts/lessons/${PAID.duetLesson}/download-manifest`, owner),
    );
    const found = reads.filter(({ operation }) => operation === 'duet.latestResult');
    expect(found).toHaveLength(1);
    for (const { operation, id, version } of found) {
      const { data } = await service.get(DOWNLOAD_PATHS[operation](id), owner);
      expect(createHash('sha256').update(JSON.stringify(data)).digest('hex')).toBe(version);
    }
  });

  it('changes only the version of what has changed', async () => {
    const before = await read(COURSE);
    await db.update(studySheets).set({ body: 'Một bài mới.' }).where(eq(studySheets.id, STARTER.sheet));
    await db
      .update(questions)
      .set({ explanation: 'Only who has submitted reads this.' })
      .where(eq(questions.exercise_id, STARTER.practice));
    await newVersion('with-a-new-sheet');
    const after = await read(COURSE);
    expect(after.version).not.toBe(before.version);
    const changed = after.reads.filter(
      ({ operation, id, version }) =>
        !before.reads.some((old) => old.operation === operation && old.id === id && old.version === version),
    );
    expect(changed.map(({ id }) => id)).toEqual([STARTER.sheet]);
  });
});

describe('who may download', () => {
  it.each([COURSE, LESSON, EXAM])('not a guest: %s', async (path) => {
    expect(await service.get(path)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });

  it('nobody: what does not exist is not found', async () => {
    for (const path of [COURSE, LESSON, EXAM]) {
      const none = path.replace(/(courses|lessons|practice-test)\/[^/]+/, '$1/none');
      expect(await service.get(none, { token })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  it('nobody: a practice is not a test', async () => {
    const path = `/practice-test/${STARTER.practice}/download-manifest`;
    expect((await service.get(path, { token })).code).toBe('NOT_FOUND');
  });

  it('only learners who have activated the course, until its last day', async () => {
    const learner = await registerLearner(service);
    const codes = async () => Promise.all(paid.map(async (path) => (await service.get(path, learner)).code));
    const refused = ['COURSE_NOT_ACTIVATED', 'COURSE_NOT_ACTIVATED'];
    expect(await codes()).toEqual(refused);
    const row = { learner_id: learner.id, course_id: PAID.course };
    await db.insert(courseActivations).values({ ...row, status: 'pending' });
    expect(await codes()).toEqual(refused);
    const own = and(
      eq(courseActivations.learner_id, learner.id),
      eq(courseActivations.course_id, PAID.course),
    );
    await db.update(courseActivations).set({ status: 'activated', study_end_date: '2020-01-01' }).where(own);
    expect(await codes()).toEqual(refused);

    const other = await registerLearner(service);
    await db.insert(courseActivations).values({
      ...row,
      learner_id: other.id,
      status: 'activated',
      study_end_date: '2999-12-31',
    });
    for (const path of paid) {
      expect(manifest(await service.get(path, other)).study_end_date).toBe('2999-12-31');
    }
  });

  it('only after activation, also for a free course', async () => {
    const learner = await registerLearner(service);
    expect((await service.get(COURSE, learner)).code).toBe('COURSE_NOT_ACTIVATED');
  });
});
