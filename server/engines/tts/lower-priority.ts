import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

const LOWEST = 19;

/**
 * Lets every other thread of the machine go before this one: recordings are made by the minute, and nobody waits for
 * them as they do for the API. Only Linux counts threads as it does processes; elsewhere nothing changes.
 */
export function lowerPriority(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (thread > 0) setPriority(thread, LOWEST);
  } catch {
    // Another system, or not allowed.
  }
}
