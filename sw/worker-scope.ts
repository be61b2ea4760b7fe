import type { InsidePath } from '#contract/inside-path.ts';
import type { LazyParts } from './lazy.ts';

/** A window of the app. */
export interface AppWindow {
  frameType: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** What the handlers of notifications need of the service worker. */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly AppWindow[]>;
    openWindow(path: InsidePath): Promise<unknown>;
  };
  /** Origin of the app. */
  origin: string;
  /** Loads the second script; throws if that fails. */
  lazy: () => LazyParts;
}
