import { type RefObject, useEffect } from 'react';
import { z } from 'zod/mini';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const KEY = 'luyen.video-position';
/** Most videos whose place is remembered; older ones are let go. */
const MOST = 50;
/** The place is stored at most this often, milliseconds. */
const EVERY_MS = 3_000;
/** A video begins anew when it was left so shortly before its end, seconds. */
const NEAR_END = 3;

const places = z.array(z.object({ id: z.string(), seconds: z.number() }));

const readPlaces = () => readStoredJson(KEY, places) ?? [];

/** Where the video was left, seconds; 0 for the start. */
export const rememberedPosition = (id: string): number =>
  readPlaces().find((place) => place.id === id)?.seconds ?? 0;

export function rememberPosition(id: string, seconds: number): void {
  const others = readPlaces().filter((place) => place.id !== id);
  const own = seconds > 0 ? [{ id, seconds: Math.round(seconds * 10) / 10 }] : [];
  try {
    localStorage.setItem(KEY, JSON.stringify([...own, ...others].slice(0, MOST)));
  } catch {
    // A device without room begins at the start again.
  }
}

/** A video goes on where it was left on this device, also after the app was closed. */
export function useRememberedPosition(video: RefObject<HTMLVideoElement | null>, id: string): void {
  useEffect(() => {
    const player = video.current;
    if (!player) return;
    const controller = new AbortController();
    const { signal } = controller;
    let storedAt = 0;
    const store = (): void => {
      const isOver = player.ended || player.duration - player.currentTime < NEAR_END;
      rememberPosition(id, isOver ? 0 : player.currentTime);
      storedAt = performance.now();
    };
    const begin = (): void => {
      const place = rememberedPosition(id);
      if (place > 0 && place < player.duration - NEAR_END) player.currentTime = place;
    };
    if (player.readyState >= HTMLMediaElement.HAVE_METADATA) begin();
    else player.addEventListener('loadedmetadata', begin, { once: true, signal });
    player.addEventListener(
      'timeupdate',
      () => {
        if (performance.now() - storedAt >= EVERY_MS) store();
      },
      { signal },
    );
    for (const event of ['pause', 'ended', 'seeked']) player.addEventListener(event, store, { signal });
    return () => controller.abort();
  }, [video, id]);
}
