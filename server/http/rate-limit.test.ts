import { expectTypeOf, it } from 'vitest';
import type { Limit, SiteLimit } from './rate-limit.ts';

it('a limit of the whole site cannot be declared without its lanes', () => {
  expectTypeOf<Omit<SiteLimit, 'lanes' | 'lane'>>().not.toExtend<Limit>();
  expectTypeOf<Omit<SiteLimit, 'lane'>>().not.toExtend<Limit>();
  expectTypeOf<SiteLimit>().toExtend<Limit>();
  // Nor as that of somebody called so.
  expectTypeOf<{
    name: string;
    subject: { site: string };
    max: number;
    windowSeconds: number;
  }>().not.toExtend<Limit>();
});
