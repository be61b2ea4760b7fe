import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type ExerciseFacts, skillsOfExercise } from '#server/domain/course/exercise-facts.ts';
import type { SectionState } from './section-states.ts';

type Missions = ResponseOf<typeof ENDPOINTS.courseLearning.learningMissions>;

/** Next steps: begun sections before untouched ones, each in the course's order. */
export function missionsOf(
  states: readonly SectionState[],
  facts: ReadonlyMap<string, ExerciseFacts>,
  limit: number,
): Missions {
  const left = states.filter(({ state }) => state !== 'done');
  const begun = left.filter(({ state }) => state === 'begun');
  const todo = left.filter(({ state }) => state === 'todo');
  return {
    missions: [...begun, ...todo].slice(0, limit).map(({ lesson, section, state }) => ({
      lesson_id: lesson.id,
      lesson_title: lesson.title,
      section_id: section.id,
      module_id: section.module_id,
      kind: section.kind,
      title: section.title,
      minutes: section.minutes,
      begun: state === 'begun',
      skills: skillsOfExercise(section.module_id, facts),
    })),
    left: left.length,
  };
}
