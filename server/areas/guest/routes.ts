import type { IssueWhenComplete } from '#server/domain/certificate/issue.ts';
import type { Handlers } from '#server/http/handler.ts';
import { claimGuestWork } from './claim-guest-work.ts';

export const guestHandlers = (issueCertificate: IssueWhenComplete): Handlers<'guest'> => ({
  claim: async ({ tx, learner: { id }, body }) => {
    const { attempts, worked } = await claimGuestWork(tx, id, body.visitor_token);
    await issueCertificate(tx, id, worked);
    return { attempts };
  },
});
