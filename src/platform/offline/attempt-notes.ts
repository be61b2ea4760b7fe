import { createStore, delMany, entries, get, keys, setMany, type UseStore, update } from 'idb-keyval';

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('luyen-notes', 'attempts');
  return opened;
};

const keyOf = (owner: string, attemptId: string): string => `${owner}:${attemptId}`;

/**
 * What a learner scribbled at an attempt: highlights, notes, where the recording had got to; at other work, how it went.
 * It stays on this device and is sent nowhere. `unknown`: whoever reads it looks at its form.
 */
export const readAttemptNotes = (owner: string, attemptId: string): Promise<unknown> =>
  get<unknown>(keyOf(owner, attemptId), store());

/** Changes it in one step, so that two tabs or two savings at once lose nothing of each other. */
export const changeAttemptNotes = (
  owner: string,
  attemptId: string,
  change: (before: unknown) => unknown,
): Promise<void> => update<unknown>(keyOf(owner, attemptId), change, store());

/** Gives all that a guest scribbled to the learner whom they turned out to be. */
export async function moveAttemptNotes(from: string, to: string): Promise<void> {
  const all = await entries<string, unknown>(store());
  const own = all.filter(([key]) => key.startsWith(`${from}:`));
  await setMany(
    own.map(([key, notes]) => [`${to}${key.slice(from.length)}`, notes]),
    store(),
  );
  await delMany(
    own.map(([key]) => key),
    store(),
  );
}

/** Removes all of a learner who no longer exists. */
export async function forgetAttemptNotes(owner: string): Promise<void> {
  const all = await keys<string>(store());
  await delMany(
    all.filter((key) => key.startsWith(`${owner}:`)),
    store(),
  );
}
