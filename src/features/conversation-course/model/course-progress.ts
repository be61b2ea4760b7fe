import type { SceneRecord, SceneSummary } from '#contract/conversation.ts';
import type {
  ConversationClass,
  ConversationSection,
  CourseMission,
  CourseScene,
  LevelUpNeeds,
} from '#contract/conversation-course.ts';

/** What became of the visits, by id of the scene, those that wait among them. */
export type SceneRecords = ReadonlyMap<string, SceneRecord>;

export type SaidState = 'none' | 'begun' | 'done';

/** What was done on this device, also what the server does not know yet. */
export interface DoneHere {
  scenes: SceneRecords;
  /** Useful lines, by id of their set. */
  phrases: ReadonlyMap<string, SaidState>;
}

/** Lines are done once each was said, as on the server. */
export function phrasesState(said: number, lines: number): SaidState {
  if (said === 0) return 'none';
  return said >= lines ? 'done' : 'begun';
}

function stateHere({ kind, module_id }: ConversationSection, { scenes, phrases }: DoneHere): SaidState {
  if (kind === 'phrases') return phrases.get(module_id) ?? 'none';
  const record = kind === 'scene' ? scenes.get(module_id) : undefined;
  if (!record) return 'none';
  return record.is_reached ? 'done' : 'begun';
}

/** A section as it is with what was done on this device. */
export function sectionWith(section: ConversationSection, here: DoneHere): ConversationSection {
  const state = stateHere(section, here);
  if (state === 'none') return section;
  const is_done = section.is_done || state === 'done';
  return { ...section, is_done, is_begun: !is_done };
}

export const classWith = (one: ConversationClass, here: DoneHere): ConversationClass => ({
  ...one,
  sections: one.sections.map((section) => sectionWith(section, here)),
});

export const missionWith = (mission: CourseMission, records: SceneRecords): CourseMission => ({
  ...mission,
  is_done: mission.is_done || records.get(mission.scene_id)?.missions.includes(mission.id) === true,
});

export function roomWith(room: CourseScene, records: SceneRecords): CourseScene {
  const record = records.get(room.id);
  if (!record) return room;
  return {
    ...room,
    visits: Math.max(room.visits, record.visits),
    is_reached: room.is_reached || record.is_reached,
    missions_done: Math.max(room.missions_done, record.missions.length),
  };
}

/** How many sections are done. */
export const doneOf = (sections: readonly ConversationSection[]): number =>
  sections.filter(({ is_done }) => is_done).length;

/**
 * What a level asks for, counted with the visits that wait. What the server counted holds until its records are read:
 * the two may be of different moments, and cannot be added up.
 */
export function needsWith(
  told: LevelUpNeeds,
  ofLevel: readonly SceneSummary[],
  records: SceneRecords,
): LevelUpNeeds {
  const { scenes, missions } = told;
  if (records.size === 0 || ofLevel.length === 0) return told;
  const reached = ofLevel.filter(({ id }) => records.get(id)?.is_reached).length;
  // A record may hold missions that its scene no longer has.
  const done = ofLevel.reduce(
    (sum, scene) => sum + Math.min(records.get(scene.id)?.missions.length ?? 0, scene.missions),
    0,
  );
  return {
    scenes: { ...scenes, done: reached },
    missions: { ...missions, done },
  };
}
