import type { Role } from '#contract/staff.ts';
import { within } from '#src/platform/offline/within.ts';
import { refreshRoles, storedRoles } from '#src/platform/session/roles.ts';

/** Maximum time a page waits for the server's answer, milliseconds. */
const ANSWER_MS = 3_000;

/** The learner's roles. A stored role is enough, so that a desk opens with no network; otherwise the server is asked. */
export async function knownRoles(): Promise<readonly Role[]> {
  const known = storedRoles();
  if (known && known.length > 0) {
    void refreshRoles();
    return known;
  }
  await within(refreshRoles(), ANSWER_MS);
  return storedRoles() ?? [];
}
