import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TALK } from '#src/messages/talk.ts';
import { TalkSoundCard } from './talk-sound-card.tsx';

const SOUND = {
  duration: 30,
  pauses: [
    { start: 4, end: 5 },
    { start: 12, end: 12.5 },
  ],
  pause_mean: 0.75,
  pause_share: 0.05,
  syllable_rate: 3.62,
  melody: 6.4,
  clearance: 41,
};

it('a talk without a transcript shows pauses, pace, melody and clarity of the recording, and no band', () => {
  const { container } = render(<TalkSoundCard sound={SOUND} />);
  expect(screen.getByText('khoảng 3,6 âm tiết mỗi giây')).toBeVisible();
  expect(screen.getByText('6,4 nửa cung')).toBeVisible();
  expect(screen.getByText(/^2 lần nghỉ, trung bình 0,8 giây, chiếm 5% thời gian nói\./)).toBeVisible();
  expect(container.textContent).toContain(TALK.sound.clear);
  expect(container.textContent).not.toMatch(/[Bb]and \d|\/100/);
});

it('says that noise makes it less certain, and shows no melody if little voice is heard', () => {
  const { container } = render(<TalkSoundCard sound={{ ...SOUND, melody: null, clearance: 12 }} />);
  expect(container.textContent).toContain(TALK.sound.noisy);
  expect(screen.queryByText(TALK.sound.melody)).toBeNull();
});

it.each([
  [3.46, 'within'],
  [3.44, 'below'],
  [5.54, 'within'],
  [5.56, 'above'],
] as const)('says of a pace of %d where it lies as it is shown: %s', (syllable_rate, place) => {
  const { container } = render(<TalkSoundCard sound={{ ...SOUND, syllable_rate }} />);
  expect(container.textContent).toContain(TALK.measures.place[place]);
});
