import { expect, it } from 'vitest';
import { mutated } from './mutated-tree.ts';
import { MUTATIONS } from './mutations.ts';

it.each(MUTATIONS.map((mutation) => [mutation.name, mutation] as const))(
  'the planted fault matches its code exactly once: %s',
  async (_name, mutation) => {
    const files = await mutated(mutation);
    expect(files.get(mutation.file)).toContain(mutation.replace);
  },
);
