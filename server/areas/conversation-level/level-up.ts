import { conversationLevel, type LevelUpNeeds } from '#contract/conversation-course.ts';
import { isLevelDone, levelUpNeeds } from '#rules/conversation/level-up.ts';
import { afterLevelUp, isPast, selectedLevel, withVip } from '#rules/conversation/standing.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import type { WrittenCourse } from '#server/db/schema-conversation.ts';
import { courseScenesOf } from '#server/domain/conversation/course-scenes.ts';
import { recordsOf } from '#server/domain/conversation/scene-records.ts';
import type { Scenes } from '#server/domain/conversation/scenes.ts';
import { entryOf, standingIn } from '#server/domain/conversation/standing.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { lockedRow, storeStanding } from './learner-standing.ts';

/** How much of what a course asks for the learner has done. */
export async function needsOf(
  db: Queryable | Tx,
  learnerId: string,
  course: WrittenCourse,
  scenes: Pick<Scenes, 'all'>,
): Promise<LevelUpNeeds> {
  const listed = courseScenesOf(course, await scenes.all(), await recordsOf(db, learnerId), []);
  return levelUpNeeds(course.needs, listed);
}

const missing = ({ done, needed }: LevelUpNeeds['scenes'], unit: string): string[] =>
  done < needed ? [`${needed - done} ${unit}`] : [];

/** What is still missing, in Vietnamese. */
const notDone = ({ scenes, missions }: LevelUpNeeds): string =>
  `Bạn còn ${[...missing(scenes, 'tình huống cần đạt mục tiêu'), ...missing(missions, 'nhiệm vụ')].join(' và ')} nữa là lên mức tiếp theo. Những gì bạn đã làm vẫn được giữ nguyên.`;

/** Opens the level after a course's and selects it; one that is open already is only selected. */
export async function levelUp(
  tx: Tx,
  learnerId: string,
  course: WrittenCourse,
  scenes: Pick<Scenes, 'all'>,
  at: Date,
) {
  const { isVip } = await entryOf(tx, learnerId);
  const row = await lockedRow(tx, learnerId);
  const standing = withVip(standingIn(row), isVip);
  if (!isPast(standing.max_level, course.level)) throw new ApiFailure('LEVEL_LOCKED');
  if (!isPast(standing.max_level, course.level + 1)) {
    const needs = await needsOf(tx, learnerId, course, scenes);
    if (!isLevelDone(needs)) throw new ApiFailure('LEVEL_NOT_DONE', notDone(needs));
  }
  const next = afterLevelUp(standing, course.level, at.getTime());
  await storeStanding(tx, learnerId, next, row.choices);
  return {
    level: selectedLevel(next) ?? course.level,
    max_level: conversationLevel.parse(next.max_level),
  };
}
