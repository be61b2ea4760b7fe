import { vi } from 'vitest';

/** How long something takes depends on the machine and its load: as long as tests of screens wait, milliseconds. */
const PATIENCE_MS = 15_000;

const { waitFor } = vi;
const patientWaitFor: typeof waitFor = (check, options = {}) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
// Files of one thread share `vi`.
if (waitFor.name !== patientWaitFor.name) vi.waitFor = patientWaitFor;
