import { expect, it } from 'vitest';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { storedName } from '#contract/protocol/stored-names.ts';
import { OPERATIONS } from '#src/platform/outbox/operations.ts';

const nameOf = (given: unknown) => EVERY_ENDPOINT.find(({ endpoint }) => endpoint === given)?.operation;

it.each(Object.entries(OPERATIONS))(
  'device and server store the command %s by one name',
  (name, endpoint) => {
    const operation = nameOf(endpoint);
    expect(operation && storedName(operation)).toBe(name);
  },
);

it.each(['practiceTest.updateAnswer', 'practiceTest.claim'])(
  '%s, stored by versions before, is still sent',
  (name) => {
    expect(Object.keys(OPERATIONS)).toContain(name);
  },
);
