import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryCaches, NO_SPACE } from '#tests/support/memory-caches.ts';
import { isTextSaved, removeText, saveText } from './saved-texts.ts';

const memory = new MemoryCaches();
const { open, addresses } = memory;

const SHARED = '/media/chung.png';
const ONE = { read: '/api/blog/one', media: ['/media/one.mp3', SHARED] };
const TWO = { read: '/api/blog/two', media: [SHARED] };

function answer(path: string): Response {
  const text = [ONE, TWO].find(({ read }) => read === path);
  if (text) return Response.json({ message: 'OK', data: { body: text.media.join(' ') }, time_current: 1 });
  if (path.startsWith('/media/')) return new Response('bytes', { headers: { 'content-type': 'image/png' } });
  return new Response('<html>Wi-Fi</html>', { headers: { 'content-type': 'text/html' } });
}

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('fetch', async (path: string) => answer(path));
});

describe('a saved text', () => {
  it('is stored with its media until it is removed', async () => {
    expect(await isTextSaved(ONE)).toBe(false);
    await saveText(ONE);
    expect(await isTextSaved(ONE)).toBe(true);
    expect(await isTextSaved({ ...ONE, media: [...ONE.media, '/media/new.png'] })).toBe(false);
    await removeText(ONE);
    expect(await addresses('luyen-kept')).toEqual([]);
  });

  it('leaves what another one shows, and is removed from every cache but that of the downloads', async () => {
    await (await open('luyen-texts')).put(ONE.read, answer(ONE.read));
    await (await open('luyen-downloaded')).put('/media/one.mp3', answer('/media/one.mp3'));
    await saveText(ONE);
    await saveText(TWO);
    await removeText(ONE);
    expect(await addresses('luyen-downloaded')).toEqual(['/media/one.mp3']);
    expect(await addresses('luyen-kept')).toEqual(['/api/blog/two', SHARED]);
    expect(await addresses('luyen-texts')).toEqual([]);
  });

  it.each([
    ['a captive portal’s page instead of the text', { ...ONE, read: '/portal' }],
    ['a captive portal’s page instead of a picture', { ...ONE, media: ['/portal.png'] }],
    ['no space', { ...ONE, media: [NO_SPACE, '/media/b.png'] }],
  ])('%s: nothing is saved, and the caller gets the error', async (_, text) => {
    await expect(saveText(text)).rejects.toThrow();
    expect(await addresses('luyen-kept')).toEqual([]);
  });

  it('no network: what is there stays, whether opened or saved', async () => {
    await (await open('luyen-texts')).put(TWO.read, answer(TWO.read));
    await saveText(ONE);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    for (const text of [ONE, TWO]) await expect(saveText(text)).rejects.toThrow('failed');
    expect(await isTextSaved(ONE)).toBe(true);
    expect(await addresses('luyen-texts')).toEqual([TWO.read]);
  });
});
