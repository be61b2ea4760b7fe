import type { Role } from '#contract/staff.ts';
import { refreshRoles, storedRoles } from '#src/platform/session/roles.ts';

/**
 * The learner's roles. A stored role is enough, so that a desk opens with no network; otherwise the server is asked, for
 * as long as its answer takes: staff who were sent home would have to find back. Null where it does not answer.
 */
export async function knownRoles(): Promise<readonly Role[] | null> {
  const known = storedRoles();
  if (known && known.length > 0) {
    void refreshRoles();
    return known;
  }
  return (await refreshRoles().catch(() => false)) ? storedRoles() : null;
}
