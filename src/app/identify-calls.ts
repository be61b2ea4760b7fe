import { credentials } from '#src/platform/http/credentials.ts';
import { currentSession } from '#src/platform/session/session.ts';

/**
 * Attaches to each call the token its endpoint expects. A guest's token is in the outbox's database, which signed-in
 * learners do not need to load.
 */
export function identifyCalls(): void {
  credentials.session = () => currentSession().token;
  credentials.guest = async () => {
    const { knownGuest } = await import('#src/platform/outbox/owner/guest.ts');
    return (await knownGuest())?.token ?? null;
  };
}
