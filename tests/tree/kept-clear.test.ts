import { expect, it } from 'vitest';
import { type SourceFile, sourcesIn } from './source-files.ts';

/** Toasts themselves. */
const TOASTS = 'src/app/layout/toaster.tsx';
/** Classes of what stays at the bottom of the screen. */
const AT_BOTTOM = /['"`][^'"`]*\b(?:sticky|fixed)\b[^'"`]*\bbottom-[^'"`]*['"`]/g;

const covered = (files: readonly SourceFile[]): string[] =>
  files
    .filter(
      ({ path, source }) => path !== TOASTS && count(source, AT_BOTTOM) > count(source, /data-keep-clear/g),
    )
    .map(({ path }) => path);
const count = (source: string, what: RegExp): number => source.match(what)?.length ?? 0;

it('what stays at the bottom of the screen is kept clear of toasts', () => {
  expect(covered(sourcesIn('src').filter(({ path }) => path.endsWith('.tsx')))).toEqual([]);
});

it('finds a bar that toasts would cover', () => {
  const bar = '<div className="sticky bottom-0 border-t" />';
  const files = [bar, bar.replace('<div', '<div data-keep-clear'), '<div className="sticky top-0" />'];
  expect(covered(files.map((source, at) => ({ path: String(at), source })))).toEqual(['0']);
});
