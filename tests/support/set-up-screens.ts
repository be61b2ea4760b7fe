import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// How long is long depends on the machine and on what else it does; nothing here measures speed.
configure({ asyncUtilTimeout: 15_000 });
// What is on screen goes before what it stands on.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
