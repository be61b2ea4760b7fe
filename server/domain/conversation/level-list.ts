import { conversationCourseId, type LevelSummary, type LevelUpNeeds } from '#contract/conversation-course.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { isPast, type LevelStanding, selectedLevel } from '#rules/conversation/standing.ts';
import type { WrittenCourse } from '#server/db/schema-conversation.ts';

type Levels = ResponseOf<typeof ENDPOINTS.conversationLevel.levels>;

/** All levels for somebody who stands at one of them. */
export function levelList(
  courses: readonly WrittenCourse[],
  standing: LevelStanding,
  needs: LevelUpNeeds | null,
): Levels {
  const selected = selectedLevel(standing);
  const levels = courses.map(
    ({ level, title_vi, about_vi, classes }): LevelSummary => ({
      level,
      course_id: conversationCourseId(level),
      title_vi,
      about_vi,
      selected: level === selected,
      is_open: isPast(standing.max_level, level),
      scenes: classes.flatMap((one) => one.scenes).length,
    }),
  );
  const { suggested_level, max_level } = standing;
  return { levels, suggested_level, max_level, needs };
}
