import { z } from 'zod/mini';
import {
  sceneAnswers,
  sceneRecord,
  scene as sceneSchema,
  sceneSummary,
  sceneVisit,
} from '../conversation.ts';
import { freeAnswer, freeTurn } from '../free-talk.ts';
import { action, command, read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';

const params = z.object({ id: idText });

export const scenes = read({
  summary: 'Scenes in which a partner talks with the learner, by level',
  path: '/ielts/conversations/scenes',
  who: 'learner',
  response: z.object({ scenes: z.array(sceneSummary) }),
});

export const scene = read({
  summary: 'A scene with everything that is said in it and may be said',
  path: '/ielts/conversations/scenes/{id}',
  who: 'learner',
  params,
  response: sceneSchema,
  errors: ['NOT_FOUND', 'CONVERSATION_NOT_ALLOWED'],
});

export const records = read({
  summary: "What became of the learner's visits to each scene",
  path: '/ielts/conversations/records',
  who: 'learner',
  response: z.object({ records: z.array(sceneRecord) }),
});

/**
 * Stores a visit. Missions that the scene no longer has are left out; a scene that was withdrawn since its download, or
 * that the learner may no longer enter, still takes visits.
 */
export const visit = command({
  summary: 'Stores a scene that was talked through to its end',
  storedAs: 'conversation.visit',
  label: 'Hội thoại',
  path: '/ielts/conversations/scenes/{id}/visits',
  who: 'learner',
  params,
  body: z.object({
    ...sceneVisit.shape,
    /** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
    at: z.number(),
    skew: z.number(),
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['NOT_FOUND'],
});

/** Keeps how far a talk is, so that it goes on on another device. Older answers than those that are kept change nothing. */
export const keepTalk = command({
  summary: 'Keeps the answers of a talk that goes on; without any, it is over or given up',
  storedAs: 'conversation.keepTalk',
  label: 'Hội thoại đang dở',
  slots: [{ prefix: 'talk', of: ['owner', 'id'] }],
  path: '/ielts/conversations/scenes/{id}/talk',
  who: 'learner',
  params,
  body: z.object({
    answers: sceneAnswers,
    /** Time by the learner's clock and its skew: server minus device time at their last contact, milliseconds. */
    at: z.number(),
    skew: z.number(),
  }),
  response: z.object({ scene_id: z.string(), at: z.number() }),
  errors: ['NOT_FOUND'],
});

export const talk = read({
  summary: 'The answers of a talk that was left before its end, on any device',
  path: '/ielts/conversations/scenes/{id}/talk',
  who: 'learner',
  params,
  response: z.object({
    answers: sceneAnswers,
    /** Of the last answer, or of the end; null if there was never a talk. Milliseconds since 1970. */
    at: z.nullable(z.number()),
    /** Browser and system of the last answer, such as `Chrome · Android`; missing where that is not known. */
    device: z.optional(z.string()),
  }),
  errors: ['NOT_FOUND'],
});

/**
 * What the partner answers to a learner's own words, by the language model, within the scene. It costs the learner's
 * daily budget; where there is no answer, the talk goes on as it is written.
 */
export const answerFreely = action({
  summary: "What the partner answers to a learner's own words, by the language model",
  method: 'POST',
  path: '/ielts/conversations/scenes/{id}/free-turn',
  who: 'learner',
  params,
  body: freeAnswer,
  response: freeTurn,
  errors: ['NOT_FOUND', 'CONVERSATION_NOT_ALLOWED'],
});
