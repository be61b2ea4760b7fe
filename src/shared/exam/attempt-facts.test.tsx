import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ExamAttempt } from '#contract/exam-taking.ts';
import { examAttempt } from '#contract/exam-taking.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { REPETITION } from '#src/messages/repetition.ts';
import { made } from '#tests/support/made.ts';
import { AttemptFacts } from './attempt-facts.tsx';

const ATTEMPT = made(examAttempt, {
  id: '5c0ff1f6-9a05-4c06-8a4c-6e7a39a4f3a1',
  state: 2,
  submitted_at: 3_000_000,
  grading_scale: 1,
  user_result: {
    ielts_statistic: { band_score: 6, correct_question: 20, total_question: 40 },
  },
  deadline_at: 3_600_000,
});

describe('the facts of an attempt', () => {
  it.each<[string, Partial<ExamAttempt>, string[]]>([
    ['stored by a version without this information', {}, []],
    ['timed by the server, for the first time', { timed_by_device: false, is_repetition: false }, []],
    ["timed by the device's clock", { timed_by_device: true }, [EXAM_RESULT.byDevice]],
    ['repeated with the keys known', { is_repetition: true }, [REPETITION]],
  ])('%s', (_, facts, shown) => {
    render(<AttemptFacts attempt={{ ...ATTEMPT, ...facts }} minutes={60} questions={[]} />);
    for (const words of [EXAM_RESULT.byDevice, REPETITION])
      expect(screen.queryAllByText(words)).toHaveLength(shown.includes(words) ? 1 : 0);
  });
});
