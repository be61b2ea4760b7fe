import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { translation } from '#src/features/practice/api/translation.ts';
import { FETCH_MIN_MS } from '#src/platform/http/call-pace.ts';
import { useActivateCourse } from '#src/shared/course-access/activate-course.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { newQueryClient } from '#tests/support/render-app.tsx';

const api = fakeApi();
const client = newQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.useFakeTimers();
  api.answer(ENDPOINTS.course.activate, { course_activation_status: 1 });
  api.answer(ENDPOINTS.translation.translate, {
    kind: 'glosses',
    engine: { name: 'glossary', version: '1' },
    label: 'nghĩa từng từ',
    source: 'lamp',
  });
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
])('%s shows its progress for the minimum time', async (_, prepare) => {
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
