import { IDLE_MS, measure, NOT_USED } from '#rules/study-time/meter.ts';
import { bringTimeFrom } from './bring-time.ts';
import { addTime, noteHandedOver, unsentTimes } from './device-times.ts';

/** Whatever a learner does with an exercise; a recording or another sound that plays counts, too. */
const USES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'scroll', 'touchmove', 'timeupdate'];
/** Use is noted so often at most, milliseconds. */
const NOTE_EVERY_MS = 1_000;

interface Measured {
  owner: string;
  subject: string;
}

let current: Measured | null = null;
let meter = NOT_USED;
let notedAt = 0;

const isSeen = (): boolean => document.visibilityState === 'visible';

/** Stores what was measured up to now; the use goes on. */
function storeTime(): void {
  if (!current) return;
  const now = Date.now();
  const { open } = meter;
  const { spans } = measure(meter, { kind: 'leave', at: now });
  // The minute since the last use goes on from here.
  const goesOn = open !== null && now >= open.last && now - open.last < IDLE_MS;
  meter = { open: goesOn ? { from: now, last: open.last } : null, spans: [] };
  addTime(current.owner, current.subject, spans);
}

/** The learner does something: the exercise on screen is in use. */
export function noteUse(): void {
  if (!current || !isSeen()) return;
  const now = Date.now();
  if (meter.open && now >= notedAt && now - notedAt < NOTE_EVERY_MS) return;
  notedAt = now;
  meter = measure(meter, { kind: 'use', at: now });
}

function onVisibility(): void {
  if (isSeen()) noteUse();
  else {
    storeTime();
    meter = NOT_USED;
  }
}

function listen(on: boolean): void {
  const change = on ? document.addEventListener : document.removeEventListener;
  for (const use of USES) change.call(document, use, noteUse, { capture: true, passive: true });
  change.call(document, 'visibilitychange', onVisibility);
}

function unsent(owner: string): ReturnType<typeof unsentTimes> {
  storeTime();
  return unsentTimes(owner);
}

/**
 * Measures how long this work is in use on this device, from now on; one piece of work at a time, the last one begun.
 * @returns ends it
 */
export function startMeasuring(measured: Measured): () => void {
  bringTimeFrom({ unsent, noteHandedOver });
  if (current) storeTime();
  else listen(true);
  current = measured;
  meter = NOT_USED;
  notedAt = 0;
  noteUse();
  return () => {
    if (current !== measured) return;
    storeTime();
    current = null;
    meter = NOT_USED;
    listen(false);
  };
}
