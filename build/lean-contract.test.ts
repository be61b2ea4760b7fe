import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutSummaries } from './lean-contract.ts';

it('the app is built without the summaries of calls, and with fields of that name', () => {
  const sources = globSync('contract/endpoints/*.ts').map((path) => readFileSync(path, 'utf8'));
  const lean = sources.map(withoutSummaries).join();
  expect(lean).toContain('summary: z.string()');
  expect(lean).not.toMatch(/\bsummary:\s+['"`]/);
});
