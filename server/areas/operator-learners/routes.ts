import type { LearnerFile } from '#contract/operator-learners.ts';
import { normalisePhone } from '#rules/account/phone.ts';
import { endSessions } from '#server/domain/credentials/sessions.ts';
import { endGrant, grantTo } from '#server/domain/operations/grant.ts';
import { revokeRole } from '#server/domain/operations/staff-roles.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Queryable } from '../../db/connect.ts';
import type { About } from '../../http/audit-call.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { decideAtDesk, giveRoleAtDesk } from './ask-for-role.ts';
import { deleteOnRequest, offerData, yesterdayOf } from './learner-data.ts';
import { findLearners, learnerFileOf, phoneOfLearner } from './learner-files.ts';
import { waitingRoleRequests } from './role-requests.ts';

const fileOf = (db: Queryable, id: string, about: About): Promise<LearnerFile> => {
  about(id);
  return asApiFailure(learnerFileOf(db, id, Date.now()));
};

/** Nobody locks themselves out, or gives themselves more than they have. */
function refuseOwn(staffId: string, learnerId: string): void {
  if (staffId === learnerId) throw new ApiFailure('OWN_ROLE');
}

/** Learners as the desk helps them: what they may use and where they are signed in, never their work. */
export function handlers({ db, sessions }: Platform): Handlers<'operatorLearners'> {
  return {
    find: async ({ tx, body, about }) => {
      const page = await findLearners(tx, body);
      about(page.learners.map(({ id }) => id));
      return page;
    },
    one: ({ params: { id }, about }) => fileOf(db, id, about),
    showPhone: async ({ tx, params: { id }, about }) => {
      about(id);
      return { phone: await asApiFailure(phoneOfLearner(tx, id)) };
    },
    grant: async ({ tx, params: { id }, body: { what, until }, about }) => {
      await asApiFailure(phoneOfLearner(tx, id));
      await asApiFailure(grantTo(tx, id, what, until));
      return fileOf(tx, id, about);
    },
    endGrant: async ({ tx, params: { id }, body: { what }, about }) => {
      await asApiFailure(endGrant(tx, id, what, yesterdayOf(new Date())));
      return fileOf(tx, id, about);
    },
    endSessions: async ({ tx, params: { id }, body: { device }, about }) => {
      const ended = await endSessions(tx, id, device);
      if (device !== null && ended === 0) throw new ApiFailure('NOT_FOUND');
      sessions.forget(id);
      return fileOf(tx, id, about);
    },
    offerData: async ({ tx, params: { id }, about }) => {
      await asApiFailure(offerData(tx, id, new Date()));
      return fileOf(tx, id, about);
    },
    remove: async ({ tx, params: { id }, body: { phone }, about }) => {
      about(id);
      await asApiFailure(deleteOnRequest(tx, id, normalisePhone(phone), new Date()));
      sessions.forget(id);
      return {};
    },
    giveRole: async ({ tx, params: { id }, body: { role, until }, staff, about }) => {
      refuseOwn(staff.id, id);
      await asApiFailure(phoneOfLearner(tx, id));
      await asApiFailure(giveRoleAtDesk(tx, { learnerId: id, role, until, by: staff.id }, new Date()));
      return fileOf(tx, id, about);
    },
    endRole: async ({ tx, params: { id }, body: { role }, staff, about }) => {
      refuseOwn(staff.id, id);
      await asApiFailure(revokeRole(tx, id, role, new Date()));
      return fileOf(tx, id, about);
    },
    roleRequests: async ({ about }) => {
      const requests = await waitingRoleRequests(db);
      about(requests.map(({ learner }) => learner.id));
      return { requests };
    },
    approveRole: async ({ tx, params: { id }, staff, about }) => {
      about(await asApiFailure(decideAtDesk(tx, { id, by: staff.id, agrees: true }, new Date())));
      return {};
    },
    declineRole: async ({ tx, params: { id }, staff, about }) => {
      about(await asApiFailure(decideAtDesk(tx, { id, by: staff.id, agrees: false }, new Date())));
      return {};
    },
  };
}
