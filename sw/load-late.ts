import { trustedScript } from '#src/platform/trusted-types/trusted-script.ts';
import type { LateParts } from './late.ts';

declare const self: ServiceWorkerGlobalScope & { lateParts?: LateParts };

const SCRIPT = '/sw-late.js';

/**
 * The parts in the late script, run at the first call. The browser stores it with the worker because the
 * installation asks for it; later calls find it there, with or without a network.
 */
export function late(): LateParts {
  if (!self.lateParts) importScripts(trustedScript(SCRIPT));
  if (!self.lateParts) throw new Error(`${SCRIPT} is not the script of this build`);
  return self.lateParts;
}
