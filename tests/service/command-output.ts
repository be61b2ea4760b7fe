import { sql } from 'drizzle-orm';
import { afterAll, afterEach, inject, vi } from 'vitest';
import type { Service } from './service.ts';

/** Lets commands work on the database of a service. @returns what they print, and why they refuse */
export async function commandOutput({ platform: { db } }: Service) {
  const { blobs: _, ...connection } = inject('postgres');
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const parameters = new URLSearchParams({ ...connection, port: `${connection.port}` });
  vi.stubEnv('DATABASE_URL', `postgresql://local/${rows[0]?.name}?${parameters}`);
  const outputs: string[] = [];
  const refusals: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void outputs.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void refusals.push(line));
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  afterEach(() => {
    outputs.length = 0;
    refusals.length = 0;
  });
  return { outputs, refusals };
}
