import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';

/** How to start PostgreSQL's programs, which refuse to run as root. */
export interface PostgresUser {
  /** Command prefix. */
  prefix: string[];
  /** User and group ids for the child process. */
  ids: { uid: number; gid: number } | undefined;
  /** Changes the owner of a directory to that user. */
  own(path: string): void;
}

const self: PostgresUser = { prefix: [], ids: undefined, own: () => {} };

function nobody(): { uid: number; gid: number } | null {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : null;
}

/**
 * Not root: directly. Root: inside a user namespace where root is called nobody, so that files still belong
 * to root and no folder has to be opened to another user. Without namespaces: as nobody itself.
 */
export function choosePostgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return self;
  const ids = nobody();
  if (!ids) return self;
  const prefix = ['unshare', '--user', `--map-user=${ids.uid}`, `--map-group=${ids.gid}`];
  const [command = '', ...words] = [...prefix, 'true'];
  if (spawnSync(command, words).status === 0) return { prefix, ids: undefined, own: () => {} };
  return { prefix: [], ids, own: (path) => chownSync(path, ids.uid, ids.gid) };
}
