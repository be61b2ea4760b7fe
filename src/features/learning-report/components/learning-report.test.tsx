import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, mondayOf, vietnamDay } from '#rules/calendar/calendar.ts';
import { LEARNING } from '#src/messages/learning-report.ts';
import { LearningReport } from './learning-report.tsx';

const EMPTY = {
  from: '2026-03-02',
  to: '2026-03-15',
  bands: [],
  skills: [],
  types: [],
  weeks: [
    { starts_on: '2026-03-02', minutes: 0 },
    { starts_on: '2026-03-09', minutes: 0 },
  ],
  days: 0,
};
const FULL = {
  ...EMPTY,
  bands: [
    { on: '2026-03-03', skill: 'reading', band: 6 },
    { on: '2026-03-10', skill: 'reading', band: 6.5 },
  ],
  skills: [
    { skill: 'reading', answered: 40, correct: 30 },
    { skill: 'language', answered: 20, correct: 9 },
  ],
  types: [{ type_code: 'true_false', answered: 60, correct: 39 }],
  weeks: [
    { starts_on: '2026-03-02', minutes: 90 },
    { starts_on: '2026-03-09', minutes: 150 },
  ],
  days: 5,
};

let served: object | null = FULL;
const asked: URLSearchParams[] = [];
const fetched: typeof fetch = async (url) => {
  asked.push(new URL(String(url), 'http://localhost').searchParams);
  if (!served) throw new TypeError('no network');
  return Response.json({ message: '', data: served, time_current: 1 });
};
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LearningReport />
      </MemoryRouter>
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  served = FULL;
  asked.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the learning report', () => {
  it('says what each chart shows, and has its figures as a table', async () => {
    show();
    expect(await screen.findByText('Reading lên từ 6.0 đến 6.5.')).toBeTruthy();
    expect(screen.getByText(/^Bạn học khoảng 4 giờ trong 5 ngày/)).toBeTruthy();
    expect(
      screen.getByText(/Vững nhất: Reading, 75%\. Nên luyện thêm: Ngữ pháp, từ vựng, 45%\.$/),
    ).toBeTruthy();
    const skills = screen.getByRole('table', { name: LEARNING.skillsTitle, hidden: true });
    const cells = within(skills)
      .getAllByRole('row', { hidden: true })
      .map((row) => Array.from(row.children, (cell) => cell.textContent));
    expect(cells).toEqual([
      [LEARNING.skill, LEARNING.answered, LEARNING.correct, LEARNING.share],
      ['Reading', '40', '30', '75%'],
      ['Ngữ pháp, từ vựng', '20', '9', `45%, ${LEARNING.low}`],
    ]);
  });

  it('asks for the weeks up to today, and for days of one’s own choice', async () => {
    show();
    const today = vietnamDay(Date.now());
    await screen.findByText(LEARNING.span('02/03/2026', '15/03/2026'));
    const monday = mondayOf(today);
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ from: addDays(monday, -77), to: today });
    fireEvent.click(screen.getByRole('radio', { name: '4 tuần' }));
    await vi.waitFor(() => expect(asked.at(-1)?.get('from')).toBe(addDays(monday, -21)));
    fireEvent.click(screen.getByRole('radio', { name: LEARNING.custom }));
    fireEvent.change(screen.getByLabelText(LEARNING.from), { target: { value: '2026-03-09' } });
    fireEvent.change(screen.getByLabelText(LEARNING.to), { target: { value: '2026-03-02' } });
    fireEvent.click(screen.getByRole('button', { name: LEARNING.show }));
    expect(screen.getByText(LEARNING.dateOrder)).toBeTruthy();
    fireEvent.change(screen.getByLabelText(LEARNING.to), { target: { value: '2026-03-15' } });
    fireEvent.click(screen.getByRole('button', { name: LEARNING.show }));
    await vi.waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({ from: '2026-03-09', to: '2026-03-15' }),
    );
  });

  it('of one who has done nothing says where to begin', async () => {
    served = EMPTY;
    show();
    expect(await screen.findByText(LEARNING.emptyTitle)).toBeTruthy();
    expect(screen.getByRole('link', { name: LEARNING.emptyAction })).toBeTruthy();
  });

  it('says what works where it was never read', async () => {
    served = null;
    show();
    expect(await screen.findByText(LEARNING.needsNetwork)).toBeTruthy();
  });
});
