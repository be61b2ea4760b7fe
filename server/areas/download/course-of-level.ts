import { conversationCourseId } from '#contract/conversation-course.ts';
import type { ChartSound } from '#contract/ipa-chart.ts';
import { NO_STANDING } from '#rules/conversation/standing.ts';
import type { Queryable } from '#server/db/connect.ts';
import type { WrittenCourse } from '#server/db/schema-conversation.ts';
import { classViews } from '#server/domain/conversation/class-views.ts';
import { courseScenesOf } from '#server/domain/conversation/course-scenes.ts';
import type { Courses } from '#server/domain/conversation/courses.ts';
import { levelList } from '#server/domain/conversation/level-list.ts';
import { missionsOf } from '#server/domain/conversation/missions.ts';
import { NO_PROGRESS } from '#server/domain/conversation/progress.ts';
import type { Scenes } from '#server/domain/conversation/scenes.ts';
import type { Entry } from '#server/domain/conversation/standing.ts';
import type { SoundTexts } from '#server/domain/sounds/sound-texts.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import type { ServedQuery } from './manifest.ts';
import { queryOf, reviseQueries } from './served-queries.ts';
import { oftenHeard } from './sounds-manifest.ts';

export interface CourseParts {
  db: Queryable;
  courses: Courses;
  scenes: Scenes;
  sounds: Pick<SoundTexts, 'chart'>;
  voices: Pick<VoiceStore, 'examiner'>;
}

interface Part {
  served: ServedQuery[];
  /** What is heard of sections that the queries hold whole. */
  heard: string;
}

const trainedIn = (chart: readonly ChartSound[], { sounds }: WrittenCourse): ChartSound[] =>
  chart.filter(({ id }) => sounds.some(({ sound }) => sound === id));

/** What the pages of a course need, as somebody sees it who may enter as much and has done nothing yet. */
export async function courseOfLevel(
  { db, courses, scenes, sounds, voices }: CourseParts,
  course: WrittenCourse,
  entry: Entry,
  allowed: readonly string[],
): Promise<Part> {
  const id = conversationCourseId(course.level);
  const all = await scenes.all();
  const chart = await sounds.chart();
  const classes = classViews(course, { scenes: all, entry, progress: NO_PROGRESS }, voices);
  const sets = classes
    .flatMap((one) => one.sections)
    .filter(({ kind, is_allowed }) => kind === 'phrases' && is_allowed);
  const said = await Promise.all(sets.map(({ module_id }) => reviseQueries(db, module_id)));
  const served = [
    queryOf('conversationLevel.levels', 'levels', levelList(await courses.all(), NO_STANDING, null)),
    queryOf('conversationLevel.options', 'introduction', await courses.introduction()),
    queryOf('conversationCourse.classes', id, { classes }),
    queryOf('conversationCourse.missions', id, {
      missions: missionsOf(course, all, await scenes.missions(), []),
    }),
    queryOf('conversationCourse.roomList', id, { details: courseScenesOf(course, all, [], allowed) }),
    ...said.flat(),
  ];
  const heard = JSON.stringify([served.map(({ text }) => text), trainedIn(chart, course).map(oftenHeard)]);
  return { served: [...served, queryOf('ipaChart.sounds', 'chart', { sounds: chart })], heard };
}
