import { z } from 'zod/mini';
import { deskClassDetail, homeworkBody, lessonBody, lessonTimes } from '../operator-classes.ts';
import { action } from '../protocol/endpoint.ts';
import { text } from '../protocol/text.ts';
import { CLASS_LIMITS } from '../tutoring.ts';

const lessonParams = z.object({ lesson: z.uuid() });
const errors = ['NOT_FOUND', 'CLASS_REFUSED'] as const;
/** The version of the lesson that was on screen. */
const version = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

/** One at the same time as another is refused, so one that is sent again is not added twice. */
export const add = action({
  summary: 'Plans a lesson, where neither class nor teacher have another one',
  method: 'POST',
  path: '/desk/classes/{id}/lessons',
  who: 'operator',
  audits: { as: 'lesson.added', about: 'learners', object: 'id' },
  params: z.object({ id: z.uuid() }),
  body: lessonBody,
  response: deskClassDetail,
  errors,
});

export const move = action({
  summary: 'Moves a lesson that is not over; members are told',
  method: 'PUT',
  path: '/desk/lessons/{lesson}/time',
  who: 'operator',
  audits: { as: 'lesson.moved', about: 'learners', object: 'lesson' },
  params: lessonParams,
  body: z.object({ version, ...lessonTimes }),
  response: deskClassDetail,
  errors,
});

export const rename = action({
  summary: 'Changes the title of a lesson',
  method: 'PUT',
  path: '/desk/lessons/{lesson}/title',
  who: 'operator',
  audits: { as: 'lesson.renamed', about: 'learners', object: 'lesson' },
  params: lessonParams,
  body: z.object({ version, title: text(CLASS_LIMITS.name) }),
  response: deskClassDetail,
  errors,
});

export const cancel = action({
  summary: 'Cancels a lesson that is not over; members are told',
  method: 'POST',
  path: '/desk/lessons/{lesson}/cancel',
  who: 'operator',
  audits: { as: 'lesson.cancelled', about: 'learners', object: 'lesson' },
  params: lessonParams,
  response: deskClassDetail,
  errors,
});

export const setHomework = action({
  summary: 'Sets an exercise of the content as homework of a lesson; members are told',
  method: 'POST',
  path: '/desk/lessons/{lesson}/homework',
  who: 'operator',
  audits: { as: 'lesson.homework-set', about: 'learners', object: 'exercise_id' },
  params: lessonParams,
  body: homeworkBody,
  response: deskClassDetail,
  errors,
});

export const removeHomework = action({
  summary: 'Takes homework back; work that was done stays',
  method: 'POST',
  path: '/desk/lessons/{lesson}/homework/{homework}/remove',
  who: 'operator',
  audits: { as: 'lesson.homework-removed', about: 'learners', object: 'homework' },
  params: z.object({ lesson: z.uuid(), homework: z.uuid() }),
  response: deskClassDetail,
  errors,
});
