import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

const LOWEST = 19;

/**
 * Lowers the priority of this thread: recordings take minutes and nobody waits for them, unlike the API. Only
 * Linux has per-thread priorities; elsewhere this does nothing.
 */
export function lowerPriority(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread > 0) setPriority(thread, LOWEST);
  } catch {
    // Not Linux, or not permitted.
  }
}
