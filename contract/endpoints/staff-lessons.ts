import { z } from 'zod/mini';
import { deskClassDetail, homeworkBody, lessonBody, lessonTimes } from '../operator-classes.ts';
import { action, read } from '../protocol/endpoint.ts';
import { text } from '../protocol/text.ts';
import { attendanceBody, materialBody, noteBody, noteText, taughtLessonDetail } from '../teacher-classes.ts';
import { CLASS_LIMITS } from '../tutoring.ts';

const params = z.object({ lesson: z.uuid() });
const homeworkParams = z.object({ lesson: z.uuid(), homework: z.uuid() });
const errors = ['NOT_FOUND', 'CLASS_REFUSED'] as const;
const response = taughtLessonDetail;
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
  params: params,
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
  params: params,
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
  params: params,
  response: deskClassDetail,
  errors,
});

export const setHomework = action({
  summary: 'Sets an exercise of the content as homework of a lesson; members are told',
  method: 'POST',
  path: '/desk/lessons/{lesson}/homework',
  who: 'operator',
  audits: { as: 'lesson.homework-set', about: 'learners', object: 'exercise_id' },
  params: params,
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
  params: homeworkParams,
  response: deskClassDetail,
  errors,
});

/** A lesson of a class of another teacher is not found, here and below. */
export const own = read({
  summary:
    'A lesson of a class of the teacher: attendance, homework with how far each member is, notes, materials',
  path: '/desk/my-lessons/{lesson}',
  who: 'teacher',
  audits: { as: 'lesson.read', about: 'learners', object: 'lesson' },
  params,
  response,
  errors: ['NOT_FOUND'],
});

/** Title and summary; when it is held is the operator's to change. */
export const describe = action({
  summary: 'Changes title and summary of a lesson',
  method: 'PUT',
  path: '/desk/my-lessons/{lesson}/text',
  who: 'teacher',
  audits: { as: 'lesson.described', about: 'learners', object: 'lesson' },
  params,
  body: z.object({
    version,
    title: text(CLASS_LIMITS.name),
    summary: z.nullable(text(CLASS_LIMITS.summary)),
  }),
  response,
  errors,
});

/** From when the room opens on. All marks are stored, or none. */
export const mark = action({
  summary: 'Records who was at a lesson, from when its room opens; goes before what joining recorded',
  method: 'PUT',
  path: '/desk/my-lessons/{lesson}/attendance',
  who: 'teacher',
  audits: { as: 'lesson.attendance-marked', about: 'learners', object: 'lesson' },
  params,
  body: attendanceBody,
  response,
  errors,
});

export const setOwnHomework = action({
  summary: 'Sets an exercise as homework of a lesson; members are told',
  method: 'POST',
  path: '/desk/my-lessons/{lesson}/homework',
  who: 'teacher',
  audits: { as: 'lesson.homework-set', about: 'learners', object: 'exercise_id' },
  params,
  body: homeworkBody,
  response,
  errors,
});

export const removeOwnHomework = action({
  summary: 'Takes homework back; work that was done stays',
  method: 'POST',
  path: '/desk/my-lessons/{lesson}/homework/{homework}/remove',
  who: 'teacher',
  audits: { as: 'lesson.homework-removed', about: 'learners', object: 'homework' },
  params: homeworkParams,
  response,
  errors,
});

export const writeNote = action({
  summary: 'Writes a note to the class or to one member, who are told',
  method: 'POST',
  path: '/desk/my-lessons/{lesson}/notes',
  who: 'teacher',
  audits: { as: 'lesson.note-written', about: 'learners', object: 'id' },
  params,
  body: noteBody,
  response,
  errors,
});

const noteParams = z.object({ lesson: z.uuid(), note: z.uuid() });

/** One's own; members are not told again. */
export const changeNote = action({
  summary: 'Rewrites a note of the teacher',
  method: 'PUT',
  path: '/desk/my-lessons/{lesson}/notes/{note}',
  who: 'teacher',
  audits: { as: 'lesson.note-changed', about: 'learners', object: 'note' },
  params: noteParams,
  body: z.object({ text: noteText }),
  response,
  errors,
});

/** Of the own class, also what an earlier teacher wrote. */
export const removeNote = action({
  summary: 'Removes a note of the class',
  method: 'POST',
  path: '/desk/my-lessons/{lesson}/notes/{note}/remove',
  who: 'teacher',
  audits: { as: 'lesson.note-removed', about: 'learners', object: 'note' },
  params: noteParams,
  response,
  errors,
});

export const addMaterial = action({
  summary: 'Adds a study sheet, or a file of the content, to a lesson',
  method: 'POST',
  path: '/desk/my-lessons/{lesson}/materials',
  who: 'teacher',
  audits: { as: 'lesson.material-added', about: 'learners', object: 'target' },
  params,
  body: materialBody,
  response,
  errors,
});

export const removeMaterial = action({
  summary: 'Removes a material from a lesson',
  method: 'POST',
  path: '/desk/my-lessons/{lesson}/materials/{material}/remove',
  who: 'teacher',
  audits: { as: 'lesson.material-removed', about: 'learners', object: 'material' },
  params: z.object({ lesson: z.uuid(), material: z.uuid() }),
  response,
  errors,
});
