import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from '../tree/source-files.ts';
import { quotesOf } from './quotes.ts';

/** npm's own commands that the documents may quote. */
const OF_NPM = ['ci', 'install', 'run', 'audit'];
/** Generated while building or running, so absent from a clone. */
const MADE_LATER =
  /^(\.\/)?(DATA_DIR|data|data-dev|dist|node_modules|coverage|\.env|import-report\.json)(\/|$)/;

const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const files = projectFiles();
const documents = files.filter(
  (path) => path.endsWith('.md') && (!path.includes('/') || path.startsWith('docs/')),
);

const exists = (document: string, path: string): boolean =>
  MADE_LATER.test(path) ||
  existsSync(path) ||
  existsSync(normalize(join(dirname(document), path))) ||
  // A bare file name is mentioned beside its folder: it has to exist somewhere.
  (!path.includes('/') && files.some((file) => file.endsWith(`/${path}`)));

describe.each(documents)('%s', (document) => {
  it('quotes only commands and paths that exist', () => {
    const quotes = quotesOf(readFileSync(document, 'utf8'));
    const wrong = quotes.filter(({ kind, text }) =>
      kind === 'script' ? ![...scripts, ...OF_NPM].includes(text) : !exists(document, text),
    );
    expect(wrong.map(({ kind, text }) => `${kind} ${text}`)).toEqual([]);
  });

  it('shows only valid JSON', () => {
    const examples = [...readFileSync(document, 'utf8').matchAll(/^```json\n([\s\S]*?)^```/gm)];
    for (const [, json = ''] of examples) expect(() => JSON.parse(json)).not.toThrow();
  });
});

describe('quotesOf', () => {
  it.each([
    ['Run `npm run bench`.', ['script bench']],
    ['```sh\nnpm ci && npm test\n```', ['script ci', 'script test']],
    [
      'See `docs/operating.md` and [it](../README.md#start).',
      ['path docs/operating.md', 'path ../README.md'],
    ],
    ['`sw/` is a folder; `POST /api/login`, `z.string` and `useQuery` are not files.', ['path sw/']],
    ['[outside](https://example.org/a.md)', []],
  ])('%s', (markdown, expected) => {
    expect(quotesOf(markdown).map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
  });
});
