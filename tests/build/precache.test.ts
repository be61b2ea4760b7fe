import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

const DIST = 'dist';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** Every file that the app may load, following static and lazy imports from its entry. */
function importGraph(manifest: Record<string, Chunk>): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (seen.has(key) || !chunk) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  visit('index.html');
  return files;
}

describe('the built app', () => {
  let precached: Set<string>;
  let graph: Set<string>;
  beforeAll(() => {
    const worker = readFileSync(`${DIST}/sw.js`, 'utf8');
    precached = new Set([...worker.matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url = '']) => url));
    graph = importGraph(JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')));
  });

  it('precaches the shell and every file of its import graph', () => {
    expect(precached).toContain('index.html');
    expect([...graph].filter((file) => !precached.has(file))).toEqual([]);
  });

  it('precaches only existing files, and none of the previous build', () => {
    expect([...precached].filter((file) => !existsSync(`${DIST}/${file}`))).toEqual([]);
    const { previous } = JSON.parse(readFileSync(`${DIST}/generations.json`, 'utf8'));
    expect(previous.filter((file: string) => precached.has(file))).toEqual([]);
  });

  it('does not precache the speech model, which is downloaded on request', () => {
    expect([...precached].filter((file) => /^\/?media\/|\.pack$/.test(file))).toEqual([]);
  });

  it('has a service worker without code written for pages or for Node', () => {
    for (const file of ['sw.js', 'sw-lazy.js', 'sw-remove.js'])
      expect(readFileSync(`${DIST}/${file}`, 'utf8'), file).not.toMatch(/\bprocess\.env\b|\buseState\b/);
  });

  it('has brotli and gzip versions of its scripts and styles', () => {
    const large = [...graph].filter(
      (file) => /\.(js|css)$/.test(file) && readFileSync(`${DIST}/${file}`).length > 1024,
    );
    expect(
      large.filter((file) => !existsSync(`${DIST}/${file}.br`) || !existsSync(`${DIST}/${file}.gz`)),
    ).toEqual([]);
  });
});
