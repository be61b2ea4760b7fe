import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { claimGuestWork } from './claim-guest-work.ts';

export const handlers = ({ issue }: Parts): Handlers<'guest'> => ({
  claim: async ({ tx, learner: { id }, body }) => {
    const { attempts, worked } = await claimGuestWork(tx, id, body.visitor_token);
    await issue(tx, id, worked);
    return { attempts };
  },
});
