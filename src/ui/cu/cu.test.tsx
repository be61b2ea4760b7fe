import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Cu } from './cu.tsx';
import { CU_POSES, type CuPose } from './cu-poses.tsx';

const POSES = Object.keys(CU_POSES) as CuPose[];

const draw = (pose: CuPose, isAlive = false): Element => {
  const svg = render(<Cu pose={pose} isAlive={isAlive} />).container.querySelector('svg');
  if (!svg) throw new Error('no drawing');
  return svg;
};

it('has eight poses, no two alike', () => {
  expect(POSES).toHaveLength(8);
  expect(new Set(POSES.map((pose) => draw(pose).innerHTML)).size).toBe(8);
});

describe.each(POSES)('the owl %s', (pose) => {
  it('moves only where it is alive, and for those who do not mind', () => {
    expect(draw(pose).innerHTML).not.toContain('animate-');
    const moves = draw(pose, true).innerHTML.match(/[\w:-]*animate-[\w-]+/g) ?? [];
    expect(moves).toContain('motion-safe:animate-owl-breathe');
    expect(moves.filter((each) => !each.startsWith('motion-safe:'))).toEqual([]);
  });
});

it('is read out only where it has something to say', () => {
  render(<Cu pose="listening" />);
  expect(screen.queryByRole('img')).toBeNull();
  render(<Cu pose="listening" title="Cú đang nghe" />);
  expect(screen.getByRole('img', { name: 'Cú đang nghe' })).toBeVisible();
});
