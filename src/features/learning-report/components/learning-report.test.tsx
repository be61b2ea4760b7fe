import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { addDays, mondayOf, vietnamDay } from '#rules/calendar/calendar.ts';
import { LEARNING } from '#src/messages/learning-report.ts';
import { levelSentence } from '#src/messages/levels.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { LearningReport } from './learning-report.tsx';

type Report = ResponseOf<typeof ENDPOINTS.learningReport.report>;
const EMPTY = made(ENDPOINTS.learningReport.report.response, {
  from: '2026-03-02',
  to: '2026-03-15',
  weeks: [{ starts_on: '2026-03-02' }, { starts_on: '2026-03-09' }],
});
const FULL: Report = {
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

const api = fakeApi();
const requests = () => api.callsOf(ENDPOINTS.learningReport.report).map(({ query }) => query);
const show = () => renderApp(<LearningReport />);

beforeEach(() => api.answer(ENDPOINTS.learningReport.report, FULL));

describe('the learning report', () => {
  it('summarises each chart, and has its figures as a table', async () => {
    show();
    expect(await screen.findByText('Reading lên từ 6.0 đến 6.5.')).toBeVisible();
    expect(screen.getByText(/^Bạn học 4 giờ trong 5 ngày/)).toBeVisible();
    expect(
      screen.getByText(/Vững nhất: Reading, 75%\. Nên luyện thêm: Ngữ pháp, từ vựng, 45%\.$/),
    ).toBeVisible();
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

  it('says the level by all that was tested, as the roadmap does', async () => {
    const on = vietnamDay(Date.now());
    api.answer(ENDPOINTS.roadmap.roadmap, { bands: [{ skill: 'reading', band: 5.5, on }], level: null });
    signIn();
    show();
    expect(await screen.findByText(levelSentence({ band: 5.5, low: 4, high: 7 }))).toBeVisible();
  });

  it('requests the last weeks, or custom days', async () => {
    show();
    const today = vietnamDay(Date.now());
    await screen.findByText(LEARNING.span('02/03/2026', '15/03/2026'));
    const monday = mondayOf(today);
    expect(requests()[0]).toEqual({ from: addDays(monday, -77), to: today });
    fireEvent.click(screen.getByRole('radio', { name: '4 tuần' }));
    await vi.waitFor(() => expect(requests().at(-1)?.from).toBe(addDays(monday, -21)));
    fireEvent.click(screen.getByRole('radio', { name: LEARNING.custom }));
    fireEvent.change(screen.getByLabelText(LEARNING.from), { target: { value: '2026-03-09' } });
    fireEvent.change(screen.getByLabelText(LEARNING.to), { target: { value: '2026-03-02' } });
    fireEvent.click(screen.getByRole('button', { name: LEARNING.show }));
    expect(screen.getByText(LEARNING.dateOrder)).toBeVisible();
    fireEvent.change(screen.getByLabelText(LEARNING.to), { target: { value: '2026-03-15' } });
    fireEvent.click(screen.getByRole('button', { name: LEARNING.show }));
    await vi.waitFor(() => expect(requests().at(-1)).toEqual({ from: '2026-03-09', to: '2026-03-15' }));
  });

  it('without data leads to the next thing to learn', async () => {
    signIn();
    api.answer(ENDPOINTS.roadmap.roadmap);
    api.answer(ENDPOINTS.learningReport.report, EMPTY);
    show();
    expect(await screen.findByText(LEARNING.emptyTitle)).toBeVisible();
    expect(screen.getByRole('link', { name: NEXT_UP.today })).toBeVisible();
  });

  it('reports a missing network if nothing is cached', async () => {
    api.noNetwork();
    show();
    expect(await screen.findByText(LEARNING.needsNetwork)).toBeVisible();
  });
});
