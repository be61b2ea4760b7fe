import type { DownloadManifest } from '#contract/download.ts';
import { courseGuard, findActivation } from '#server/domain/course/access.ts';
import { checkEntry } from '#server/domain/speaking/access.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { classManifests } from './class-manifest.ts';
import { manifestOf } from './manifest.ts';
import { pronunciationManifests } from './pronunciation-manifest.ts';
import { scenesManifests } from './scenes-manifest.ts';
import { courseQueries, examQueries, lessonQueries, mediaByAddress } from './served-queries.ts';
import { soundsManifests } from './sounds-manifest.ts';
import { speakingManifests } from './speaking-manifest.ts';
import { waitingForVoices } from './wait-for-voices.ts';

/** What every learner may use for as long as they like. */
const forAll = (manifest: Omit<DownloadManifest, 'study_end_date'>): DownloadManifest => ({
  ...manifest,
  study_end_date: null,
});

export function handlers(parts: Parts): Handlers<'download'> {
  const { db, content, catalogue, speaking, pronunciation, voices, sounds } = parts;
  const checkAccess = courseGuard(parts);
  const media = content.keep(() => mediaByAddress(content.db));

  const ofCourse = content.keep(async (id) => {
    const course = await catalogue.course(id);
    if (!course) return null;
    const lessons = course.lessons.map((lesson) => lesson.id);
    const target = { kind: 'course', id, title: course.name, lessons } as const;
    return manifestOf(target, await courseQueries(content.db, course), await media('all'));
  });
  const ofLesson = content.keep(async (id) => {
    const found = await catalogue.lesson(id);
    if (!found) return null;
    const target = { kind: 'lesson', id, title: found.lesson.title, lessons: [id] } as const;
    return manifestOf(
      target,
      await lessonQueries(content.db, found.lesson, found.course),
      await media('all'),
    );
  });
  const ofTest = content.keep(async (id) => {
    const test = await examQueries(content.db, id);
    if (!test) return null;
    const target = { kind: 'test', id, title: test.title, lessons: [] } as const;
    return manifestOf(target, test.reads, await media('all'));
  });
  const wait = waitingForVoices();
  const ofSpeaking = speakingManifests(speaking, voices, wait);
  const ofPronunciation = pronunciationManifests(pronunciation, voices, wait);
  const ofScenes = scenesManifests({ ...parts, db: content.db }, wait);
  const ofClass = classManifests(db, content, () => media('all'));
  const ofSounds = soundsManifests(sounds, voices, wait);

  /** Last day of access to a course, or to one of its lessons, for a learner. Throws where they have none. */
  const lastDay = async (
    learnerId: string,
    courseId: string,
    lesson: { id: string; is_trial: boolean } | null,
  ): Promise<string | null> => {
    await checkAccess(learnerId, courseId, lesson?.id ?? null, null);
    // Open to everyone, so it never expires.
    if (lesson?.is_trial) return null;
    return (await findActivation(db, learnerId, courseId))?.study_end_date ?? null;
  };
  const known = <T>(manifest: T | null): T => {
    if (manifest === null) throw new ApiFailure('NOT_FOUND');
    return manifest;
  };

  return {
    course: async ({ params: { id }, learner: { id: learnerId } }) => {
      const manifest = known(await ofCourse(id));
      return { ...manifest, study_end_date: await lastDay(learnerId, id, null) };
    },
    lesson: async ({ params: { id }, learner: { id: learnerId } }) => {
      const { course, lesson } = known(await catalogue.lesson(id));
      const study_end_date = await lastDay(learnerId, course.id, lesson);
      return { ...known(await ofLesson(id)), study_end_date };
    },
    test: async ({ params: { id } }) => forAll(known(await ofTest(id))),
    scenes: async ({ params: { id }, learner }) => forAll(await ofScenes(learner.id, id)),
    classById: async ({ params: { id }, learner }) => ofClass(learner.id, id),
    pronunciation: async ({ params: { id } }) => forAll(await ofPronunciation(id)),
    sounds: async ({ params: { id } }) => forAll(await ofSounds(id)),
    speaking: async ({ params: { id }, learner }) => {
      const stored = await speaking.catalogue.find(id);
      if (!learner && stored?.set.mode !== 'trial') throw new ApiFailure('NOT_SIGNED_IN');
      if (!stored) throw new ApiFailure('NOT_FOUND');
      if (learner) await checkEntry(db, learner.id, stored);
      return forAll(await ofSpeaking(stored));
    },
  };
}
