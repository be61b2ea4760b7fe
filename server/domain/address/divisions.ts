import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import type { Division } from '#contract/address.ts';

const fileSchema = z.array(
  z.object({ code: z.string(), name: z.string(), wards: z.array(z.tuple([z.string(), z.string()])) }),
);

export interface Divisions {
  provinces: Division[];
  /** Wards, communes and special zones, by the code of their province. */
  below: ReadonlyMap<string, Division[]>;
}

const { compare } = new Intl.Collator('vi', { numeric: true });
const byName = (a: Division, b: Division): number => compare(a.name, b.name);

/**
 * Reads the two levels in force since 1 July 2025 (`docs/decisions/010-addresses.md`), each sorted by name.
 */
export function readDivisions(): Divisions {
  const text = readFileSync(new URL('divisions.json', import.meta.url), 'utf8');
  const file = fileSchema.parse(JSON.parse(text));
  return {
    provinces: file.map(({ code, name }) => ({ code, name })).toSorted(byName),
    below: new Map(
      file.map(({ code, wards }) => [
        code,
        wards.map(([ward, name]) => ({ code: ward, name })).toSorted(byName),
      ]),
    ),
  };
}
