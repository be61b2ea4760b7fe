import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiDocument } from './api-document.ts';
import { contractEntries, openApiDocument } from './document.ts';

const PAGE = 'docs/api.md';

describe('API documentation', () => {
  it('docs/api.md matches the contract (UPDATE_DOCS=1 writes it)', () => {
    if (process.env.UPDATE_DOCS) writeFileSync(PAGE, apiDocument());
    expect(readFileSync(PAGE, 'utf8')).toBe(apiDocument());
  });

  it('openapi.json lists every call once, with its errors', () => {
    const { paths } = openApiDocument() as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(contractEntries().length);
    for (const { responses } of operations) expect(Object.keys(responses)).toContain('452');
  });
});
