import { trustedScript } from '#src/platform/trusted-types/trusted-script.ts';
import type { LazyParts } from './lazy.ts';

declare const self: ServiceWorkerGlobalScope & { lazyParts?: LazyParts };

const SCRIPT = '/sw-lazy.js';

/**
 * The exports of the lazy-loaded script, evaluated at the first call. The browser stores it with the worker because it
 * is imported during installation; later calls find it there, with or without a network.
 */
export function lazy(): LazyParts {
  if (!self.lazyParts) importScripts(trustedScript(SCRIPT));
  if (!self.lazyParts) throw new Error(`${SCRIPT} is not the script of this build`);
  return self.lazyParts;
}
