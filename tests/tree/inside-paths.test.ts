import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeFiles } from './source-files.ts';

const RULE = 'contract/inside-path.ts';
/** What a rule about paths of this site looks like: a look for a second slash, or a base to resolve them on. */
const COPY =
  /startsWith\((['"`])\/\/\1\)|\^\\\/\(\?!|\.invalid\b|(?:url|link)\??\.origin [!=]== (?:origin|BASE)/;

it.each([
  "path.startsWith('//')",
  '/^\\/(?![/\\\\])/.test(from)',
  'z.regex(/^\\/(?!\\/)/)',
  "new URL(next, 'https://luyen.invalid')",
  'url.origin === origin ? url.pathname : null',
])('%s is a copy of the rule', (source) => {
  expect(source).toMatch(COPY);
});

it('only one rule says whether a path leads out of this site', () => {
  const copies = codeFiles().filter(
    (file) =>
      /^(?:contract|rules|server|src|sw)\//.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      file !== RULE &&
      COPY.test(readFileSync(file, 'utf8')),
  );
  expect(copies, `use insidePath of ${RULE}`).toEqual([]);
});
