import { expect, it, vi } from 'vitest';
import { onMessage } from './on-message.ts';

it.each([
  ['the learner’s yes', { type: 'SKIP_WAITING' }, 1],
  ['another message', { type: 'OTHER' }, 0],
  ['no message', undefined, 0],
])('a new version of the app takes over only at %s', async (_, message, times) => {
  const takeOver = vi.fn(async () => undefined);
  await onMessage(message, takeOver);
  expect(takeOver).toHaveBeenCalledTimes(times);
});
