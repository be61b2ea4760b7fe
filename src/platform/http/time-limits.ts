import type { Endpoint } from '#contract/protocol/endpoint.ts';

/** `health`: whether our server responds. `quick`: the caller goes on without a response. */
export type RequestClass = Endpoint['kind'] | 'health' | 'quick';

/** How long nothing may be heard of a request before it counts as lost, milliseconds. */
export interface TimeLimit {
  /** Until the response begins, after the time that its body takes to be sent. */
  response: number;
  /** Between two pieces of the response: one that keeps coming may take as long as it needs. */
  stall: number;
}

/**
 * A bad 2G connection, bytes per second: 16 kbit/s, of which half is left. A body may take as long as it would
 * there; what is slower counts as lost.
 */
export const SLOWEST_UPLOAD = 1_000;

/** The time limits of all calls, in the page and in the service worker. */
export const TIME_LIMITS: Record<RequestClass, TimeLimit> = {
  health: { response: 8_000, stall: 4_000 },
  quick: { response: 5_000, stall: 4_000 },
  // Somebody is looking at the screen; what is stored is shown meanwhile.
  read: { response: 12_000, stall: 10_000 },
  stream: { response: 20_000, stall: 15_000 },
  action: { response: 30_000, stall: 10_000 },
  // Nobody waits: repeating one is safe, but costs the slow network its time again.
  command: { response: 45_000, stall: 15_000 },
  upload: { response: 30_000, stall: 15_000 },
  file: { response: 30_000, stall: 15_000 },
  // A service of others may take its time.
  service: { response: 60_000, stall: 15_000 },
  form: { response: 60_000, stall: 15_000 },
};

/** How long to wait for the beginning of a response, milliseconds. @param bytes size of the request's body */
export const responseLimit = (kind: RequestClass, bytes: number): number =>
  TIME_LIMITS[kind].response + (bytes / SLOWEST_UPLOAD) * 1_000;
