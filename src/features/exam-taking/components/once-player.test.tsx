import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Heard } from '../model/attempt-notes.ts';
import { OncePlayer } from './once-player.tsx';

const TRACKS = [
  { part: 1, src: '/media/1.mp3' },
  { part: 2, src: '/media/2.mp3' },
];
const play = vi.fn(() => Promise.resolve());

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  URL.createObjectURL = vi.fn(() => 'blob:sound');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  vi.restoreAllMocks();
  play.mockClear();
});

const serve = (respond: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond());
const sound = () => new Response('xx', { headers: { 'content-type': 'audio/mpeg' } });

function Player({ from }: { from: Heard | null }) {
  const [heard, setHeard] = useState(from);
  return (
    <>
      <OncePlayer tracks={TRACKS} heard={heard} onHeard={setHeard} />
      <output>{JSON.stringify(heard)}</output>
    </>
  );
}

const audio = () => document.querySelector('audio') ?? expect.fail('no player');
const heard = () => screen.getAllByRole('status').at(-1)?.textContent;

it('plays the parts one after the other, then ends', async () => {
  serve(sound);
  render(<Player from={null} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Bắt đầu nghe' }));
  expect(await screen.findByText('Đang phát phần 1')).toBeVisible();
  fireEvent.ended(audio());
  expect(heard()).toBe('{"part":2,"at":0,"done":false}');
  await waitFor(() => expect(fetch).toHaveBeenCalledWith('/media/2.mp3', expect.anything()));
  fireEvent.loadedMetadata(await waitFor(audio));
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  fireEvent.ended(audio());
  expect(await screen.findByText(/Đã phát hết/)).toBeVisible();
  expect(document.querySelector('audio')).toBeNull();
});

it('resumes after a reload, and offers no way back', async () => {
  serve(sound);
  render(<Player from={{ part: 2, at: 83, done: false }} />);
  const resume = await screen.findByRole('button', { name: 'Nghe tiếp từ 01:23' });
  fireEvent.loadedMetadata(audio());
  expect(audio().currentTime).toBe(83);
  expect(audio().controls).toBe(false);
  fireEvent.click(resume);
  expect(await screen.findByText('Đang phát phần 2')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Tạm dừng|Lùi/ })).toBeNull();
});

it('counts as started once it plays, not when its position is set', async () => {
  serve(sound);
  render(<Player from={null} />);
  await screen.findByRole('button', { name: 'Bắt đầu nghe' });
  const paused = vi.spyOn(audio(), 'paused', 'get').mockReturnValue(true);
  fireEvent.timeUpdate(audio());
  expect(heard()).toBe('null');
  paused.mockReturnValue(false);
  audio().currentTime = 1.5;
  fireEvent.timeUpdate(audio());
  expect(heard()).toBe('{"part":1,"at":1.5,"done":false}');
});

it('reports a recording that cannot be fetched, and retries', async () => {
  const responses = [new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }), sound()];
  serve(() => responses.shift() ?? sound());
  render(<Player from={null} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Tải lại' }));
  expect(await screen.findByRole('button', { name: 'Bắt đầu nghe' })).toBeVisible();
});
