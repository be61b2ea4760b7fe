import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const refusing = (error: DOMException) => ({
  open: () => {
    const request: { onerror?: () => void; error: DOMException } = { error };
    queueMicrotask(() => request.onerror?.());
    return request;
  },
});
const throwing = {
  open: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  localStorage.clear();
});

const give = (descriptor: PropertyDescriptor): unknown =>
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, ...descriptor });

it.each<[what: string, descriptor: PropertyDescriptor]>([
  ['is undefined', { value: undefined }],
  ['is null', { value: null }],
  [
    'throws when it is read',
    {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
  ['throws when it is opened', { value: throwing }],
  ['fails to open', { value: refusing(new DOMException('denied', 'InvalidStateError')) }],
])(
  'a database that %s is replaced by the page’s memory, in which work can be saved',
  async (_, descriptor) => {
    give(descriptor);
    const { keepInMemoryIfRefused } = await import('#src/platform/offline/memory-database.ts');
    await keepInMemoryIfRefused();
    const { pageMemory } = await import('#src/platform/offline/page-memory.ts');
    expect(pageMemory.getState().isUsed).toBe(true);
    const { becomeGuest, knownGuest } = await import('#src/platform/outbox/owner/guest.ts');
    const { owner } = await becomeGuest();
    expect(await knownGuest()).toMatchObject({ owner });
    const { changeAttemptNotes, readAttemptNotes } = await import('#src/platform/offline/attempt-notes.ts');
    await changeAttemptNotes(owner, 'a', () => 'noted');
    expect(await readAttemptNotes(owner, 'a')).toBe('noted');
  },
);

it('channels that are refused as well are not found by libraries', async () => {
  give({ value: throwing });
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { keepInMemoryIfRefused } = await import('#src/platform/offline/memory-database.ts');
  await keepInMemoryIfRefused();
  expect(globalThis.BroadcastChannel).toBeUndefined();
  const { becomeGuest, knownGuest } = await import('#src/platform/outbox/owner/guest.ts');
  const { owner } = await becomeGuest();
  expect(await knownGuest()).toMatchObject({ owner });
});

it('one that opens is left alone', async () => {
  const { indexedDB: works } = await import('fake-indexeddb');
  give({ value: works });
  const { keepInMemoryIfRefused } = await import('#src/platform/offline/memory-database.ts');
  await keepInMemoryIfRefused();
  const { pageMemory } = await import('#src/platform/offline/page-memory.ts');
  expect(pageMemory.getState().isUsed).toBe(false);
  expect(indexedDB).toBe(works);
  // What opened once is not tried at each start, but again after it was lost.
  const open = vi.spyOn(works, 'open');
  await keepInMemoryIfRefused();
  expect(open).not.toHaveBeenCalled();
  const { forgetThatItOpens } = await import('#src/platform/offline/database-opens.ts');
  forgetThatItOpens();
  await keepInMemoryIfRefused();
  expect(open).toHaveBeenCalledOnce();
});
