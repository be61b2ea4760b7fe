import type { Platform } from '../../platform.ts';

/** A dependency without which the server should get no traffic. */
export interface ReadyCheck {
  /** Visible to anyone, so it is only a name. */
  name: string;
  /** Resolves with false, or rejects, when it is unhealthy. */
  isWell: () => Promise<boolean>;
}

/** The database, which also carries the job queue, queried outside a busy pool; and disk space. */
export const readyChecks = ({ content, disk }: Pick<Platform, 'content' | 'disk'>): ReadyCheck[] => [
  { name: 'database', isWell: () => content.check().then(() => true) },
  { name: 'disk', isWell: () => disk.isEnough() },
];

/** Names of the failing checks, in their order. */
export async function failing(checks: readonly ReadyCheck[]): Promise<string[]> {
  const well = await Promise.all(checks.map(({ isWell }) => isWell().catch(() => false)));
  return checks.filter((_, index) => !well[index]).map(({ name }) => name);
}
