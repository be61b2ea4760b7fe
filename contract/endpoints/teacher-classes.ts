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
  path: '/desk/my-classes/{id}',
  who: 'teacher',
  audits: { as: 'class.own-read', about: 'learners', object: 'id' },
  params: z.object({ id: z.uuid() }),
  response: taughtClassDetail,
  errors: ['NOT_FOUND'],
});

export const findExercises = read({
  path: '/desk/exercises',
  who: 'staff',
  audits: { as: 'exercise.found', about: 'nobody' },
  query,
  response: z.object({ exercises: z.array(foundExercise), more }),
});

export const findMaterials = read({
  path: '/desk/materials',
  who: 'staff',
  audits: { as: 'material.found', about: 'nobody' },
  query,
  response: z.object({ materials: z.array(foundMaterial), more }),
});
