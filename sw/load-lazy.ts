import { trustedScript } from '#src/platform/trusted-types/trusted-script.ts';
import type { LazyParts } from './lazy.ts';

declare const self: ServiceWorkerGlobalScope & { lateParts?: LazyParts };

const SCRIPT = '/sw-lazy.js';

/**
 * The parts in the lazy-loaded script, run at the first call. The browser stores it with the worker because the
 * installation asks for it; later calls find it there, with or without a network.
 */
export function lazy(): LazyParts {
  if (!self.lateParts) importScripts(trustedScript(SCRIPT));
  if (!self.lateParts) throw new Error(`${SCRIPT} is not the script of this build`);
  return self.lateParts;
}
