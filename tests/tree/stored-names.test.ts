import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { storedName } from '#contract/protocol/stored-names.ts';
import { OPERATIONS } from '#src/platform/outbox/queue/operations.ts';

const named = new Map<unknown, string>(
  Object.entries(ENDPOINTS).flatMap(([area, calls]) =>
    Object.entries(calls).map(([operation, endpoint]) => [endpoint, `${area}.${operation}`] as const),
  ),
);

it.each(Object.entries(OPERATIONS))(
  'device and server store the command %s by one name',
  (name, endpoint) => {
    expect(storedName(named.get(endpoint) ?? '')).toBe(name);
  },
);

it.each(['practiceTest.updateAnswer', 'practiceTest.claim'])(
  '%s, stored by versions before, is still sent',
  (name) => {
    expect(Object.keys(OPERATIONS)).toContain(name);
  },
);
