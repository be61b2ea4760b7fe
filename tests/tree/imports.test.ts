import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cycles } from './cycles.ts';
import { codeFiles, type Import, importsIn, importsOf } from './source-files.ts';
import { forbidden, zoneOf } from './zones.ts';

const imports = codeFiles().flatMap((from) => importsOf(from).map((found) => ({ ...found, from })));

const lost = (found: readonly (Import & { from: string })[], exists: (path: string) => boolean): string[] =>
  found
    .filter(({ file }) => file !== null && !exists(file))
    .map(({ from, specifier }) => `${from}: '${specifier}'`);

/** Cycles among the places to which `placeOf` maps files, each as the places along it. */
function circlesOf(
  found: readonly (Import & { from: string })[],
  placeOf: (path: string) => string | null,
): string[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, file } of found) {
    const [start, end] = [placeOf(from), file === null ? null : placeOf(file)];
    if (start !== null && end !== null && start !== end)
      graph.set(start, (graph.get(start) ?? new Set()).add(end));
  }
  return cycles(new Map([...graph].map(([place, ends]) => [place, [...ends]]))).map((circle) =>
    circle.join(' -> '),
  );
}

describe('imports of the project', () => {
  it('only reach zones that the importing zone may use', () => {
    const wrong = imports.flatMap(({ from, file, specifier }) => {
      const why = file === null ? null : forbidden(from, file);
      return why === null ? [] : [`${from}: '${specifier}': ${why}`];
    });
    expect(wrong).toEqual([]);
  });

  it('point to files that exist', () => {
    expect(lost(imports, existsSync)).toEqual([]);
  });

  it('form no cycles between files, types included', () => {
    expect(circlesOf(imports, (path) => path)).toEqual([]);
  });

  // Tests live beside what they test, and may import from folders above.
  it('form no cycles between folders, types included', () => {
    const sources = imports.filter(({ from }) => !/\.test\.tsx?$/.test(from));
    expect(circlesOf(sources, zoneOf)).toEqual([]);
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
    ['server/areas/blog/routes.ts', 'server/domain/operations/grant.ts', false],
    ['server/areas/tutoring/routes.ts', 'server/domain/classes/homework.ts', false],
    ['server/areas/operator-learners/routes.ts', 'server/domain/operations/grant.ts', true],
    ['server/areas/operator-learners/routes.ts', 'server/jobs/failed-jobs.ts', false],
    ['server/areas/revise/submit-revise-question.ts', 'server/areas/practice/routes.ts', false],
    ['server/areas/revise/submit-revise-question.ts', 'server/domain/attempt/store.ts', true],
    ['server/domain/attempt/store.ts', 'server/areas/practice/practice-attempt.ts', false],
    ['server/domain/attempt/store.ts', 'server/domain/exam/store.ts', false],
    ['server/domain/exam/take-exam.ts', 'server/domain/attempt/store.ts', true],
    ['server/engines/providers/chat.ts', 'server/db/connect.ts', false],
    ['server/cleanup/clean-up.ts', 'server/areas/privacy/routes.ts', false],
    ['server/handlers.ts', 'server/areas/blog/routes.ts', true],
    ['server/new-folder/a.ts', 'server/db/connect.ts', false],
    ['operator/grant.ts', 'server/domain/operations/grant.ts', true],
    ['operator/grant.ts', 'server/areas/vip/routes.ts', false],
    ['src/shared/exam/items.ts', 'src/shared/questions/views.tsx', true],
    ['src/shared/questions/views.tsx', 'src/shared/exam/items.ts', false],
    ['src/shared/speaking/dialogue/a.ts', 'src/shared/speaking/turn/b.ts', true],
    ['src/shared/speaking/turn/a.ts', 'src/shared/speaking/dialogue/b.ts', false],
    ['src/shared/speaking/sets/a.ts', 'src/shared/speaking/turn/b.ts', false],
    ['src/shared/speaking/a.ts', 'src/ui/button.tsx', false],
    ['src/platform/offline/storage.ts', 'src/shared/queries/courses.ts', false],
    ['server/seo/words.ts', 'src/messages/blog.ts', true],
    ['contract/blog.ts', 'rules/bands/bands.ts', false],
    ['rules/bands/bands.ts', 'contract/question.ts', true],
    ['sw/sw.ts', 'src/platform/outbox/sending/drain-from-worker.ts', true],
    ['sw/queries.ts', 'src/platform/http/http.ts', true],
    ['sw/queries.ts', 'src/platform/browser/cookies.ts', false],
    ['src/new-folder/a.ts', 'src/platform/http/http.ts', false],
    ['src/a.ts', 'src/platform/http/http.ts', false],
  ])('%s imports %s: %s', (from, to, allowed) => {
    expect(forbidden(from, to) === null).toBe(allowed);
  });

  const importing = (from: string, specifier: string) =>
    importsIn({ path: from, source: `export * from '${specifier}'; import('zod')` }).map((found) => ({
      ...found,
      from,
    }));

  it('finds an import of a file that is not there', () => {
    const found = [...importing('src/ui/a.ts', './b.ts'), ...importing('src/ui/a.ts', '#src/ui/c.ts')];
    expect(lost(found, (path) => path === 'src/ui/b.ts')).toEqual(["src/ui/a.ts: '#src/ui/c.ts'"]);
  });

  it('finds folders that import each other, by different files', () => {
    const found = [
      ...importing('src/shared/exam/a.ts', '#src/shared/streak/b.ts'),
      ...importing('src/shared/streak/c.ts', '#src/shared/exam/d.ts'),
    ];
    expect(circlesOf(found, (path) => path)).toEqual([]);
    expect(circlesOf(found, zoneOf)).toEqual(['src/shared/exam -> src/shared/streak -> src/shared/exam']);
  });

  it('finds a cycle', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ]);
    expect(cycles(graph)).toEqual([['b', 'c', 'b']]);
  });
});
