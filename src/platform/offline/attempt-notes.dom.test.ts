import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { changeAttemptNotes, forgetAttemptNotes, readAttemptNotes } from './attempt-notes.ts';

const count = (before: unknown): number => (typeof before === 'number' ? before : 0) + 1;

it('loses neither of two simultaneous changes', async () => {
  await Promise.all([changeAttemptNotes('a', '1', count), changeAttemptNotes('a', '1', count)]);
  expect(await readAttemptNotes('a', '1')).toBe(2);
});

it('deletes only the notes of one learner', async () => {
  await changeAttemptNotes('a', '1', () => 'mine');
  await changeAttemptNotes('ab', '1', () => 'theirs');
  await forgetAttemptNotes('a');
  expect(await readAttemptNotes('a', '1')).toBeUndefined();
  expect(await readAttemptNotes('ab', '1')).toBe('theirs');
});
