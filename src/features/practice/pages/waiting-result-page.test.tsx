import { questionResult } from '#contract/practice.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuestionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { RESULT, WAITING } from '#src/messages/practice.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { clearSession } from '#src/platform/session/session.ts';
import { saveSubmission } from '#src/shared/attempt/save-submission.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { gradedReading } from '#tests/support/graded-answers.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { Component as WaitingPage } from './waiting-result-page.tsx';

const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const PATH = `/practice/waiting-result?practice=talk&attempt=${ATTEMPT}`;

const spoken = (position: number, evaluation: 'waiting' | 'finished' | 'error' | null) =>
  made(questionResult, {
    id: `talk.${position}`,
    position,
    folder_id: 'talk.1',
    grading_object: 1,
    marks: 1,
    content: { type_code: 'voice', prompt: 'p', text: 'lamp', ipa: null, model_audio: null },
    user: [
      {
        id: ATTEMPT,
        bai_lam: { type_code: 'voice', recording_id: ATTEMPT },
        ai_evaluation:
          evaluation === 'finished' ? gradedReading(70) : evaluation && { status: evaluation, content: null },
      },
    ],
    is_expired: evaluation === null,
  });

const api = fakeApi();
let questions: QuestionResult[] = [];

beforeEach(async () => {
  signIn();
  await Promise.all([db.commands.clear(), db.attempts.clear(), db.answers.clear()]);
  api.answer(ENDPOINTS.gradingCount.statistic, {
    remain_number_of_grading: 98,
    number_of_grading: 100,
    renewed_at: 1,
    usual_seconds: 12,
  });
  api.answerWith(ENDPOINTS.practice.listQuestion, () => {
    const waiting = questions.filter(({ user }) => user[0]?.ai_evaluation?.status === 'waiting').length;
    const statistic = { hundred_score: null, band_score: null, correct_question: 0, total_question: 0 };
    return {
      practice: {
        id: 'talk',
        title: 'Nói',
        instructions: 'x',
        passage: null,
        audio: null,
        course_id: 'c',
        lesson_id: 'l',
        is_reported: false,
      },
      attempt: {
        id: ATTEMPT,
        state: waiting > 0 ? (1 as const) : (2 as const),
        submitted_at: 1,
        grading_scale: 3 as const,
        user_result: { ielts_statistic: statistic },
        waiting,
      },
      questions,
    };
  });
});

function open(path: string) {
  return renderRoutes(
    [
      { path: '/practice/waiting-result', Component: WaitingPage },
      { path: '/practice-result/:id', element: <p>result</p> },
    ],
    path,
  ).router;
}

describe('waiting for grades', () => {
  it('shows what is graded, what is not, how long it takes, and that the work is safe', async () => {
    questions = [spoken(1, 'finished'), spoken(2, 'waiting'), spoken(3, null), spoken(4, 'error')];
    open(PATH);
    expect(await screen.findByText(WAITING.done(1, 4))).toBeVisible();
    expect(screen.getByRole('progressbar', { name: WAITING.looked(3, 4) })).toBeVisible();
    expect(screen.getByText(WAITING.states.failed)).toBeVisible();
    expect(screen.getByText(WAITING.states.waiting)).toBeVisible();
    expect(screen.getByText(WAITING.states.expired)).toBeVisible();
    expect(screen.getByText(WAITING.safe)).toBeVisible();
    expect(await screen.findByText(WAITING.usual(12))).toBeVisible();
    expect(screen.getByText(WAITING.remain(98, 100))).toBeVisible();
  });

  it('moves on once everything is graded', async () => {
    questions = [spoken(1, 'finished')];
    const router = open(PATH);
    await waitFor(() => expect(router.state.location.pathname).toBe('/practice-result/talk'));
    expect(router.state.location.search).toBe(`?attempt=${ATTEMPT}`);
  });

  it('says that the work is still on the device until it is sent', async () => {
    await saveSubmission({ owner: LEARNER, attemptId: ATTEMPT, practiceId: 'talk', label: 'Nói' });
    open(PATH);
    expect(await screen.findByText(RESULT.waitingSendTitle)).toBeVisible();
  });

  it('has nothing to show to a guest', async () => {
    clearSession();
    open(PATH);
    expect(await screen.findByText(WAITING.noneTitle)).toBeVisible();
  });
});
