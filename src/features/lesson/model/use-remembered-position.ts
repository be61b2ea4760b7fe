import { type RefObject, useEffect } from 'react';
import { z } from 'zod/mini';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const KEY = 'luyen.video-position';
/** Maximum number of remembered videos; the oldest are dropped. */
const MAX_VIDEOS = 50;
/** Minimum interval between stores, milliseconds. */
const STORE_INTERVAL_MS = 3_000;
/** A video left this close to its end restarts, seconds. */
const NEAR_END = 3;

const places = z.array(z.object({ id: z.string(), seconds: z.number() }));

const readPlaces = () => readStoredJson(KEY, places) ?? [];

/** The stored position, seconds; 0 for the start. */
export const rememberedPosition = (id: string): number =>
  readPlaces().find((place) => place.id === id)?.seconds ?? 0;

export function rememberPosition(id: string, seconds: number): void {
  const others = readPlaces().filter((place) => place.id !== id);
  const updated = seconds > 0 ? [{ id, seconds: Math.round(seconds * 10) / 10 }] : [];
  deviceStorage.setItem(KEY, JSON.stringify([...updated, ...others].slice(0, MAX_VIDEOS)));
}

/** Resumes a video where it was left on this device, even after the app was closed. */
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
        if (performance.now() - storedAt >= STORE_INTERVAL_MS) store();
      },
      { signal },
    );
    for (const event of ['pause', 'ended', 'seeked']) player.addEventListener(event, store, { signal });
    return () => controller.abort();
  }, [video, id]);
}
