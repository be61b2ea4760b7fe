import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { TALK } from '#src/messages/talk.ts';
import type { DeviceTalk } from '#src/shared/speaking/talk/device-talk.ts';
import { talkQuestion } from '#tests/support/short-talk.ts';
import { DeviceMeasures } from './device-measures.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';

const sound = {
  duration: 30,
  pauses: [{ start: 4, end: 5 }],
  pause_mean: 1,
  pause_share: 0.05,
  syllable_rate: 3.6,
  melody: 6.4,
  clearance: 41,
};
vi.mock('#src/shared/speaking/talk/device-talk.ts', () => ({
  useDeviceTalk: (): DeviceTalk => ({ name: 'heard', sound }),
}));

it('shows all that this device has measured in an answer, melody and clarity, too', () => {
  const answer: Answer = { type_code: 'ielts_unscripted_speaking', recording_id: crypto.randomUUID() };
  render(<DeviceMeasures questions={[talkQuestion({ id: 'q1' })]} answers={new Map([['q1', answer]])} />);
  expect(screen.getByText(SHORT_TALK.here.heard(30, 3.6, 1), { exact: false })).toBeVisible();
  fireEvent.click(screen.getByText(SHORT_TALK.here.all));
  expect(screen.getByText(TALK.sound.melodyValue(6.4))).toBeVisible();
  expect(screen.getByText(TALK.sound.clear, { exact: false })).toBeVisible();
});
