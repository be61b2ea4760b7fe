import { describe, expect, it } from 'vitest';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { apiDocument } from './api-document.ts';
import { openApiDocument } from './document.ts';

describe('API documentation', () => {
  it('the readable page has every call, whom it is for and its errors', () => {
    const page = apiDocument();
    for (const { endpoint } of EVERY_ENDPOINT)
      expect(page).toContain(`### ${endpoint.method} ${endpoint.path}\n`);
    expect(page).toContain('For operators, after their second factor.');
    expect(page).toContain('`FRESH_CODE_REQUIRED` (403)');
  });

  it('openapi.json lists every call once, with its errors', () => {
    const { paths } = openApiDocument() as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations).toHaveLength(EVERY_ENDPOINT.length);
    for (const { responses } of operations) expect(Object.keys(responses)).toContain('452');
  });
});
