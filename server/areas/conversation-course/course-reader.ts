import { isPast } from '#rules/conversation/standing.ts';
import type { WrittenCourse } from '#server/db/schema-conversation.ts';
import { isLetIn } from '#server/domain/conversation/access.ts';
import { classViews } from '#server/domain/conversation/class-views.ts';
import { progressOf } from '#server/domain/conversation/progress.ts';
import type { Entry } from '#server/domain/conversation/standing.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Parts } from '#server/parts.ts';

export interface Entered {
  course: WrittenCourse;
  entry: Entry;
}

/** Reads courses for learners who may enter them. */
export function courseReader({ db, courses, scenes, sounds, access, voices }: Parts) {
  /** @throws ApiFailure `NOT_FOUND`, `CONVERSATION_NOT_ALLOWED`, `LEVEL_LOCKED` */
  async function enter(learnerId: string, id: string): Promise<Entered> {
    const course = await courses.one(id);
    if (!course) throw new ApiFailure('NOT_FOUND');
    const entry = await access.entryOf(learnerId);
    if (!isLetIn(entry)) throw new ApiFailure('CONVERSATION_NOT_ALLOWED');
    if (!isPast(entry.standing.max_level, course.level)) throw new ApiFailure('LEVEL_LOCKED');
    return { course, entry };
  }

  /** The classes as the learner sees them; `withSounds`: with what is known of their sounds. */
  async function classesOf(learnerId: string, { course, entry }: Entered, withSounds = true) {
    const chart = withSounds ? await sounds.chart() : [];
    const progress = await progressOf(db, learnerId, course, chart);
    return classViews(course, { scenes: await scenes.all(), entry, progress }, voices);
  }

  return {
    enter,
    classesOf,
    enteredClasses: async (learnerId: string, id: string) => classesOf(learnerId, await enter(learnerId, id)),
  };
}
