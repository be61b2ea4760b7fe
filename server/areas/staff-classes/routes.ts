import { answerWithClass, pageOfClasses } from '#server/domain/classes/desk-classes.ts';
import { searchExercises } from '#server/domain/classes/find-exercises.ts';
import { changeClass, closeClass, makeClass, reopenClass } from '#server/domain/classes/make-class.ts';
import { addMember, removeMember } from '#server/domain/classes/members.ts';
import { teachersOf } from '#server/domain/classes/teachers.ts';
import { learnerByPhone } from '#server/domain/operations/learner-by-phone.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { searchMaterials } from './find-materials.ts';
import { countToday, pageOfTaught, taughtClassOf } from './taught-classes.ts';

/** Classes, who teaches them and who is in them, for operators; for a teacher their own. */
export function handlers({ db }: Pick<Platform, 'db'>): Handlers<'staffClasses'> {
  return {
    list: async ({ query }) => ({
      ...(await pageOfClasses(db, query, Date.now())),
      teachers: await teachersOf(db, Date.now()),
    }),
    one: ({ params, about }) => answerWithClass(db, params.id, about),
    make: async ({ tx, body, about }) => {
      const id = await asApiFailure(makeClass(tx, { ...body, final_test_id: null }, new Date()));
      return answerWithClass(tx, id, about);
    },
    change: async ({ tx, params: { id }, body, about }) => {
      await asApiFailure(changeClass(tx, id, body, new Date()));
      return answerWithClass(tx, id, about);
    },
    setClosed: async ({ tx, params: { id }, body: { is_closed }, about }) => {
      await asApiFailure(is_closed ? closeClass(tx, id, new Date()) : reopenClass(tx, id));
      return answerWithClass(tx, id, about);
    },
    addMember: async ({ tx, params: { id }, body: { phone }, about }) => {
      const learnerId = await asApiFailure(learnerByPhone(tx, phone));
      await asApiFailure(addMember(tx, id, learnerId, new Date()));
      return answerWithClass(tx, id, about);
    },
    removeMember: async ({ tx, params: { id }, body: { learner_id }, about }) => {
      await asApiFailure(removeMember(tx, id, learner_id, new Date()));
      about(learner_id);
      return answerWithClass(tx, id, about);
    },
    listOwn: async ({ staff, query }) => {
      const now = new Date();
      const page = await pageOfTaught(db, staff.id, query, now);
      return { ...page, today: await countToday(db, staff.id, now) };
    },
    own: async ({ staff, params, about }) => {
      const found = await asApiFailure(taughtClassOf(db, staff.id, params.id, new Date()));
      about(found.people.map(({ id }) => id));
      return found;
    },
    findExercises: ({ query: { words } }) => searchExercises(db, words),
    findMaterials: ({ query: { words } }) => searchMaterials(db, words),
  };
}
