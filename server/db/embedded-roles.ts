import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Roles of the embedded cluster: `owner` is its superuser, used for migrations only; `app` is what the server and the
 * operator's commands work as.
 */
export type EmbeddedRole = 'owner' | 'app';

const ROLES: Record<EmbeddedRole, { user: string; file: string }> = {
  // The names of earlier versions, which had no other role.
  owner: { user: 'luyen', file: 'pg-password' },
  app: { user: 'luyen_app', file: 'pg-app-password' },
};

export const passwordFileOf = (directory: string, role: EmbeddedRole): string =>
  join(directory, ROLES[role].file);

/** User and password of a role, whose password is created when it is first needed. */
export function embeddedRole(directory: string, role: EmbeddedRole): { user: string; password: string } {
  const file = passwordFileOf(directory, role);
  if (!existsSync(file)) {
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, randomBytes(24).toString('base64url'), { mode: 0o600 });
    renameSync(fresh, file);
  }
  return { user: ROLES[role].user, password: readFileSync(file, 'utf8').trim() };
}
