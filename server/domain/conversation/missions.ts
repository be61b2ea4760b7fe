import type { SceneMission, SceneRecord, SceneSummary } from '#contract/conversation.ts';
import type { CourseMission } from '#contract/conversation-course.ts';
import type { WrittenCourse } from '#server/db/schema-conversation.ts';

/** The missions of a course in its order, ticked where the learner did them in any visit. */
export function missionsOf(
  { classes }: WrittenCourse,
  scenes: readonly SceneSummary[],
  missions: ReadonlyMap<string, readonly SceneMission[]>,
  records: readonly SceneRecord[],
): CourseMission[] {
  return classes
    .flatMap((one) => one.scenes)
    .flatMap((id) => {
      const title = scenes.find((scene) => scene.id === id)?.title_vi ?? '';
      const done = records.find(({ scene_id }) => scene_id === id)?.missions ?? [];
      return (missions.get(id) ?? []).map((mission) => ({
        scene_id: id,
        scene_title_vi: title,
        id: mission.id,
        vi: mission.vi,
        is_done: done.includes(mission.id),
      }));
    });
}
