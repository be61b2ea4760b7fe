import type { IssueWhenComplete } from '#server/domain/certificate/issue.ts';
import type { Handlers } from '#server/http/handler.ts';
import { claimVisitor } from './claim-visitor.ts';

export const guestHandlers = (issueCertificate: IssueWhenComplete): Handlers<'guest'> => ({
  claim: async ({ tx, learner: { id }, body }) => {
    const { attempts, worked } = await claimVisitor(tx, id, body.visitor_token);
    await issueCertificate(tx, id, worked);
    return { attempts };
  },
});
