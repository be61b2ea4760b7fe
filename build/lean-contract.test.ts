import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ofApp } from './lean-contract.ts';

it('the app is built without the summaries and codes of calls, and with fields of that name', () => {
  const sources = globSync('contract/endpoints/*.ts').map((path) => readFileSync(path, 'utf8'));
  const lean = sources.map(ofApp).join();
  expect(lean).toContain('summary: z.string()');
  expect(lean).not.toMatch(/\bsummary:\s+['"`]/);
  expect(lean).not.toContain("errors: ['NOT_FOUND'],");
});
