import { expect, it } from 'vitest';
import { type SourceFile, sourcesIn } from './source-files.ts';

/** Who may touch the browser's storage itself: both are ready for its throwing. */
const OWNERS = ['src/app/chunk-reload.ts', 'src/platform/browser/device-storage.ts'];
/** Not in a comment, which has words before it. */
const RAW = /^(?!\s*(?:\/\/|\/?\*)).*\b(?:localStorage|sessionStorage)\b/m;

const rawIn = (files: readonly SourceFile[]): string[] =>
  files.filter(({ source }) => RAW.test(source)).map(({ path }) => path);

// Where site data is refused, even reading the property throws: a page would stay blank, or a button do nothing.
it('only the guarded storage touches the browser’s', () => {
  expect(rawIn(sourcesIn('src', 'sw')).toSorted()).toEqual(OWNERS);
});

it('finds what touches it', () => {
  const files = [
    { path: 'a.ts', source: "const a = 1;\nlocalStorage.setItem('a', 'b');" },
    { path: 'b.ts', source: '// localStorage is not enough.\n/** In localStorage. */' },
  ];
  expect(rawIn(files)).toEqual(['a.ts']);
});
