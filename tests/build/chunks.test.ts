import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Chunk {
  isDynamicEntry?: boolean;
  imports?: string[];
}

const chunks: Record<string, Chunk> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const importsOf = (key: string): string[] => chunks[key]?.imports ?? [];

/** All files that run before one does. */
function needed(key: string, found = new Set<string>()): Set<string> {
  for (const next of importsOf(key)) {
    if (found.has(next)) continue;
    found.add(next);
    needed(next, found);
  }
  return found;
}

describe('the files of the built app', () => {
  it('are at most 280: an installation requests and stores each', () => {
    expect(Object.keys(chunks).length).toBeGreaterThan(100);
    expect(Object.keys(chunks).length).toBeLessThanOrEqual(280);
  });

  it('are at most 45 before a page is there', () => {
    const pages = Object.keys(chunks).filter((key) => chunks[key]?.isDynamicEntry);
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter((key) => needed(key).size > 45)).toEqual([]);
  });

  it('never import each other in a circle, in which one would run before what it uses', () => {
    expect(Object.keys(chunks).filter((key) => needed(key).has(key))).toEqual([]);
  });
});
