import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './undo-stubs.ts';

// How long something takes depends on the machine and its load; nothing here measures speed.
configure({ asyncUtilTimeout: 15_000 });
// What is on screen is unmounted before what it depends on.
afterEach(cleanup);
