import { firstLesson, sectionsByCategory, todoSection } from '#rules/conversation/course-sections.ts';
import { isPast } from '#rules/conversation/standing.ts';
import type { WrittenCourse } from '#server/db/schema-conversation.ts';
import { type ConversationAccess, isLetIn } from '#server/domain/conversation/access.ts';
import { classViews } from '#server/domain/conversation/class-views.ts';
import type { Courses } from '#server/domain/conversation/courses.ts';
import { missionsOf } from '#server/domain/conversation/missions.ts';
import { progressOf } from '#server/domain/conversation/progress.ts';
import { roomsOf } from '#server/domain/conversation/rooms.ts';
import { recordsOf } from '#server/domain/conversation/scene-records.ts';
import type { Scenes } from '#server/domain/conversation/scenes.ts';
import type { Entry } from '#server/domain/conversation/standing.ts';
import type { SoundTexts } from '#server/domain/sounds/sound-texts.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { hotScenes } from './hot-scenes.ts';
import { HEARING } from './pronunciation-config.ts';

interface Parts {
  courses: Courses;
  scenes: Scenes;
  sounds: Pick<SoundTexts, 'chart'>;
  access: ConversationAccess;
  voices: Pick<VoiceStore, 'examiner'>;
}
interface Entered {
  course: WrittenCourse;
  entry: Entry;
}

export function conversationCourseHandlers(
  { db }: Pick<Platform, 'db'>,
  { courses, scenes, sounds, access, voices }: Parts,
): Handlers<'conversationCourse'> {
  const hot = hotScenes(db);

  /** A course that the learner may enter. */
  async function enter(learnerId: string, id: string): Promise<Entered> {
    const course = await courses.one(id);
    if (!course) throw new ApiFailure('NOT_FOUND');
    const entry = await access.entryOf(learnerId);
    if (!isLetIn(entry)) throw new ApiFailure('CONVERSATION_NOT_ALLOWED');
    if (!isPast(entry.standing.max_level, course.level)) throw new ApiFailure('LEVEL_LOCKED');
    return { course, entry };
  }

  /** Its classes as the learner sees them; without what is known of sounds if `chart` is empty. */
  async function classesOf(learnerId: string, { course, entry }: Entered, withSounds = true) {
    const chart = withSounds ? await sounds.chart() : [];
    const progress = await progressOf(db, learnerId, course, chart);
    return classViews(course, { scenes: await scenes.all(), entry, progress }, voices);
  }
  const enteredClasses = async (learnerId: string, id: string) =>
    classesOf(learnerId, await enter(learnerId, id));

  return {
    classes: async ({ learner, params }) => ({ classes: await enteredClasses(learner.id, params.id) }),

    missions: async ({ learner, params }) => {
      const { course } = await enter(learner.id, params.id);
      const records = await recordsOf(db, learner.id);
      return { missions: missionsOf(course, await scenes.all(), await scenes.missions(), records) };
    },

    todoSection: async ({ learner, params }) => ({
      section: todoSection(await enteredClasses(learner.id, params.id)),
    }),

    firstLesson: async ({ learner, params }) => ({
      section: firstLesson(await enteredClasses(learner.id, params.id)),
    }),

    hotSection: async ({ learner, params }) => {
      const entered = await enter(learner.id, params.id);
      const ids = entered.course.classes.flatMap((one) => one.scenes);
      const found = await hot(params.id, ids);
      if (!found) return { section: null, learners: 0 };
      const classes = await classesOf(learner.id, entered, false);
      const section = classes
        .flatMap((one) => one.sections)
        .find(({ kind, module_id }) => kind === 'scene' && module_id === found.id);
      return section ? { section, learners: found.learners } : { section: null, learners: 0 };
    },

    sectionCategories: async ({ learner, params }) => {
      const categories = sectionsByCategory(await enteredClasses(learner.id, params.id));
      return { categories: categories.map(({ list: _, ...counts }) => counts) };
    },

    sectionCategoriesDetail: async ({ learner, params, query: { lastPosition, limit } }) => {
      const all = sectionsByCategory(await enteredClasses(learner.id, params.id));
      const until = lastPosition + limit;
      return {
        categories: all
          .slice(lastPosition, until)
          .map((one, index) => ({ ...one, position: lastPosition + index + 1 })),
        has_more: until < all.length,
      };
    },

    roomList: async ({ learner, params }) => {
      const { course, entry } = await enter(learner.id, params.id);
      const ids = course.classes.flatMap((one) => one.scenes);
      const [all, records] = [await scenes.all(), await recordsOf(db, learner.id)];
      return { rooms: roomsOf(course, all, records, await access.scenesFor(entry, ids)) };
    },

    pronunciationDetail: async ({ learner, params }) => {
      const { course } = await enter(learner.id, params.id);
      const progress = await progressOf(db, learner.id, course, await sounds.chart());
      return {
        sounds: course.sounds.map((one) => ({ ...one, mean: progress.sounds.get(one.sound)?.mean ?? null })),
      };
    },

    pronunciationConfig: async ({ learner, params }) => {
      await enter(learner.id, params.id);
      return HEARING;
    },
  };
}
