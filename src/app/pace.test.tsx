import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translation } from '#src/features/practice/api/translation.ts';
import { FETCH_MIN_MS } from '#src/platform/http/call-pace.ts';
import { useActivateCourse } from '#src/shared/course-access/activate-course.ts';

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address.includes('translate')
      ? { kind: 'glosses', source: 'glossary', glosses: [], not_found: [] }
      : { course_activation_status: 1 };
    return Response.json({ message: '', data, time_current: 1 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [
    'activating a course',
    () => {
      const { result } = renderHook(() => useActivateCourse('c'), { wrapper });
      return () => result.current.mutateAsync();
    },
  ],
  ['looking up a word', () => () => client.fetchQuery({ ...translation('lamp'), retry: false })],
])('%s shows its work for the least time', async (_, prepare) => {
  const press = prepare();
  const done = vi.fn();
  await act(async () => {
    void press().then(done, done);
    await vi.advanceTimersByTimeAsync(FETCH_MIN_MS - 1);
  });
  expect(done).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(done).toHaveBeenCalled();
});
