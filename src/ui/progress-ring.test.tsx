import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LESSON_SKILLS } from '#contract/course-offers.ts';
import { SKILL_NAMES } from '#src/messages/course.ts';
import { ProgressRing } from './progress-ring.tsx';
import { SkillBadge } from './skill-badge.tsx';
import { SKILL_LOOKS } from './skills.ts';

const arcOf = (ring: HTMLElement): string | null | undefined =>
  ring.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray');

describe('a ring of progress', () => {
  it('says its progress in words, and hides what stands inside', () => {
    render(
      <ProgressRing value={3} max={12} label="Đã học xong 3/12 bài">
        3/12
      </ProgressRing>,
    );
    const ring = screen.getByRole('progressbar', { name: 'Đã học xong 3/12 bài' });
    expect(ring).toHaveAttribute('aria-valuenow', '3');
    expect(ring).toHaveAttribute('aria-valuemax', '12');
    expect(ring).toHaveAttribute('aria-valuetext', 'Đã học xong 3/12 bài');
    expect(screen.getByText('3/12').closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it.each([
    ['nothing', 0, 4, undefined],
    ['a quarter', 1, 4, '25 100'],
    ['everything', 4, 4, '100 100'],
    ['more than everything', 6, 4, '100 100'],
    ['a part of nothing', 0, 0, undefined],
  ])('draws %s', (_, value, max, arc) => {
    render(<ProgressRing value={value} max={max} label="Tiến độ" />);
    expect(arcOf(screen.getByRole('progressbar'))).toBe(arc);
  });

  it.each([
    ['brand', 1, 'text-brand'],
    ['brand', 2, 'text-success'],
    ['writing', 2, SKILL_LOOKS.writing.text],
  ] as const)('in %s, %d of 2, has the colour %s', (tone, value, colour) => {
    render(<ProgressRing value={value} max={2} label="Tiến độ" tone={tone} />);
    expect(screen.getByRole('progressbar').classList).toContain(colour);
  });
});

describe('the badge of a skill', () => {
  it.each(LESSON_SKILLS)('%s has its word, an icon of its own and its colour', (skill) => {
    const { container } = render(<SkillBadge skill={skill} />);
    const badge = screen.getByText(SKILL_NAMES[skill]);
    expect(badge.classList).toContain(SKILL_LOOKS[skill].text);
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  });

  it('is no other skill’s in icon or colour', () => {
    const looks = Object.values(SKILL_LOOKS);
    for (const part of ['icon', 'text', 'soft'] as const) {
      expect(new Set(looks.map((look) => look[part])).size).toBe(LESSON_SKILLS.length);
    }
  });
});
