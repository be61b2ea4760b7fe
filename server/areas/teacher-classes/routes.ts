import { searchExercises } from '#server/domain/classes/find-exercises.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { searchMaterials } from './find-materials.ts';
import { countToday, pageOfTaught, taughtClassOf } from './taught-classes.ts';

/** The classes of a teacher, and what can be set or given in them. */
export function handlers({ db }: Pick<Platform, 'db'>): Handlers<'teacherClasses'> {
  return {
    list: async ({ staff, query }) => {
      const now = new Date();
      const page = await pageOfTaught(db, staff.id, query, now);
      return { ...page, today: await countToday(db, staff.id, now) };
    },
    one: async ({ staff, params, about }) => {
      const found = await asApiFailure(taughtClassOf(db, staff.id, params.id, new Date()));
      about(found.people.map(({ id }) => id));
      return found;
    },
    findExercises: ({ query: { words } }) => searchExercises(db, words),
    findMaterials: ({ query: { words } }) => searchMaterials(db, words),
  };
}
