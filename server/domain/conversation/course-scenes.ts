import type { SceneRecord, SceneSummary } from '#contract/conversation.ts';
import type { CourseScene } from '#contract/conversation-course.ts';
import type { WrittenCourse } from '#server/db/schema-conversation.ts';

/** What a learner did in the scenes of a course, in its order; scenes that were withdrawn are left out. */
export function courseScenesOf(
  { classes }: WrittenCourse,
  scenes: readonly SceneSummary[],
  records: readonly SceneRecord[],
  allowed: readonly string[],
): CourseScene[] {
  const own = classes.flatMap((one) =>
    one.scenes.flatMap((id) => scenes.find((scene) => scene.id === id) ?? []),
  );
  return own.map((scene) => {
    const record = records.find(({ scene_id }) => scene_id === scene.id);
    return {
      ...scene,
      is_allowed: allowed.includes(scene.id),
      visits: record?.visits ?? 0,
      is_reached: record?.is_reached ?? false,
      missions_done: Math.min(record?.missions.length ?? 0, scene.missions),
    };
  });
}
