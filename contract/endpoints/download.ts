import { z } from 'zod/mini';
import { downloadManifest } from '../download.ts';
import { read } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';
import { classParams } from '../tutoring.ts';

const params = z.object({ id: idText });

export const course = read({
  summary: 'Everything a course needs offline: its queries and media, with sizes and versions',
  path: '/ielts/courses/{id}/download-manifest',
  who: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED'],
});

export const lesson = read({
  summary: 'Everything a lesson needs offline: its queries and media, with sizes and versions',
  path: '/ielts/lessons/{id}/download-manifest',
  who: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'COURSE_NOT_ACTIVATED'],
});

export const test = read({
  summary: 'Everything a timed test needs offline: its questions without keys, and its media',
  path: '/practice-test/{id}/download-manifest',
  who: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND'],
});

/** A group of sounds of the chart (`SOUND_GROUPS`), or `letters`, with the voices, which are made when first asked for. */
export const sounds = read({
  summary: 'Everything a part of the chart of sounds, or the letters, needs offline, with its voices',
  path: '/ielts/pronunciation/{id}/download-manifest',
  who: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'VOICES_NOT_READY'],
});

/**
 * A level of conversation (`SCENE_LEVELS`): its course, and the scenes that the learner may enter, with their voices, which
 * are made when first asked for.
 */
export const scenes = read({
  summary: 'The scenes of a level with their voices, to be downloaded',
  path: '/ielts/conversations/scenes-of-level/{id}/download-manifest',
  who: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'CONVERSATION_NOT_ALLOWED', 'VOICES_NOT_READY'],
});

/** A pronunciation lesson with its voices, which are made when first asked for. */
export const pronunciation = read({
  summary: 'Everything a pronunciation lesson needs offline: its queries and voices, with sizes and versions',
  path: '/ielts/pronunciation/lessons/{id}/download-manifest',
  who: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'VOICES_NOT_READY'],
});

export const classById = read({
  summary: 'What to fetch so that a class works with no network: its pages, homework and materials',
  path: '/tutoring/classes/{id}/download-manifest',
  who: 'learner',
  params: classParams,
  response: downloadManifest,
  errors: ['NOT_FOUND'],
});

/**
 * A topic, a test or the trial of the speaking room with its voices; they are made when they are first asked for. Guests
 * may have the trial.
 */
export const speaking = read({
  summary: 'Everything a topic, a test or the trial of the speaking room needs offline, with its voices',
  path: '/ielts/virtual-room/topics/{id}/download-manifest',
  who: 'maybe-learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'SPEAKING_NOT_ALLOWED', 'VOICES_NOT_READY'],
});
