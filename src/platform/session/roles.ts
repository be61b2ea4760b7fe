import { z } from 'zod/mini';
import { create } from 'zustand';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { ROLES, type Role } from '#contract/staff.ts';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { call } from '#src/platform/http/http.ts';
import { currentSession } from './session.ts';

const KEY = 'luyen.roles';

const storedSchema = z.object({ learnerId: z.string(), roles: z.array(z.enum(ROLES)) });
type Stored = z.infer<typeof storedSchema>;

const NONE: readonly Role[] = [];

/** The server's last response, stored on the device so that guards decide with no network; each call is checked again. */
const useStored = create<{ stored: Stored | null }>(() => ({ stored: readStoredJson(KEY, storedSchema) }));

const ofLearner = (stored: Stored | null, learnerId: string | null): readonly Role[] | null =>
  stored !== null && stored.learnerId === learnerId ? stored.roles : null;

/** The roles of this learner, as far as the device knows; null if it has never been told. */
export const storedRoles = (): readonly Role[] | null =>
  ofLearner(useStored.getState().stored, currentSession().learnerId);

/** Like `storedRoles`, for components, which treat unknown as none. */
export function useRoles(learnerId: string | null): readonly Role[] {
  return useStored(({ stored }) => ofLearner(stored, learnerId)) ?? NONE;
}

/** Asks the server and stores its response; false where there is none, which changes nothing. */
export async function refreshRoles(): Promise<boolean> {
  const { token, learnerId } = currentSession();
  if (!token || !learnerId) return false;
  const result = await call(ENDPOINTS.staff.me, {});
  if (!result.success || currentSession().learnerId !== learnerId) return false;
  const stored: Stored = { learnerId, roles: result.data.roles };
  deviceStorage.setItem(KEY, JSON.stringify(stored));
  useStored.setState({ stored });
  return true;
}
