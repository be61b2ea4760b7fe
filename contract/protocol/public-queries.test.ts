import { describe, expect, it } from 'vitest';
import { EVERY_ENDPOINT } from './every-endpoint.ts';
import { PUBLIC_QUERIES } from './public-queries.ts';

const endpoints = EVERY_ENDPOINT.map(({ endpoint }) => endpoint);

describe('PUBLIC_QUERIES', () => {
  it.each(Object.values(PUBLIC_QUERIES))(
    '%s is public, so its cached response may outlive a sign-out',
    (path) => {
      const access = endpoints.filter((each) => each.path === path).map((each) => [each.method, each.who]);
      expect(access).toEqual([['GET', 'anyone']]);
    },
  );
});
