import { z } from 'zod/mini';
import { FREE_TEXT_MAX } from './free-talk.ts';
import { nameText, TEXT_MAX, text } from './protocol/text.ts';
import { spokenLine } from './speaking.ts';

/** Levels of the scenes, from the first words to nearly everything. */
export const SCENE_LEVELS = [1, 2, 3, 4, 5, 6] as const;

export const SCENE_CATEGORIES = [
  'food',
  'shopping',
  'travel',
  'home',
  'work',
  'study',
  'health',
  'people',
] as const;
export type SceneCategory = (typeof SCENE_CATEGORIES)[number];

/** `good`: the scene's goal is reached; `open`: it ends kindly without. */
const SCENE_ENDS = ['good', 'open'] as const;
const sceneEnd = z.enum(SCENE_ENDS);

/** A goal inside a scene: done when one of the meanings is heard. */
const mission = z.object({ id: z.string(), vi: z.string(), meanings: z.array(z.string()) });
export type SceneMission = z.infer<typeof mission>;

/** What may be said in a turn. */
const sceneMeaning = z.object({
  id: z.string(),
  /** Vietnamese: its short name. */
  vi: z.string(),
  sentences: z.array(z.string()),
  /** For each slot its words, of which one must be heard. */
  slots: z.array(z.array(z.string())),
  is_negative: z.boolean(),
  /** What the partner says before the next turn. */
  reply: z.nullable(spokenLine),
  /** Id of the next turn. */
  next: z.string(),
});
export type SceneMeaning = z.infer<typeof sceneMeaning>;

const sceneTurn = z.object({
  id: z.string(),
  say: spokenLine,
  /** The same asked in other words; null in an ending. */
  again: z.nullable(spokenLine),
  /** Empty in an ending. */
  expect: z.array(sceneMeaning),
  /** How the partner goes on when nothing was understood; null in an ending. */
  fallback: z.nullable(z.object({ say: spokenLine, next: z.string() })),
  /** Null unless the scene ends here. */
  end: z.nullable(sceneEnd),
});
export type SceneTurn = z.infer<typeof sceneTurn>;

const summary = {
  id: z.string(),
  title: z.string(),
  title_vi: z.string(),
  /** 1–6. */
  level: z.number(),
  category: z.enum(SCENE_CATEGORIES),
  goal_vi: z.string(),
};

export const sceneSummary = z.object({ ...summary, missions: z.number() });
export type SceneSummary = z.infer<typeof sceneSummary>;

/** What the partner begins with when the learner comes again. */
const returningLine = z.object({
  say: spokenLine,
  /** Id of a meaning of the visit before, and how it ended: what it refers to; null where it refers to nothing. */
  said: z.nullable(z.string()),
  end: z.nullable(sceneEnd),
});

/** A scene with everything that is said in it and may be said: no network is needed to talk through it. */
export const scene = z.object({
  ...summary,
  partner: z.object({ name: z.string(), role_vi: z.string() }),
  situation_vi: z.string(),
  useful: z.array(spokenLine),
  missions: z.array(mission),
  /** Id of the first turn. */
  start: z.string(),
  turns: z.array(sceneTurn),
  /** What the partner says when lost for a second time, and before repeating; missing in scenes of earlier servers. */
  reactions: z.optional(
    z.object({
      lost: spokenLine,
      repeat: spokenLine,
      /** Other words for `lost`, said in turn after it. */
      lost_again: z.optional(z.array(spokenLine)),
    }),
  ),
  /** The first that fits is the most telling; missing in scenes of earlier servers. */
  returning: z.optional(z.array(returningLine)),
});
export type Scene = z.infer<typeof scene>;

/** What became of all visits of a learner to a scene. */
export const sceneRecord = z.object({
  scene_id: z.string(),
  visits: z.number(),
  /** Its goal was reached at least once. */
  is_reached: z.boolean(),
  /** Ids of the missions done in any visit. */
  missions: z.array(z.string()),
  /** Of the latest visit: its end, and ids of the meanings that were surely said; missing from earlier servers. */
  last: z.optional(z.object({ end: sceneEnd, meanings: z.array(z.string()) })),
});
export type SceneRecord = z.infer<typeof sceneRecord>;

/** A scene talked through to its end, by ids of the scene. */
export const sceneVisit = z.object({
  /** Made on the device. */
  id: z.uuid(),
  end: sceneEnd,
  missions: z.array(nameText).check(z.maxLength(10)),
  /** Turns whose answer was understood, and all. */
  understood: z.number().check(z.int(), z.minimum(0), z.maximum(200)),
  turns: z.number().check(z.int(), z.minimum(1), z.maximum(200)),
  /** The learner answered in their own words, at least for a part of it. */
  is_free: z._default(z.boolean(), false),
  /** Meanings that were chosen, or heard without a doubt: what the partner may refer to next time. */
  meanings: z.optional(z.array(nameText).check(z.maxLength(200))),
});
export type SceneVisit = z.infer<typeof sceneVisit>;

/** Of a talk that is served on other devices: four times as many as a scene has turns. */
export const MOST_SCENE_ANSWERS = 40;

const ownWords = { words: text(FREE_TEXT_MAX.answer), by: z.enum(['voice', 'typed']) };

/** What a learner answered in a scene, without the words that were heard: those stay on their device. */
export const sceneAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('meaning'), meaning: text(TEXT_MAX.id), by: z.enum(['voice', 'tap']) }),
  z.object({ kind: z.literal('other') }),
  z.object({ kind: z.literal('askedBack') }),
  z.object({ kind: z.literal('skip') }),
  z.object({
    kind: z.literal('free'),
    ...ownWords,
    missions: z.array(nameText).check(z.maxLength(10)),
    line: z.object({ text: text(FREE_TEXT_MAX.line), voice: text(TEXT_MAX.line) }),
    turn: z.nullable(text(TEXT_MAX.id)),
    isLast: z.boolean(),
  }),
  z.object({ kind: z.literal('written'), ...ownWords }),
]);
export type SceneAnswer = z.infer<typeof sceneAnswer>;

export const sceneAnswers = z.array(sceneAnswer).check(z.maxLength(MOST_SCENE_ANSWERS));
