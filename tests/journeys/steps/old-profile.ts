import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod/mini';

const bytes = z.object({ $bytes: z.string() });

const storeSchema = z.object({
  name: z.string(),
  keyPath: z.nullable(z.union([z.string(), z.array(z.string())])),
  autoIncrement: z.boolean(),
  indexes: z.array(
    z.object({
      name: z.string(),
      keyPath: z.union([z.string(), z.array(z.string())]),
      unique: z.boolean(),
      multiEntry: z.boolean(),
    }),
  ),
  /** `key` for stores without a key path. */
  rows: z.array(z.object({ key: z.optional(z.string()), value: z.record(z.string(), z.unknown()) })),
});

const profileSchema = z.object({
  localStorage: z.record(z.string(), z.string()),
  databases: z.array(z.object({ name: z.string(), version: z.number(), stores: z.array(storeSchema) })),
  caches: z.array(
    z.object({
      name: z.string(),
      entries: z.array(
        z.object({ path: z.string(), headers: z.record(z.string(), z.string()), body: bytes }),
      ),
    }),
  ),
});

/** What an earlier version stored in a browser (`tests/support/earlier-version/README.md`). */
export type OldProfile = z.infer<typeof profileSchema>;

const DAY_MS = 86_400_000;
/** Time since the profile was left, milliseconds. */
const AGE_MS = 60_000;

/**
 * A profile of `tests/support/earlier-version/`, as if it had been left a minute ago.
 * @param values replacements by name for placeholders of values that differ between runs
 */
export async function readOldProfile(
  name: 'guest' | 'learner',
  values: Readonly<Record<string, string>>,
): Promise<OldProfile> {
  let text = await readFile(new URL(`../../support/earlier-version/${name}.json`, import.meta.url), 'utf8');
  for (const [key, value] of Object.entries(values)) text = text.replaceAll(`{${key}}`, value);
  const { takenAt } = z.object({ takenAt: z.number() }).parse(JSON.parse(text));
  const shift = Date.now() - AGE_MS - takenAt;
  const isMoment = (value: unknown): value is number =>
    typeof value === 'number' && Math.abs(value - takenAt) < DAY_MS;
  return profileSchema.parse(
    JSON.parse(text, (_, value: unknown) => (isMoment(value) ? value + shift : value)),
  );
}

/** The rows of a store of the outbox. */
export function outboxRows<T extends z.core.$ZodType>(
  { databases }: OldProfile,
  store: string,
  schema: T,
): z.infer<T>[] {
  const rows = databases
    .find(({ name }) => name === 'luyen-outbox')
    ?.stores.find(({ name }) => name === store)?.rows;
  return (rows ?? []).map(({ value }) => z.parse(schema, value));
}

const chunkSchema = z.object({ recordingId: z.string(), index: z.number(), bytes });

/** SHA-256 of a recording's chunks in the profile. */
export function hashOfRecording(profile: OldProfile, id: string): string {
  const hash = createHash('sha256');
  const own = outboxRows(profile, 'chunks', chunkSchema).filter(({ recordingId }) => recordingId === id);
  for (const chunk of own.toSorted((a, b) => a.index - b.index))
    hash.update(Buffer.from(chunk.bytes.$bytes, 'base64'));
  return hash.digest('hex');
}

/** Runs in the page. */
async function write({ localStorage: items, databases, caches: cached }: OldProfile): Promise<void> {
  const bufferOf = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
  const revive = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(revive);
    if (typeof value !== 'object' || value === null) return value;
    if ('$bytes' in value) return bufferOf(String(value.$bytes));
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, revive(part)]));
  };
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  for (const { name, entries } of cached) {
    const cache = await caches.open(name);
    for (const { path, headers, body } of entries)
      await cache.put(path, new Response(bufferOf(body.$bytes), { headers }));
  }
  for (const { name, version, stores } of databases) {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => {
        for (const { indexes, rows, ...made } of stores) {
          const store = opening.result.createObjectStore(made.name, made);
          for (const index of indexes) store.createIndex(index.name, index.keyPath, index);
          for (const { key, value } of rows) store.add(revive(value), key);
        }
      };
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  }
}

/** Writes a profile into a fresh browser, on a page of the origin that does not start the app. */
export async function writeOldProfile(page: Page, origin: string, profile: OldProfile): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(write, profile);
}
