import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cycles } from './cycles.ts';
import { codeFiles, importsOf } from './source-files.ts';
import { forbidden } from './zones.ts';

const imports = codeFiles().flatMap((from) => importsOf(from).map((found) => ({ ...found, from })));

describe('imports of the project', () => {
  it('go where their zone may go', () => {
    const wrong = imports.flatMap(({ from, file, specifier }) => {
      const why = file === null ? null : forbidden(from, file);
      return why === null ? [] : [`${from}: '${specifier}': ${why}`];
    });
    expect(wrong).toEqual([]);
  });

  it('lead to files that exist', () => {
    const lost = imports.filter(({ file }) => file !== null && !existsSync(file));
    expect(lost.map(({ from, specifier }) => `${from}: '${specifier}'`)).toEqual([]);
  });

  it('make no circles at run time', () => {
    const graph = new Map<string, string[]>();
    for (const { from, file, typeOnly } of imports) {
      if (file !== null && !typeOnly) graph.set(from, [...(graph.get(from) ?? []), file]);
    }
    expect(cycles(graph).map((circle) => circle.join(' -> '))).toEqual([]);
  });
});

describe('the rule itself', () => {
  it.each([
    ['src/features/blog/pages/a.tsx', 'src/features/course/api/b.ts', false],
    ['src/features/blog/pages/a.tsx', 'src/features/blog/api/b.ts', true],
    ['src/features/blog/pages/a.tsx', 'src/ui/button.tsx', true],
    ['src/ui/button.tsx', 'src/features/blog/api/b.ts', false],
    ['src/app/routes.ts', 'src/features/blog/pages/a.tsx', true],
    ['src/app/main.tsx', 'server/start.ts', false],
    ['server/areas/blog/routes.ts', 'src/platform/http/http.ts', false],
    ['server/areas/blog/routes.ts', 'contract/blog.ts', true],
    ['server/seo/words.ts', 'src/messages/blog.ts', true],
    ['contract/blog.ts', 'rules/bands/bands.ts', false],
    ['rules/bands/bands.ts', 'contract/question.ts', true],
    ['sw/sw.ts', 'src/platform/outbox/drain-from-worker.ts', true],
    ['sw/reads.ts', 'src/platform/http/http.ts', true],
    ['sw/reads.ts', 'src/platform/browser/cookies.ts', false],
    ['src/new-folder/a.ts', 'src/platform/http/http.ts', false],
    ['src/stray.ts', 'src/platform/http/http.ts', false],
  ])('%s imports %s: %s', (from, to, allowed) => {
    expect(forbidden(from, to) === null).toBe(allowed);
  });

  it('finds a circle', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(cycles(graph)).toEqual([['b', 'c', 'b']]);
  });
});
