import { spawnSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';

/** How PostgreSQL's programs are started so that they do not run as root, which they refuse. */
export interface PostgresUser {
  /** Words before the program's own. */
  prefix: string[];
  /** User and group ids for the child process. */
  ids: { uid: number; gid: number } | undefined;
  /** Hands a directory to that user. */
  own(path: string): void;
}

const self: PostgresUser = { prefix: [], ids: undefined, own: () => {} };

function nobody(): { uid: number; gid: number } | null {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : null;
}

/**
 * Not root: directly. Root: inside a user namespace where root is called nobody, so that files stay root's and no
 * folder need be opened to another user. Where namespaces are forbidden: as nobody itself.
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
