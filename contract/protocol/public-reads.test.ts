import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { PUBLIC_READS } from './public-reads.ts';

const endpoints = Object.values(ENDPOINTS).flatMap((area) => Object.values(area));

describe('PUBLIC_READS', () => {
  it.each(Object.values(PUBLIC_READS))(
    '%s is read by everybody: no sign-out clears what is kept of it',
    (path) => {
      const access = endpoints.filter((each) => each.path === path).map((each) => [each.method, each.access]);
      expect(access).toEqual([['GET', 'public']]);
    },
  );
});
