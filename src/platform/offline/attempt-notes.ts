import { createStore, delMany, entries, get, keys, setMany, type UseStore, update } from 'idb-keyval';

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('luyen-notes', 'attempts');
  return opened;
};

const keyOf = (owner: string, attemptId: string): string => `${owner}:${attemptId}`;

/**
 * What a learner noted during an attempt: highlights, notes, the position in the recording; for other work,
 * how it went. It stays on this device and is never sent. `unknown`: callers validate it.
 */
export const readAttemptNotes = (owner: string, attemptId: string): Promise<unknown> =>
  get<unknown>(keyOf(owner, attemptId), store());

/** Changes the notes atomically, so that two tabs or simultaneous saves do not overwrite each other. */
export const changeAttemptNotes = (
  owner: string,
  attemptId: string,
  change: (before: unknown) => unknown,
): Promise<void> => update<unknown>(keyOf(owner, attemptId), change, store());

/** Moves a guest's notes to the learner that they signed in as. */
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

/** Deletes the notes of a learner whose account no longer exists. */
export async function forgetAttemptNotes(owner: string): Promise<void> {
  const all = await keys<string>(store());
  await delMany(
    all.filter((key) => key.startsWith(`${owner}:`)),
    store(),
  );
}
