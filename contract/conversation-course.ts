import { z } from 'zod/mini';
import { SCENE_CATEGORIES, SCENE_LEVELS, sceneSummary } from './conversation.ts';
import { nameText } from './protocol/text.ts';
import { spokenLine } from './speaking.ts';

/** Levels of conversation, each a course; those of the scenes (`SCENE_LEVELS`). */
export const conversationLevel = z.literal(SCENE_LEVELS);
export type ConversationLevel = z.infer<typeof conversationLevel>;

/** What a level asks for before the next one opens: scenes whose goal was reached, and missions done in them. */
export const levelUpNeeds = z.object({
  scenes: z.object({ done: z.number(), needed: z.number() }),
  missions: z.object({ done: z.number(), needed: z.number() }),
});
export type LevelUpNeeds = z.infer<typeof levelUpNeeds>;

export const levelSummary = z.object({
  level: conversationLevel,
  course_id: z.string(),
  title_vi: z.string(),
  /** Vietnamese: what somebody of this level can say. */
  about_vi: z.string(),
  selected: z.boolean(),
  /** Open to the learner: at most their highest level. */
  is_open: z.boolean(),
  scenes: z.number(),
});
export type LevelSummary = z.infer<typeof levelSummary>;

/**
 * Kinds of section: useful lines heard and said (a revise set), a sound of the chart, a scene to talk through.
 */
const CONVERSATION_SECTION_KINDS = ['phrases', 'sound', 'scene'] as const;

export const conversationSection = z.object({
  id: z.string(),
  kind: z.enum(CONVERSATION_SECTION_KINDS),
  /** Id of the revise set, the sound or the scene. */
  module_id: z.string(),
  class_id: z.string(),
  title_vi: z.string(),
  minutes: z.number(),
  category: z.enum(SCENE_CATEGORIES),
  /** Phrases: every line said; sound: said well enough for the chart; scene: its goal reached. */
  is_done: z.boolean(),
  /** Begun and not done. */
  is_begun: z.boolean(),
  /** False: it needs conversation VIP. */
  is_allowed: z.boolean(),
});
export type ConversationSection = z.infer<typeof conversationSection>;

/** A class of a course: one situation of life, practised from its useful lines to its scenes. */
export const conversationClass = z.object({
  id: z.string(),
  place: z.number(),
  title_vi: z.string(),
  text_vi: z.string(),
  is_allowed: z.boolean(),
  /** What the `phrases` section practises: questions `p1` and so on of its set. Empty if the class is not allowed. */
  lines: z.array(spokenLine),
  sections: z.array(conversationSection),
});
export type ConversationClass = z.infer<typeof conversationClass>;

/** A goal inside a scene, ticked when it was heard. */
export const courseMission = z.object({
  scene_id: z.string(),
  scene_title_vi: z.string(),
  id: z.string(),
  vi: z.string(),
  is_done: z.boolean(),
});
export type CourseMission = z.infer<typeof courseMission>;

/** Id of the course of a level. */
export const conversationCourseId = (level: number): string => `hoi-thoai-${level}`;

/** Id of the revise set in which the useful lines of a class are said. */
export const phrasesSetId = (classId: string): string => `conversation-${classId}`;

/** Maximum categories in one answer. */
export const CATEGORIES_MAX = 8;

export const sectionCategory = z.object({
  category: z.enum(SCENE_CATEGORIES),
  sections: z.number(),
  done: z.number(),
});
export type SectionCategory = z.infer<typeof sectionCategory>;

/** A room of a course: a scene with what the learner has done in it. */
export const courseScene = z.extend(sceneSummary, {
  is_allowed: z.boolean(),
  visits: z.number(),
  is_reached: z.boolean(),
  missions_done: z.number(),
});
export type CourseScene = z.infer<typeof courseScene>;

/** A sound that a course trains, with the learner's record. */
export const trainedSound = z.object({
  /** Id of the chart. */
  sound: z.string(),
  /** Without slashes. */
  ipa: z.string(),
  /** Useful lines of the course in which it is heard. */
  lines: z.array(z.object({ text: z.string(), vi: z.string() })),
  /** Mean of the latest answers, 0–100; null: never scored. */
  mean: z.nullable(z.number()),
});
export type TrainedSound = z.infer<typeof trainedSound>;

/** Steps of the introduction; step 3 is the entry test, which may be left out. */
export const CHOICE_STEPS = ['step1', 'step2', 'step4', 'step5'] as const;
export type ChoiceStep = (typeof CHOICE_STEPS)[number];

const stepOption = z.object({ value: z.string(), vi: z.string(), about_vi: z.nullable(z.string()) });

/** What can be chosen in a step. */
export const onboardingStep = z.object({
  step: z.enum(CHOICE_STEPS),
  title_vi: z.string(),
  /** Several may be chosen. */
  is_multiple: z.boolean(),
  options: z.array(stepOption),
});
export type OnboardingStep = z.infer<typeof onboardingStep>;

/**
 * A question of the entry test: a partner says something; which answer fits? Sent with its key, as the level is told
 * with no network, too.
 */
export const entryQuestion = z.object({
  id: z.string(),
  level: conversationLevel,
  line: spokenLine,
  options: z.array(z.object({ value: z.string(), text: z.string() })),
  key: z.string(),
  why_vi: z.string(),
});
export type EntryQuestion = z.infer<typeof entryQuestion>;

export const onboardingOptions = z.object({
  steps: z.array(onboardingStep),
  entry_test: z.array(entryQuestion),
});
export type OnboardingOptions = z.infer<typeof onboardingOptions>;

/** Most options that can be chosen in a step, and questions of the entry test. */
const MAX_CHOICES = 12;
const MAX_ENTRY_ANSWERS = 40;

/** What was chosen: `value` is empty or null until the step is passed. */
const singleChoice = z.object({ value: nameText });
const multipleChoice = z.object({ value: z.array(nameText).check(z.minLength(1), z.maxLength(MAX_CHOICES)) });

export const onboardingChoices = z.object({
  step1: singleChoice,
  step2: multipleChoice,
  step4: singleChoice,
  step5: singleChoice,
  /** Answers of the entry test in the order given; null: it was left out. */
  entry_test: z.nullable(
    z.array(z.object({ question_id: nameText, value: nameText })).check(z.maxLength(MAX_ENTRY_ANSWERS)),
  ),
});
export type OnboardingChoices = z.infer<typeof onboardingChoices>;

export const onboardingResult = z.object({
  choices: onboardingChoices,
  suggested_level: conversationLevel,
  max_level: conversationLevel,
  /** Milliseconds since 1970. */
  completed_at: z.number(),
});
export type OnboardingResult = z.infer<typeof onboardingResult>;
