import { describe, expect, it } from 'vitest';
import { figureMotion, mouthAt, type Scene } from './motion.ts';

const SILENT: Scene = { level: 0, isListening: false };

/** The poses of some seconds, sixty a second, and the lengths that chance gives. */
function poses(seconds: number, scene: Scene, random = () => 0.5) {
  const at = figureMotion(random);
  return Array.from({ length: seconds * 60 }, (_, frame) => at((frame * 1000) / 60, scene));
}

/** How often something begins. */
const times = (values: readonly number[]): number =>
  values.filter((value, index) => value > 0.3 && (values[index - 1] ?? 0) <= 0.3).length;

describe('the figure', () => {
  it.each([
    ['silence', 0, 0],
    ['noise', 0.005, 0],
    ['full speech', 0.2, 1],
  ])('opens its mouth to %s', (_, level, open) => {
    expect(mouthAt(level)).toBe(open);
  });

  it('follows the voice within a few frames, and closes its mouth after it', () => {
    const at = figureMotion(() => 0.5);
    let pose = at(0, SILENT);
    for (let frame = 1; frame < 9; frame++) pose = at(frame * 16, { level: 0.2, isListening: false });
    expect(pose.mouth).toBeGreaterThan(0.9);
    for (let frame = 9; frame < 21; frame++) pose = at(frame * 16, SILENT);
    expect(pose.mouth).toBe(0);
  });

  it('blinks, at irregular times', () => {
    expect(times(poses(30, SILENT).map(({ lids }) => lids))).toBeGreaterThanOrEqual(5);
    const random = [0.9, 0.1, 0.9, 0.9, 0.2];
    let next = 0;
    const irregular = poses(30, SILENT, () => random[next++ % random.length] ?? 0).map(({ lids }) => lids);
    const starts = irregular.flatMap((lids, at) =>
      lids > 0.3 && (irregular[at - 1] ?? 0) <= 0.3 ? [at] : [],
    );
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(new Set(gaps).size).toBeGreaterThan(1);
  });

  it('nods while the learner speaks, and only then', () => {
    expect(times(poses(20, { level: 0, isListening: true }).map(({ nod }) => nod))).toBeGreaterThanOrEqual(3);
    expect(times(poses(20, SILENT).map(({ nod }) => nod))).toBe(0);
  });
});
