import { expect, it } from 'vitest';
import { unlisted } from './plugin.ts';

const group = {
  licence: 'MIT',
  text: '',
  packages: ['react', '@base-ui/react'].map((name) => ({ name, version: '1', source: null, notices: [] })),
};

it.each([
  ['a module of ours', '/app/src/main.tsx', []],
  ['a listed package', '/app/node_modules/react/index.js', []],
  ['a listed package with a scope', '/app/node_modules/@base-ui/react/a/index.js', []],
  ['another package', '/app/node_modules/left-pad/index.js', ['left-pad']],
  ['another package inside a listed one', '/app/node_modules/react/node_modules/@a/b/index.js', ['@a/b']],
  ['a module added by a tool', '\0vite/preload-helper.js', []],
])('%s: %s', (_, id, missing) => {
  expect(unlisted([group], [id, id])).toEqual(missing);
});
