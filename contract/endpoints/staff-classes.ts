import { z } from 'zod/mini';
import { phoneSchema } from '../account.ts';
import { classFields, deskClass, deskClassDetail } from '../operator-classes.ts';
import { aboutNobody } from '../protocol/about-learners.ts';
import { action, read } from '../protocol/endpoint.ts';
import { text } from '../protocol/text.ts';
import {
  foundExercise,
  foundMaterial,
  searchText,
  taughtClass,
  taughtClassDetail,
} from '../teacher-classes.ts';
import { CLASS_LIMITS } from '../tutoring.ts';

const params = z.object({ id: z.uuid() });
const page = z.object({
  state: z._default(z.enum(['open', 'closed']), 'open'),
  /** Id of the last class of the page before. */
  after: z.optional(z.uuid()),
});
const errors = ['NOT_FOUND', 'CLASS_REFUSED'] as const;

export const list = read({
  summary: 'Classes, newest first, and the teachers who can be given one',
  path: '/desk/classes',
  who: 'operator',
  audits: { as: 'class.listed', about: 'nobody' },
  query: page,
  response: z.object({
    classes: z.array(deskClass),
    next: z.nullable(z.uuid()),
    /** Who can be given a class. */
    teachers: z.array(z.object({ id: z.uuid(), name: aboutNobody(z.string()) })),
  }),
});

export const one = read({
  summary: 'A class with its members, whose numbers are masked, and its lessons with their homework',
  path: '/desk/classes/{id}',
  who: 'operator',
  audits: { as: 'class.read', about: 'learners', object: 'id' },
  params,
  response: deskClassDetail,
  errors,
});

/** A second one with the same code is refused, so one that is sent again is not made twice. */
export const make = action({
  summary: 'Makes a class; a code that is taken is refused',
  method: 'POST',
  path: '/desk/classes',
  who: 'operator',
  audits: { as: 'class.made', about: 'learners', object: 'code' },
  body: z.object({ code: text(CLASS_LIMITS.code), ...classFields }),
  response: deskClassDetail,
  errors,
});

export const change = action({
  summary: 'Changes a class; another teacher must be free at all lessons to come',
  method: 'PUT',
  path: '/desk/classes/{id}',
  who: 'operator',
  audits: { as: 'class.changed', about: 'learners', object: 'id' },
  params,
  body: z.object(classFields),
  response: deskClassDetail,
  errors,
});

export const setClosed = action({
  summary: 'Ends a class before its last lesson, or opens it again',
  method: 'PUT',
  path: '/desk/classes/{id}/closed',
  who: 'operator',
  audits: { as: 'class.closed', about: 'learners', object: 'id' },
  params,
  body: z.object({ is_closed: z.boolean() }),
  response: deskClassDetail,
  errors,
});

export const addMember = action({
  summary: 'Lets the learner with a number into a class',
  method: 'POST',
  path: '/desk/classes/{id}/members',
  who: 'operator',
  audits: { as: 'class.member-added', about: 'learners', object: 'id' },
  params,
  body: z.object({ phone: phoneSchema }),
  response: deskClassDetail,
  errors,
});

export const removeMember = action({
  summary: 'Ends a membership; attendance and notes stay',
  method: 'POST',
  path: '/desk/classes/{id}/members/end',
  who: 'operator',
  audits: { as: 'class.member-removed', about: 'learners', object: 'id' },
  params,
  body: z.object({ learner_id: z.uuid() }),
  response: deskClassDetail,
  errors,
});

/** What is looked for, as somebody types it; empty: the first ones. */
const search = z.object({ words: z._default(searchText, '') });
/** More were found than a search gives. */
const more = z.boolean();

export const listOwn = read({
  summary: "The teacher's own classes, newest first, with the next lesson of each",
  path: '/desk/my-classes',
  who: 'teacher',
  audits: { as: 'class.own-listed', about: 'nobody' },
  query: page,
  response: z.object({
    classes: z.array(taughtClass),
    next: z.nullable(z.uuid()),
    /** Lessons of today in Vietnam that are not over, in all open classes. */
    today: z.number(),
  }),
});

/** A class of another teacher is not found. */
export const own = read({
  summary:
    'A class of the teacher: its members with attendance, homework and last day of study, and its lessons in order',
  path: '/desk/my-classes/{id}',
  who: 'teacher',
  audits: { as: 'class.own-read', about: 'learners', object: 'id' },
  params,
  response: taughtClassDetail,
  errors: ['NOT_FOUND'],
});

export const findExercises = read({
  summary:
    'Exercises that can be set as homework, by words of their title with or without accents, or by their id',
  path: '/desk/exercises',
  who: 'staff',
  audits: { as: 'exercise.found', about: 'nobody' },
  query: search,
  response: z.object({ exercises: z.array(foundExercise), more }),
});

export const findMaterials = read({
  summary: 'Study sheets by words of their title, and files of the content by their name',
  path: '/desk/materials',
  who: 'staff',
  audits: { as: 'material.found', about: 'nobody' },
  query: search,
  response: z.object({ materials: z.array(foundMaterial), more }),
});
