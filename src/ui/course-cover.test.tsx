import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CourseCover } from './course-cover.tsx';
import { Motif, numberOf } from './motifs.tsx';

const COURSES = ['starter', 'nhung-cau-dau-tien', 'chac-nen-tieng-anh', 'buoc-toi-6', 'doc-ky-viet-ro'];

const cover = (id: string, level?: number): HTMLElement =>
  render(<CourseCover id={id} {...(level !== undefined && { level })} className="size-14" />).container;

describe('the cover of a course', () => {
  it('is the same each time, and another one for each course', () => {
    const pictures = COURSES.map((id) => cover(id, 1).innerHTML);
    expect(new Set(pictures).size).toBe(COURSES.length);
    expect(COURSES.map((id) => cover(id, 1).innerHTML)).toEqual(pictures);
  });

  it.each([
    [0, 1],
    [2, 3],
    [4, 5],
  ])('at level %d has passed %d of five milestones', (level, passed) => {
    const milestones = [...cover('starter', level).querySelectorAll('[data-passed]')];
    expect(milestones).toHaveLength(5);
    expect(milestones.filter((each) => each.getAttribute('data-passed') === 'true')).toHaveLength(passed);
  });

  it('has none where the level is unknown, and is hidden from screen readers', () => {
    const picture = cover('starter').querySelector('svg');
    expect(picture?.getAttribute('aria-hidden')).toBe('true');
    expect(picture?.querySelectorAll('[data-passed]')).toHaveLength(0);
  });
});

it('neighbouring motifs differ, whatever the course', () => {
  const shown = (pick: number): string => render(<Motif pick={pick} />).container.innerHTML;
  for (const id of COURSES) expect(shown(numberOf(id))).not.toBe(shown(numberOf(id) + 1));
});
