import type { Sender } from '../owner/sender.ts';
import type { Transport } from './transport.ts';

export interface DrainPorts {
  transport: Transport;
  now: () => number;
  random: () => number;
  /** Called after each response or missing response of the server. */
  onAnswer?: (reached: boolean) => void;
  /** Called, still under the lock, once nothing is left to send. */
  onIdle?: (sender: Sender) => Promise<void>;
  /** Stops the drain: requests in progress are aborted, and the rest waits for the next drain. */
  signal?: AbortSignal;
}

/**
 * How a drain ended: nothing left to send now, or why it stopped.
 * `storage-error`: the device's database does not respond, or cannot store any more.
 */
export type DrainEnd = 'idle' | 'unreachable' | 'sign-in-needed' | 'nobody' | 'stopped' | 'storage-error';
