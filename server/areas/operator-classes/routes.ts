import { classOf, pageOfClasses } from '#server/domain/classes/desk-classes.ts';
import { changeClass, closeClass, makeClass, reopenClass } from '#server/domain/classes/make-class.ts';
import { addMember, removeMember } from '#server/domain/classes/members.ts';
import { teachersOf } from '#server/domain/classes/teachers.ts';
import { learnerByPhone } from '#server/domain/operations/learner-by-phone.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import type { Queryable } from '../../db/connect.ts';
import type { Handlers } from '../../http/handler.ts';
import type { About } from '../../http/note-acts.ts';
import type { Platform } from '../../platform.ts';

/** The class as it is now; its members are those whom the call is about. */
async function answerOf(db: Queryable, id: string, about: About) {
  const found = await asApiFailure(classOf(db, id, Date.now()));
  about(found.people.map((person) => person.id));
  return found;
}

/** Classes, who teaches them and who is in them. */
export function handlers({ db }: Platform): Handlers<'operatorClasses'> {
  return {
    list: async ({ query }) => ({
      ...(await pageOfClasses(db, query, Date.now())),
      teachers: await teachersOf(db, Date.now()),
    }),
    one: ({ params, about }) => answerOf(db, params.id, about),
    make: async ({ tx, body, about }) => {
      const id = await asApiFailure(makeClass(tx, { ...body, final_test_id: null }, new Date()));
      return answerOf(tx, id, about);
    },
    change: async ({ tx, params: { id }, body, about }) => {
      await asApiFailure(changeClass(tx, id, body, new Date()));
      return answerOf(tx, id, about);
    },
    setClosed: async ({ tx, params: { id }, body: { is_closed }, about }) => {
      await asApiFailure(is_closed ? closeClass(tx, id, new Date()) : reopenClass(tx, id));
      return answerOf(tx, id, about);
    },
    addMember: async ({ tx, params: { id }, body: { phone }, about }) => {
      const learnerId = await asApiFailure(learnerByPhone(tx, phone));
      await asApiFailure(addMember(tx, id, learnerId, new Date()));
      return answerOf(tx, id, about);
    },
    removeMember: async ({ tx, params: { id }, body: { learner_id }, about }) => {
      await asApiFailure(removeMember(tx, id, learner_id, new Date()));
      about(learner_id);
      return answerOf(tx, id, about);
    },
  };
}
