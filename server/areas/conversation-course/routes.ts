import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { firstLesson, sectionsByCategory, todoSection } from '#rules/conversation/course-sections.ts';
import { SLOW_RATE } from '#rules/reading-report/slow-rate.ts';
import { CLEAR_ABOVE, FAIR_ABOVE } from '#rules/reading-report/sound-level.ts';
import { LONGEST_RECORDING_SECONDS } from '#rules/speaking/recording-size.ts';
import { courseScenesOf } from '#server/domain/conversation/course-scenes.ts';
import { missionsOf } from '#server/domain/conversation/missions.ts';
import { progressOf } from '#server/domain/conversation/progress.ts';
import { recordsOf } from '#server/domain/conversation/scene-records.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { courseReader } from './course-reader.ts';
import { hotScenes } from './hot-scenes.ts';

type Config = ResponseOf<typeof ENDPOINTS.conversationCourse.pronunciationConfig>;

/** How the chart and the useful lines are heard and judged: the constants that score them. */
const HEARING: Config = {
  clear_from: CLEAR_ABOVE,
  nearly_from: FAIR_ABOVE,
  voices: ['woman', 'man'],
  speeds: [SLOW_RATE, 1],
  longest_answer: LONGEST_RECORDING_SECONDS,
  is_heard_on_device: true,
};

export function handlers(parts: Parts): Handlers<'conversationCourse'> {
  const { db, scenes, sounds, access } = parts;
  const { enter, classesOf, enteredClasses } = courseReader(parts);
  const hot = hotScenes(db);

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
      return { rooms: courseScenesOf(course, all, records, await access.scenesFor(entry, ids)) };
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
