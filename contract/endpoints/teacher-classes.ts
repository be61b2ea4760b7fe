import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';
import {
  foundExercise,
  foundMaterial,
  searchText,
  taughtClass,
  taughtClassDetail,
} from '../teacher-classes.ts';

/** What is looked for, as somebody types it; empty: the first ones. */
const query = z.object({ words: z._default(searchText, '') });
/** More were found than a search gives. */
const more = z.boolean();

export const list = read({
  summary: "The teacher's own classes, newest first, with the next lesson of each",
  path: '/desk/my-classes',
  who: 'teacher',
  audits: { as: 'class.own-listed', about: 'nobody' },
  query: z.object({
    state: z._default(z.enum(['open', 'closed']), 'open'),
    /** Id of the last class of the page before. */
    after: z.optional(z.uuid()),
  }),
  response: z.object({
    classes: z.array(taughtClass),
    next: z.nullable(z.uuid()),
    /** Lessons of today in Vietnam that are not over, in all open classes. */
    today: z.number(),
  }),
});

/** A class of another teacher is not found. */
export const one = read({
  summary:
    'A class of the teacher: its members with attendance, homework and last day of study, and its lessons in order',
  path: '/desk/my-classes/{id}',
  who: 'teacher',
  audits: { as: 'class.own-read', about: 'learners', object: 'id' },
  params: z.object({ id: z.uuid() }),
  response: taughtClassDetail,
  errors: ['NOT_FOUND'],
});

export const findExercises = read({
  summary:
    'Exercises that can be set as homework, by words of their title with or without accents, or by their id',
  path: '/desk/exercises',
  who: 'staff',
  audits: { as: 'exercise.found', about: 'nobody' },
  query,
  response: z.object({ exercises: z.array(foundExercise), more }),
});

export const findMaterials = read({
  summary: 'Study sheets by words of their title, and files of the content by their name',
  path: '/desk/materials',
  who: 'staff',
  audits: { as: 'material.found', about: 'nobody' },
  query,
  response: z.object({ materials: z.array(foundMaterial), more }),
});
