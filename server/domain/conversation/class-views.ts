import type { SceneCategory, SceneSummary } from '#contract/conversation.ts';
import {
  type ConversationClass,
  type ConversationSection,
  phrasesSetId,
} from '#contract/conversation-course.ts';
import { soundLevel } from '#rules/reading-report/sound-level.ts';
import type { WrittenClass, WrittenCourse } from '#server/db/schema-conversation.ts';
import type { VoiceStore } from '#server/domain/voices/voices.ts';
import type { Progress } from './progress.ts';
import type { Entry } from './standing.ts';

/** How long a section takes. */
const MINUTES = { phrases: 5, sound: 4, scene: 6 } as const;

/** What sections are made of besides the course. */
export interface SectionSetting {
  scenes: readonly SceneSummary[];
  entry: Pick<Entry, 'isVip' | 'isSpeakingVip'>;
  progress: Progress;
}

interface Place {
  one: WrittenClass;
  course: WrittenCourse;
  category: SceneCategory;
  isClassAllowed: boolean;
}

const begun = (done: number, isDone: boolean): boolean => done > 0 && !isDone;

function phrases(
  { one, category, isClassAllowed }: Place,
  { progress }: SectionSetting,
): ConversationSection {
  const said = progress.said.get(one.id) ?? 0;
  const is_done = said >= one.lines.length;
  return {
    id: `${one.id}-phrases`,
    kind: 'phrases',
    module_id: phrasesSetId(one.id),
    class_id: one.id,
    title_vi: 'Câu hữu ích',
    minutes: MINUTES.phrases,
    category,
    is_allowed: isClassAllowed,
    is_done,
    is_begun: begun(said, is_done),
  };
}

/** Sounds of the chart are open to every learner. */
function sounds({ one, course, category }: Place, { progress }: SectionSetting): ConversationSection[] {
  return one.sounds.map((sound) => {
    const record = progress.sounds.get(sound);
    const is_done = record !== undefined && soundLevel(record.mean) !== 'weak';
    const ipa = course.sounds.find((trained) => trained.sound === sound)?.ipa ?? sound;
    return {
      id: `${one.id}-sound-${sound}`,
      kind: 'sound',
      module_id: sound,
      class_id: one.id,
      title_vi: `Âm /${ipa}/`,
      minutes: MINUTES.sound,
      category,
      is_allowed: true,
      is_done,
      is_begun: begun(record?.count ?? 0, is_done),
    };
  });
}

function scenesOf({ one, isClassAllowed }: Place, setting: SectionSetting): ConversationSection[] {
  return summariesOf(one, setting.scenes).map(({ id, title_vi, category }) => {
    const record = setting.progress.scenes.get(id);
    const is_done = record?.is_reached ?? false;
    return {
      id: `${one.id}-scene-${id}`,
      kind: 'scene',
      module_id: id,
      class_id: one.id,
      title_vi,
      category,
      minutes: MINUTES.scene,
      is_allowed: isClassAllowed || setting.entry.isSpeakingVip,
      is_done,
      is_begun: begun(record?.visits ?? 0, is_done),
    };
  });
}

/** Scenes of a class in its order; one that was withdrawn is left out. */
const summariesOf = ({ scenes: ids }: WrittenClass, scenes: readonly SceneSummary[]): SceneSummary[] =>
  ids.flatMap((id) => scenes.find((scene) => scene.id === id) ?? []);

/** The classes of a course as a learner sees them. The first is free. */
export function classViews(
  course: WrittenCourse,
  setting: SectionSetting,
  voices: Pick<VoiceStore, 'examiner'>,
): ConversationClass[] {
  return course.classes.map((one, index) => {
    const isClassAllowed = index === 0 || setting.entry.isVip;
    const category = summariesOf(one, setting.scenes)[0]?.category ?? 'people';
    const place = { one, course, category, isClassAllowed };
    return {
      id: one.id,
      place: index + 1,
      title_vi: one.title_vi,
      text_vi: one.text_vi,
      is_allowed: isClassAllowed,
      lines: (isClassAllowed ? one.lines : []).map((line) => ({
        ...line,
        voice: voices.examiner(line.text),
      })),
      sections: [phrases(place, setting), ...sounds(place, setting), ...scenesOf(place, setting)],
    };
  });
}
