import { afterEach, expect, it, vi } from 'vitest';
import { savedCopy } from './saved-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each<[string, string[], string | undefined]>([
  ['a file of a saved text is answered from its cache', ['luyen-kept', 'luyen-downloaded'], 'luyen-kept'],
  ['a downloaded file is answered from its cache', ['luyen-downloaded'], 'luyen-downloaded'],
  ['any other file is not answered', [], undefined],
])('%s', async (_, has, found) => {
  vi.stubGlobal('caches', {
    match: async (_request: Request, { cacheName }: { cacheName: string }) =>
      has.includes(cacheName) ? new Response(cacheName) : undefined,
  });
  const copy = await savedCopy(new Request('https://luyen.example/media/a.mp3'));
  expect(await copy?.text()).toBe(found);
});
