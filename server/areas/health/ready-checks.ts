import type { Platform } from '../../platform.ts';

/** One thing without which the server should get no traffic. */
export interface ReadyCheck {
  /** Told to whoever asks, so it names the thing and nothing else. */
  name: string;
  /** Resolves with false, or rejects, when it is not well. */
  isWell: () => Promise<boolean>;
}

/** The database, which also carries the job queue, asked apart from a busy pool; and room on the disk. */
export const readyChecks = ({ content, disk }: Pick<Platform, 'content' | 'disk'>): ReadyCheck[] => [
  { name: 'database', isWell: () => content.check().then(() => true) },
  { name: 'disk', isWell: () => disk.isEnough() },
];

/** Names of the checks that fail, in their order. */
export async function failing(checks: readonly ReadyCheck[]): Promise<string[]> {
  const well = await Promise.all(checks.map(({ isWell }) => isWell().catch(() => false)));
  return checks.filter((_, index) => !well[index]).map(({ name }) => name);
}
