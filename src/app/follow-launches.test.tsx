import { waitFor } from '@testing-library/react';
import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARED_WORDS } from '#src/features/notebook/messages/shared-words.ts';
import { holdUpdates } from '#src/platform/pwa/update.ts';
import { useToasts } from '#src/ui/toast.ts';
import { renderRoutes } from '#tests/support/render-app.tsx';
import { followLaunches } from './follow-launches.ts';

const pathOf = (router: DataRouter): string => router.state.location.pathname + router.state.location.search;
const shared = (): unknown => JSON.parse(localStorage.getItem('luyen.shared-words') ?? '[]');

describe('a launch of the installed app', () => {
  let launch: (path: string) => void;
  let router: DataRouter;
  let release = (): void => undefined;
  beforeEach(() => {
    localStorage.clear();
    const queue = {
      setConsumer: (consume: (params: { targetURL: string }) => void) => {
        launch = (path) => consume({ targetURL: new URL(path, location.origin).href });
      },
    };
    vi.stubGlobal('launchQueue', queue);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { name: new URL('/so-loi', location.origin).href } as PerformanceEntry,
    ]);
    ({ router } = renderRoutes([{ path: '*', element: null }], '/lesson/a'));
    followLaunches(router);
  });
  afterEach(() => {
    release();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('opens a shortcut in the running window', async () => {
    launch('/my-course');
    await waitFor(() => expect(pathOf(router)).toBe('/my-course'));
  });

  it('that opened this very page changes nothing; the same shortcut later does', async () => {
    launch('/so-loi');
    expect(pathOf(router)).toBe('/lesson/a');
    launch('/so-loi');
    await waitFor(() => expect(pathOf(router)).toBe('/so-loi'));
  });

  it.each([
    ['the icon on the home screen', '/?source=pwa'],
    ['an address elsewhere', 'https://elsewhere.example/so-loi'],
  ])('%s leaves the learner where they are', async (_, path) => {
    launch('/practice/b');
    await waitFor(() => expect(pathOf(router)).toBe('/practice/b'));
    launch(path);
    expect(pathOf(router)).toBe('/practice/b');
  });

  it('never ends a recording; what was shared meanwhile is kept', async () => {
    release = holdUpdates('recording');
    launch('/my-course');
    launch('/luu-tu?text=hive');
    await waitFor(() =>
      expect(useToasts.getState().items.map(({ text }) => text)).toContain(SHARED_WORDS.heldBack),
    );
    expect(pathOf(router)).toBe('/lesson/a');
    expect(shared()).toEqual([{ word: 'hive', context: null, link: null, owner: null }]);
  });
});
