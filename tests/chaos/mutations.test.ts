import { expect, it } from 'vitest';
import { mutated } from './mutated-tree.ts';
import { MUTATIONS } from './mutations.ts';

it.each(MUTATIONS.map((mutation) => [mutation.name, mutation] as const))(
  'there is one place for the planted fault: %s',
  async (_name, mutation) => {
    await expect(mutated(mutation)).resolves.toContain(mutation.replace);
  },
);
